/**
 * What a line costs anyhow, for comparison: a bare socket server that gives each line back with a prompt behind it. Says
 * on which port it listens as the house does.
 */
import { createServer } from 'node:net';

const PROMPT = '> ';

const server = createServer({ noDelay: true }, (socket) => {
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => socket.write(`${chunk.toString('latin1')}${PROMPT}`));
  socket.write('? ');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  console.log(JSON.stringify({ msg: 'listening', port: address.port }));
});
process.on('SIGTERM', () => process.exit(0));
