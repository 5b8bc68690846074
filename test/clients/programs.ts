/** The clients that are tried: how each is started, which Debian package brings it, and whether it is here. */
import { execFileSync } from 'node:child_process';

export const CLIENT_PROGRAMS = ['telnet', 'tt++', 'nc', 'plink'] as const;
export type ClientProgram = (typeof CLIENT_PROGRAMS)[number];

export const COMMANDS: Readonly<Record<ClientProgram, (port: number) => string>> = {
  telnet: (port) => `telnet 127.0.0.1 ${port}`,
  'tt++': (port) => `tt++ -e "#session haus 127.0.0.1 ${port}"`,
  nc: (port) => `nc 127.0.0.1 ${port}`,
  plink: (port) => `plink -telnet -P ${port} 127.0.0.1`,
};

/** The screen that they run on. */
export const SCREEN = 'tmux';

export const PACKAGES: Readonly<Record<ClientProgram | typeof SCREEN, string>> = {
  tmux: 'tmux',
  telnet: 'inetutils-telnet',
  'tt++': 'tintin++',
  nc: 'netcat-openbsd',
  plink: 'putty-tools',
};

/** Debian puts games in a place of their own. */
export const PATH = `${process.env.PATH ?? ''}:/usr/games`;

export function isHere(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v '${program}'`], { stdio: 'ignore', env: { ...process.env, PATH } });
    return true;
  } catch {
    return false;
  }
}
