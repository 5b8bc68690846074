/**
 * The honest two in a process of their own, so that their times are not those of a busy attacker:
 * `honest-process.ts <port> <pause ms>`. Asked by IPC, it answers with the latency since it was last asked.
 */
import { latencyOf } from './figures';
import { seatHonestPair } from './honest';

async function main(): Promise<void> {
  const [port, pauseMs] = process.argv.slice(2).map(Number);
  const pair = await seatHonestPair(port ?? 0, ['127.1.0.1', '127.1.0.2']);
  process.on('message', () => process.send?.(latencyOf(pair.times())));
  process.send?.('seated');
  await pair.play(() => true, pauseMs ?? 50);
}

void main().catch((error: unknown) => {
  process.stderr.write(`honest players: ${String(error)}\n`);
  process.exit(1);
});
