/** Does what a step asks of people, clock and house; what is read is none of its business. */
import { assertNever } from '../../kernel/assert-never';
import type { Cast } from './cast';
import { fillIn, type Values } from './expectation';
import type { Act, Script, ScriptFault, Step } from './script';
import { stepsOf } from './parse';
import type { Ability, Stage } from './stage';

/** A step that acts. */
export type Deed = Extract<Step, { kind: 'type' | 'act' | 'clock' | 'house' }>;

export const isDeed = (step: Step): step is Deed =>
  step.kind === 'type' || step.kind === 'act' || step.kind === 'clock' || step.kind === 'house';

function need(step: Step): Ability | null {
  if (step.kind === 'clock' || step.kind === 'house') return step.kind;
  const ofBytes = step.kind === 'act' && (step.act.does === 'sends' || step.act.does === 'receives');
  return ofBytes ? 'bytes' : null;
}

const WHERE: Readonly<Record<Ability, string>> = {
  clock: 'Die Uhr lässt sich nur im Speicher stellen (--speicher).',
  house: 'Neu starten lässt sich nur ein Haus, das für die Sitzung gestartet wurde.',
  bytes: 'Einzelne Bytes gibt es nur an einer Leitung, nicht im Speicher.',
};

/** The first step that this stage cannot do. */
export function unfit(script: Script, stage: Stage): ScriptFault | null {
  for (const step of stepsOf(script)) {
    const ability = need(step);
    if (ability !== null && !stage.can[ability]) return { line: step.line, problem: WHERE[ability] };
  }
  return null;
}

async function act(cast: Cast, who: string, deed: Act): Promise<void> {
  switch (deed.does) {
    case 'connects':
      await cast.present(who);
      return;
    case 'ends':
      return cast.find(who)?.seat.end();
    case 'resets':
      return cast.find(who)?.seat.reset();
    case 'sends':
      return (await cast.present(who)).seat.sendBytes(deed.bytes);
    case 'tells':
      return (await cast.present(who)).seat.tell(deed.name, deed.data);
    case 'receives':
    case 'isClosed':
      return;
    default:
      return assertNever(deed);
  }
}

/** Who types and is not there comes first. */
export async function perform(step: Deed, cast: Cast, stage: Stage, values: Values): Promise<void> {
  switch (step.kind) {
    case 'type':
      return (await cast.present(step.who)).seat.type(fillIn(step.text, values));
    case 'act':
      return act(cast, step.who, step.act);
    case 'clock':
      return stage.advance(step.ms);
    case 'house':
      await stage.restart(step.what);
      return cast.lost();
    default:
      return assertNever(step);
  }
}
