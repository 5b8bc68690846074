/** Plays a script on a stage, step by step, and says where it goes another way. The runner of scripted sessions. */
import { assertNever } from '../../kernel/assert-never';
import { awaitBytes, awaitClose, awaitLine, awaitMessage } from './await';
import { Cast, type Player } from './cast';
import { lastOf, type Mismatch } from './mismatch';
import { perform } from './perform';
import type { Script, Step } from './script';
import { stepsOf } from './parse';
import type { Stage } from './stage';

class Playing {
  private readonly cast: Cast;
  private readonly values = new Map<string, string>();
  private patienceMs: number;

  constructor(
    private readonly script: Script,
    private readonly stage: Stage,
  ) {
    this.cast = new Cast(stage, script.header);
    this.patienceMs = script.header.patienceMs;
  }

  /** The first mismatch; null: all went as written. */
  async play(): Promise<Mismatch | null> {
    await this.cast.begin();
    for (const step of stepsOf(this.script)) {
      const mismatch = await this.step(step);
      if (mismatch !== null) return mismatch;
    }
    return this.rest();
  }

  async leave(): Promise<void> {
    await this.cast.leave();
  }

  private async step(step: Step): Promise<Mismatch | null> {
    switch (step.kind) {
      case 'read':
        return this.read(step);
      case 'gmcp':
        return awaitMessage(step, await this.cast.present(step.who), this.patienceMs);
      case 'patience':
        this.patienceMs = step.ms;
        return null;
      case 'act':
        return this.act(step);
      case 'type':
      case 'clock':
      case 'house':
        await perform(step, this.cast, this.stage, this.values);
        return null;
      default:
        return assertNever(step);
    }
  }

  private async read(step: Extract<Step, { kind: 'read' }>): Promise<Mismatch | null> {
    if (step.expectation.kind === 'anything') {
      const player = this.cast.find(step.who) ?? (await this.cast.join(step.who));
      player.skipping = true;
      return null;
    }
    const { loose } = this.script.header;
    const found = await awaitLine(step, this.cast, this.values, loose, this.patienceMs);
    if ('why' in found) return found;
    for (const [name, value] of found) this.values.set(name, value);
    return null;
  }

  private async act(step: Extract<Step, { kind: 'act' }>): Promise<Mismatch | null> {
    const { act, who } = step;
    if (act.does === 'receives') {
      return awaitBytes(step, act.bytes, await this.cast.present(who), this.patienceMs);
    }
    const player = this.cast.find(who);
    if (act.does === 'isClosed') {
      const stays = player === null ? null : await awaitClose(step, player, this.patienceMs);
      return stays ?? this.unmentioned(player, step.line);
    }
    // What was read on a line that is given up shall have been mentioned.
    const givesUp = act.does === 'ends' || act.does === 'resets' || player?.seat.closed === true;
    if (givesUp) await player?.seat.settle();
    const left = givesUp ? this.unmentioned(player, step.line) : null;
    if (left !== null) return left;
    await perform(step, this.cast, this.stage, this.values);
    return null;
  }

  /** Lines that nobody has asked for. */
  private unmentioned(player: Player | null, line: number): Mismatch | null {
    if (player === null || player.skipping || this.script.header.loose) return null;
    const came = player.seat.lines.slice(player.lines);
    if (came.length === 0) return null;
    return { line, who: player.who, why: 'unmentioned', expected: null, came: lastOf(came) };
  }

  private async rest(): Promise<Mismatch | null> {
    await this.cast.settle();
    const line = stepsOf(this.script).at(-1)?.line ?? this.script.head.length;
    for (const player of this.cast.all) {
      const mismatch = this.unmentioned(player, line);
      if (mismatch !== null) return mismatch;
    }
    return null;
  }
}

/** Rejects when there is no house to play in. The stage stays open. */
export async function play(script: Script, stage: Stage): Promise<Mismatch | null> {
  const playing = new Playing(script, stage);
  try {
    return await playing.play();
  } finally {
    await playing.leave();
  }
}
