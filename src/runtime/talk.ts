/** People talking: in a room, at a table, across the house, to one person. Every word is cleaned before it is heard. */
import { findPerson, seatOf, type Presence } from '../hall/hall';
import { placeKey } from '../hall/place';
import type { Channel } from '../command/intent';
import { playerIdOf, type PlayerId } from '../match/player';
import { cleanText } from '../render/clean';
import type { Message } from '../text/message';
import { CROWD, linesAt, type House } from './house';
import { PUBLIC_PACE, type Line } from './line';
import { sayAlike } from './say-alike';
import { presenceOf, tableOf } from './situation';
import { isMuted } from './records';

/** Code points of one utterance. */
const LONGEST = 400;
/** Each name that is not heard is kept, and looked for whenever its person speaks. */
const MOST_IGNORED = 100;

/** Who hears a channel, the speaker among them. */
function audience(house: House, presence: Presence, channel: Channel): readonly Line[] {
  if (channel === 'shout') return [...house.lines.values()];
  const here = linesAt(house, placeKey(presence.place));
  const table = channel === 'whisper' ? tableOf(house, presence) : null;
  if (table === null) return here;
  const plays = seatOf(table, presence.person.id) !== null;
  return here.filter((line) => line.person !== null && (seatOf(table, line.person.id) !== null) === plays);
}

function heard(channel: Channel, name: string, text: string, you: boolean): Message {
  const to = you ? 'you' : 'watcher';
  switch (channel) {
    case 'say':
      return { code: 'talk-say', name, text, to };
    case 'emote':
      return { code: 'talk-emote', name, text };
    case 'shout':
      return { code: 'talk-shout', name, text, to };
    case 'whisper':
      return { code: 'talk-whisper', name, text, to };
  }
}

function sendText(line: Line, from: string, channel: string, text: string): void {
  line.connection.sendGmcp('Comm.Text', { from, channel, text });
}

export function talk(house: House, line: Line, channel: Channel, typed: string): void {
  const presence = presenceOf(house, line);
  if (isMuted(house, line)) return;
  const text = cleanText(typed, LONGEST);
  if (text === '') {
    line.say({ code: 'talk-nothing' });
    return;
  }
  const { id, name } = presence.person;
  const atTable = presence.place.kind === 'table';
  const gmcpChannel = channel === 'say' || channel === 'emote' ? (atTable ? 'table' : 'room') : channel;
  const hearers = audience(house, presence, channel);
  // What one says costs as much as there are people who hear it.
  if ((channel === 'shout' || hearers.length > CROWD) && !line.publicPace.take(house.ports.clock.now())) {
    line.say({ code: 'talk-too-fast', seconds: PUBLIC_PACE.everyMs / 1000 });
    return;
  }
  const others = hearers.filter((hearer) => hearer !== line && !hearer.ignored.has(id));
  if (hearers.includes(line)) line.say(heard(channel, name, text, true));
  sayAlike(others, heard(channel, name, text, false));
  for (const hearer of hearers) if (!hearer.ignored.has(id)) sendText(hearer, name, gmcpChannel, text);
  if (hearers.length <= 1 && channel !== 'emote') line.say({ code: 'talk-nobody-hears' });
}

export function tell(house: House, line: Line, to: string, typed: string): void {
  const { person } = presenceOf(house, line);
  if (isMuted(house, line)) return;
  const text = cleanText(typed, LONGEST);
  const found = findPerson(house.hall, to);
  if (found.kind === 'many') {
    line.say({ code: 'several-of-that-name', name: cleanText(to, LONGEST), names: found.names });
    return;
  }
  const hearer = found.kind === 'one' ? house.lines.get(found.presence.person.id) : undefined;
  if (found.kind === 'none' || hearer === undefined) {
    line.say({ code: 'nobody-of-that-name', name: cleanText(to, LONGEST) });
    return;
  }
  if (text === '') {
    line.say({ code: 'talk-nothing' });
    return;
  }
  const other = found.presence.person;
  line.lastPartner = other.name;
  line.say({ code: 'talk-told', name: other.name, text });
  if (hearer.ignored.has(person.id)) return;
  hearer.lastPartner = person.name;
  hearer.say({ code: 'talk-tells', name: person.name, text });
  sendText(hearer, person.name, 'tell', text);
}

export function reply(house: House, line: Line, text: string): void {
  if (line.lastPartner === null) line.say({ code: 'talk-no-partner' });
  else tell(house, line, line.lastPartner, text);
}

/** Ignores somebody, or listens again; without a name says who is ignored. */
export function ignore(house: House, line: Line, name: string | null): void {
  const { person } = presenceOf(house, line);
  if (name === null) {
    const names = [...line.ignored.values()];
    line.say(names.length === 0 ? { code: 'ignore-nobody' } : { code: 'ignore-list', names: [...names] });
    return;
  }
  // Who has left can be listened to again, too.
  if (line.ignored.has(playerIdOf(name))) {
    listen(line, playerIdOf(name));
    return;
  }
  const found = findPerson(house.hall, name);
  const shown = cleanText(name, LONGEST);
  if (found.kind === 'many') line.say({ code: 'several-of-that-name', name: shown, names: found.names });
  else if (found.kind === 'none') line.say({ code: 'nobody-of-that-name', name: shown });
  else if (found.presence.person.id === person.id) line.say({ code: 'ignore-self' });
  else if (line.ignored.has(found.presence.person.id)) listen(line, found.presence.person.id);
  else if (line.ignored.size >= MOST_IGNORED) line.say({ code: 'ignore-too-many', most: MOST_IGNORED });
  else {
    const other = found.presence.person;
    line.ignored.set(other.id, other.name);
    line.say({ code: 'ignore-on', name: other.name });
  }
}

function listen(line: Line, id: PlayerId): void {
  line.say({ code: 'ignore-off', name: line.ignored.get(id) ?? '' });
  line.ignored.delete(id);
}
