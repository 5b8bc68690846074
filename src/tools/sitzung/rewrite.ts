/** Plays a script in memory and writes it anew with what is read today: equal to what it was when nothing has changed. */
import { Cast } from './cast';
import { escapeLine } from './expectation';
import { openMemoryStage } from './memory-stage';
import { isDeed, perform } from './perform';
import type { Script } from './script';

/** What everybody has read and the text does not have yet. */
function unread(cast: Cast): readonly string[] {
  return cast.all.flatMap((player) => {
    const fresh = player.seat.lines.slice(player.lines);
    player.lines = player.seat.lines.length;
    return fresh.map((line) => (line === '' ? `${player.who}<` : `${player.who}< ${escapeLine(line)}`));
  });
}

/** The whole file. Lines that are read are made anew, so those of the script are not looked at. */
export async function rewrite(script: Script): Promise<string> {
  const stage = await openMemoryStage(script.header.rngSeed);
  const cast = new Cast(stage, script.header);
  await cast.begin();
  const written = [...script.head];
  for (const row of script.rows) {
    if (row.kind === 'read') continue;
    if (row.kind === 'type') {
      await cast.present(row.who);
      written.push(...unread(cast));
    }
    written.push(row.source);
    if (row.kind !== 'remark' && isDeed(row)) await perform(row, cast, stage, new Map());
    await cast.settle();
    written.push(...unread(cast));
  }
  await stage.close();
  return `${written.join('\n')}\n`;
}
