/** The house in memory as a stage: nothing waits there, so what does not come at once does not come. */
import { settle, type MemoryClient } from '../../adapters/memory/connection';
import { cannot, type Seat, type Stage } from './stage';
import { createWorld, type World } from './world';

class MemorySeat implements Seat {
  readonly bytes = null;
  readonly lines: string[] = [];
  greeted = 0;
  private typed = false;

  constructor(readonly client: MemoryClient) {
    this.read();
  }

  get closed(): boolean {
    return this.client.closed !== null;
  }

  get messages(): MemoryClient['gmcp'] {
    return this.client.gmcp;
  }

  /** Whether there was anything. */
  read(): boolean {
    const fresh = this.client.reads();
    this.lines.push(...fresh);
    if (!this.typed) this.greeted = this.lines.length;
    return fresh.length > 0;
  }

  async type(text: string): Promise<void> {
    this.read();
    this.typed = true;
    await this.client.types(text);
  }

  readonly sendBytes = cannot;

  tell(name: string, data: unknown): Promise<void> {
    return this.client.asks(name, data);
  }

  end(): Promise<void> {
    return this.client.drops();
  }

  reset(): Promise<void> {
    return this.client.drops();
  }

  news(): Promise<boolean> {
    return Promise.resolve(this.read());
  }

  async settle(): Promise<void> {
    await settle();
    this.read();
  }

  async gone(): Promise<boolean> {
    await this.settle();
    return this.closed;
  }

  async entered(): Promise<boolean> {
    await this.settle();
    return !this.closed;
  }
}

export async function openMemoryStage(rngSeed: number): Promise<Stage> {
  const first = await createWorld({ rngSeed });
  let world: World = first;
  let starts = 0;
  let seats: MemorySeat[] = [];
  return {
    can: { clock: true, house: true, bytes: false },
    async connect(traits) {
      const seat = new MemorySeat(await world.connect(traits));
      seats.push(seat);
      return seat;
    },
    advance: (ms) => world.passes(ms),
    async restart(how) {
      if (how === 'restart') world.opened.door.close();
      else seats.forEach(({ client }) => client.vanishes());
      seats = [];
      await settle();
      starts += 1;
      const { store, accounts, clock } = first;
      world = await createWorld({ store, accounts, clock, rngSeed: rngSeed + starts });
    },
    close: () => Promise.resolve(),
  };
}
