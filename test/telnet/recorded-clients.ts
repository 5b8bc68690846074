/**
 * Openings of real clients. inetutils telnet 2.4, TinTin++ 2.02.20 and PuTTY 0.78 were recorded; Mudlet and
 * MUSHclient follow their documentation (wiki.mudlet.org Supported Protocols; mushclient.com).
 */
import type { ClientTraits } from '../../src/ports/connection';

/** What the line says first. */
export const OPENING = 'IAC WILL EOROPT IAC DO TTYPE "Hallo" CR LF "Name: "';
const OFFERS = 'IAC DO NAWS IAC WILL CHARSET IAC DO NEWENV IAC WILL GMCP IAC WILL MSSP';
const TTYPE = 'IAC SB TTYPE 1 IAC SE';
const NEWENV = 'IAC SB NEWENV 1 0 "SCREEN_READER" 3 "SCREEN_READER" IAC SE';
const PONG = 'IAC SB GMCP "Core.Ping" IAC SE';
const CHARSET = 'IAC SB CHARSET 1 ";UTF-8;ISO-8859-1" IAC SE';
const MSSP = 'IAC SB MSSP 1 "NAME" 2 "Spielhaus" 1 "PLAYERS" 2 "3" 1 "PORT" 2 "4000" 2 "4001" IAC SE';

export interface Recorded {
  /** What the client says, and what the line answers to each. */
  readonly exchange: readonly (readonly [said: string, answered: string])[];
  readonly traits: ClientTraits;
}

export const CLIENTS: Readonly<Record<string, Recorded>> = {
  'inetutils telnet': {
    exchange: [
      ['IAC DONT EOROPT IAC WILL TTYPE', `${OFFERS} ${TTYPE} IAC GA`],
      [
        'IAC WILL NAWS IAC SB NAWS 0 80 0 24 IAC SE IAC DONT CHARSET IAC WILL NEWENV IAC DONT GMCP IAC DONT MSSP ' +
          'IAC SB TTYPE 0 "XTERM-256COLOR" IAC SE',
        `${NEWENV} ${TTYPE}`,
      ],
      [
        'IAC SB NEWENV 0 3 "SCREEN_READER" 3 "SCREEN_READER" IAC SE IAC SB TTYPE 0 "XTERM-256COLOR" IAC SE',
        '',
      ],
    ],
    traits: {
      columns: 80,
      rows: 24,
      charset: 'ascii',
      colours: 2,
      screenReader: false,
      introducing: false,
      gmcp: false,
      client: 'XTERM-256COLOR',
    },
  },
  PuTTY: {
    exchange: [
      [
        'IAC WILL NAWS IAC WILL TSPEED IAC WILL TTYPE IAC WILL NEWENV IAC DO ECHO IAC WILL SGA IAC DO SGA IAC DONT EOROPT',
        `${OFFERS} IAC DONT TSPEED ${TTYPE} ${NEWENV} IAC WONT ECHO IAC DONT SGA IAC WONT SGA IAC GA`,
      ],
      [
        'IAC SB NAWS 0 80 0 24 IAC SE IAC DONT CHARSET IAC DONT GMCP IAC DONT MSSP IAC SB TTYPE 0 "XTERM" IAC SE ' +
          'IAC SB NEWENV 0 0 "USER" 1 "anna" IAC SE',
        TTYPE,
      ],
      ['IAC SB TTYPE 0 "XTERM" IAC SE', ''],
    ],
    traits: {
      columns: 80,
      rows: 24,
      charset: 'ascii',
      colours: 1,
      screenReader: false,
      introducing: false,
      gmcp: false,
      client: 'XTERM',
    },
  },
  'TinTin++': {
    exchange: [
      ['IAC DO EOROPT IAC WILL TTYPE', `${OFFERS} ${TTYPE} IAC EOR`],
      ['IAC WILL NAWS', ''],
      [
        'IAC SB NAWS 0 80 0 24 IAC SE IAC DO CHARSET IAC WILL NEWENV IAC DONT GMCP IAC SB TTYPE 0 "TINTIN++" IAC SE',
        `${CHARSET} ${NEWENV} ${TTYPE}`,
      ],
      ['IAC SB CHARSET 2 "UTF-8" IAC SE', ''],
      ['IAC SB TTYPE 0 "xterm-256color" IAC SE', TTYPE],
      ['IAC SB TTYPE 0 "MTTS 271" IAC SE', ''],
    ],
    traits: {
      columns: 80,
      rows: 24,
      charset: 'utf8',
      colours: 3,
      screenReader: false,
      introducing: false,
      gmcp: false,
      client: 'TINTIN++',
    },
  },
  Mudlet: {
    exchange: [
      ['IAC DO EOROPT IAC WILL TTYPE', `${OFFERS} ${TTYPE} IAC EOR`],
      [
        'IAC WILL NAWS IAC SB NAWS 0 100 0 40 IAC SE IAC DO CHARSET IAC WILL NEWENV IAC DO GMCP ' +
          'IAC SB GMCP "Core.Ping" IAC SE IAC DO MSSP IAC SB TTYPE 0 "MUDLET" IAC SE',
        `${CHARSET} ${NEWENV} ${PONG} ${MSSP} ${TTYPE}`,
      ],
      [
        'IAC SB CHARSET 2 "UTF-8" IAC SE IAC SB NEWENV 0 0 "SCREEN_READER" 3 "SCREEN_READER" 1 "1" IAC SE ' +
          'IAC SB TTYPE 0 "ANSI-TRUECOLOR" IAC SE',
        TTYPE,
      ],
      ['IAC SB TTYPE 0 "MTTS 2413" IAC SE', ''],
    ],
    traits: {
      columns: 100,
      rows: 40,
      charset: 'utf8',
      colours: 3,
      screenReader: true,
      introducing: false,
      gmcp: true,
      client: 'MUDLET',
    },
  },
  MUSHclient: {
    exchange: [
      ['IAC DO EOROPT IAC WILL TTYPE', `${OFFERS} ${TTYPE} IAC EOR`],
      [
        'IAC WONT NAWS IAC DO CHARSET IAC WONT NEWENV IAC DONT GMCP IAC DONT MSSP IAC SB TTYPE 0 "MUSHCLIENT" IAC SE',
        `${CHARSET} ${TTYPE}`,
      ],
      ['IAC SB CHARSET 3 IAC SE IAC SB TTYPE 0 "ANSI" IAC SE', TTYPE],
      ['IAC SB TTYPE 0 "MTTS 9" IAC SE', ''],
    ],
    traits: {
      columns: null,
      rows: null,
      charset: 'ascii',
      colours: 2,
      screenReader: false,
      introducing: false,
      gmcp: false,
      client: 'MUSHCLIENT',
    },
  },
};
