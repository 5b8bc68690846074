/**
 * Asks the house on this machine's own port whether it still speaks: exit code 0 if text comes in time, 1 if not.
 * Run by the container's health check, so it needs nothing but node itself.
 */
import { connect } from 'node:net';

const DEFAULT_PORT = 4000;
const PATIENCE_MS = 3000;

const IAC = 0xff;
const SB = 0xfa;
const SE = 0xf0;
const WILL = 0xfb;

/** Whether a letter stands outside the telnet commands (RFC 854): negotiation alone is no sign of life. */
export function hasText(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte !== IAC) {
      if (/[A-Za-z]/.test(String.fromCharCode(byte))) return true;
      continue;
    }
    const command = bytes[at + 1] ?? 0;
    if (command === SB) {
      while (at < bytes.length && !(bytes[at] === IAC && bytes[at + 1] === SE)) at += 1;
      at += 1;
    } else {
      at += command >= WILL ? 2 : 1;
    }
  }
  return false;
}

/** Connects to 127.0.0.1 and waits for text, at most so long. Never rejects. */
export function speaks(port: number, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const heard: Uint8Array[] = [];
    const socket = connect({ port, host: '127.0.0.1' });
    const timer = setTimeout(() => finish(false), patienceMs);
    const finish = (alive: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(alive);
    };
    socket.on('data', (bytes) => {
      heard.push(bytes);
      if (hasText(Buffer.concat(heard))) finish(true);
    });
    socket.on('error', () => finish(false));
    socket.on('close', () => finish(false));
  });
}

if (require.main === module) {
  const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
  void speaks(port, PATIENCE_MS).then((alive) => {
    process.exitCode = alive ? 0 : 1;
  });
}
