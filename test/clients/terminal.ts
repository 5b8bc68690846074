/** A program on a screen of its own (tmux): types into it and reads what a person would see. */
import { execFileSync } from 'node:child_process';

const PATIENCE_MS = 20_000;
/** A server of its own, so that nobody's sessions are touched. */
const SOCKET = `spielhaus-${process.pid}`;
const COLUMNS = 80;
const ROWS = 50;

const tmux = (...args: string[]): string =>
  execFileSync('tmux', ['-L', SOCKET, '-f', '/dev/null', ...args], {
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
  });

export interface Terminal {
  /** Types a line and presses Enter. */
  readonly types: (line: string) => void;
  /** The screen, without blanks at line ends and empty lines below. */
  readonly screen: () => string;
  /** Waits until the screen shows the text, also across wrapped lines; throws with the screen when it does not. */
  readonly shows: (text: string) => Promise<void>;
  /** The line with the cursor, up to the cursor. */
  readonly cursorLine: () => string;
}

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ');

export function openTerminal(name: string, command: string): Terminal {
  tmux('-u', 'new-session', '-d', '-s', name, '-x', String(COLUMNS), '-y', String(ROWS), command);
  // What is left on the screen when a program ends is still to be read.
  tmux('set-option', '-t', name, 'remain-on-exit', 'on');
  const screen = (): string =>
    tmux('capture-pane', '-p', '-t', name)
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trimEnd();
  return {
    screen,
    types: (line) => {
      if (line !== '') tmux('send-keys', '-t', name, '-l', line);
      tmux('send-keys', '-t', name, 'Enter');
    },
    shows: async (text) => {
      const until = Date.now() + PATIENCE_MS;
      while (!plain(screen()).includes(plain(text))) {
        if (Date.now() > until) throw new Error(`${name} does not show "${text}":\n${screen()}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    cursorLine: () => {
      const [x = 0, y = 0] = tmux('display-message', '-p', '-t', name, '#{cursor_x} #{cursor_y}')
        .split(' ')
        .map(Number);
      const line = tmux('capture-pane', '-p', '-t', name).split('\n')[y] ?? '';
      return line.padEnd(x).slice(0, x);
    },
  };
}

export function closeTerminals(): void {
  try {
    tmux('kill-server');
  } catch {
    // Every program has ended by itself, and tmux with them.
  }
}
