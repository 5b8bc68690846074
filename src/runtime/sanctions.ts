/** Who may not come in or talk now, as it follows from the stewards' log. */
import { networkOf } from '../kernel/network';
import type { PlayerId } from '../match/player';
import type { Entry } from '../ports/steward-log';

export class Sanctions {
  private readonly bans = new Map<PlayerId, Entry>();
  private readonly mutes = new Map<PlayerId, Entry>();

  /** entries: oldest first; those that are no sanctions change nothing. */
  constructor(entries: readonly Entry[]) {
    for (const entry of entries) this.note(entry);
  }

  note(entry: Entry): void {
    const { kind, whom } = entry;
    if (whom === null) return;
    if (kind === 'ban') this.bans.set(whom.id, entry);
    if (kind === 'mute') this.mutes.set(whom.id, entry);
    if (kind === 'pardon') {
      this.bans.delete(whom.id);
      this.mutes.delete(whom.id);
    }
  }

  /** guestFrom: the address of who comes as a guest; null for the owner of a name. null: they may come in. */
  banOf(id: PlayerId, guestFrom: string | null, now: number): Entry | null {
    const holds = (ban: Entry | undefined): ban is Entry =>
      ban !== undefined && (ban.until === null || ban.until > now);
    const own = this.bans.get(id);
    if (holds(own)) return own;
    if (guestFrom === null) return null;
    const network = networkOf(guestFrom);
    for (const ban of this.bans.values())
      if (ban.address !== null && networkOf(ban.address) === network && holds(ban)) return ban;
    return null;
  }

  muteOf(id: PlayerId): Entry | null {
    return this.mutes.get(id) ?? null;
  }

  /** There is something to pardon. */
  has(id: PlayerId, now: number): boolean {
    return this.banOf(id, null, now) !== null || this.mutes.has(id);
  }
}
