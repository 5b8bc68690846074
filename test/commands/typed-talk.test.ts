/** Typed lines that talk, set and ask for help. */
import { bad, code, missing, set, table } from './typed';

table('talk', [
  ['hall', 'sage Hallo  Du', { type: 'talk', channel: 'say', text: 'Hallo  Du' }],
  ['hall', 'sag in der Halle', { type: 'talk', channel: 'say', text: 'in der Halle' }],
  ['hall', "'Hallo, Anna!", { type: 'talk', channel: 'say', text: 'Hallo, Anna!' }],
  ['hall', "  ' Hallo", { type: 'talk', channel: 'say', text: 'Hallo' }],
  ['hall', ':lacht', { type: 'talk', channel: 'emote', text: 'lacht' }],
  ['hall', 'rufe Wer spielt?', { type: 'talk', channel: 'shout', text: 'Wer spielt?' }],
  ['khalaha', 'fluestere psst', { type: 'talk', channel: 'whisper', text: 'psst' }],
  ['hall', 'teile Anna mit Hallo', { type: 'tell', to: 'Anna', text: 'Hallo' }],
  ['hall', 'teile anna Hallo', { type: 'tell', to: 'anna', text: 'Hallo' }],
  ['hall', 'tm Anna mit 5 Steinen', { type: 'tell', to: 'Anna', text: 'mit 5 Steinen' }],
  ['hall', 'tm Anna: Hallo', { type: 'tell', to: 'Anna', text: 'Hallo' }],
  ['hall', 'rede Jürgen mit Hallo', { type: 'tell', to: 'Jürgen', text: 'Hallo' }],
  ['hall', 'erwidere Gern', { type: 'reply', text: 'Gern' }],
  ['hall', 'ignoriere Bernd', { type: 'ignore', name: 'Bernd' }],
  ['hall', 'ignoriere', { type: 'ignore', name: null }],
  ['hall', 'sage', missing('text')],
  ['hall', "'", missing('text')],
  ['hall', 'teile', missing('name')],
  ['hall', 'teile Anna', missing('text')],
]);

const ban = (days: number | null, reason: string): object => ({
  type: 'steward',
  act: { kind: 'ban', name: 'frida', days, reason },
});

table('a ban is for days only where a number of days stands before a reason', [
  ['office', 'verbanne frida Werbung', ban(null, 'Werbung')],
  ['office', 'verbanne frida 3 Werbung', ban(3, 'Werbung')],
  ['office', 'verbanne frida drei tage Werbung', ban(3, 'Werbung')],
  ['office', 'verbanne frida 99999 Fragen', ban(null, '99999 Fragen')],
  ['office', 'verbanne', missing('name')],
  ['office', 'verbanne frida', missing('reason')],
  ['office', 'verbanne frida 3', bad('reason', '3')],
]);

table('settings', [
  ['hall', 'stelle farbe aus', set('colour', 'off')],
  ['hall', 'farbe aus', set('colour', 'off')],
  ['hall', 'stelle Farbe auf an', set('colour', 'on')],
  ['hall', 'stelle brett text', set('board', 'text')],
  ['hall', 'stelle breite 60', set('width', '60')],
  ['hall', 'stelle breite auto', set('width', 'auto')],
  ['hall', 'stelle zeichensatz latin-1', set('charset', 'latin1')],
  ['hall', 'sprache englisch', set('language', 'en')],
  ['hall', 'stelle ton an', set('bell', 'on')],
  ['hall', 'stelle breite 7', code('command-width-value', { given: '7' })],
  ['hall', 'stelle farbe blau', code('command-setting-value', { choices: ['auto', 'an', 'aus'] })],
  ['hall', 'stelle farbe a', code('command-setting-value', { given: 'a' })],
  ['hall', 'stelle mond an', code('command-setting-unknown', { given: 'mond' })],
  ['hall', 'stelle', missing('setting')],
  ['hall', 'stelle farbe', code('command-setting-missing', { choices: ['auto', 'an', 'aus'] })],
  ['hall', 'farbe', code('command-setting-missing', { setting: 'farbe' })],
  [
    'hall',
    'stelle brett',
    code('command-setting-missing', { choices: ['auto', 'ascii', 'unicode', 'text'] }),
  ],
  ['hall', 'stelle breite', { code: 'command-width-missing' }],
  ['hall', 'einstellungen', { type: 'show', show: 'settings' }],
]);

table('help', [
  ['hall', '?', { type: 'help', topic: null }],
  ['hall', 'hilfe', { type: 'help', topic: null }],
  ['hall', '? leere', { type: 'help', topic: 'leere' }],
  ['hall', 'hilfe loesche figur', { type: 'help', topic: 'loesche figur' }],
  ['hall', 'kom', { type: 'show', show: 'commands' }],
  ['hall', 'regeln', { type: 'rules', game: null }],
  ['kelma', 'regeln', { type: 'rules', game: 'kelma' }],
  ['hall', 'regeln kelma', { type: 'rules', game: 'kelma' }],
  ['hall', 'regeln schach', bad('game', 'schach')],
]);
