/** How many are here from each address. */

export class Attendance {
  private readonly here = new Map<string, number>();

  of(address: string): number {
    return this.here.get(address) ?? 0;
  }

  enter(address: string): void {
    this.here.set(address, this.of(address) + 1);
  }

  /** Nothing is kept about an address from which nobody is here any more. */
  leave(address: string): void {
    const left = this.of(address) - 1;
    if (left > 0) this.here.set(address, left);
    else this.here.delete(address);
  }

  /** From how many addresses somebody is here. */
  get addresses(): number {
    return this.here.size;
  }
}
