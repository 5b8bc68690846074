/** Offers: proposed, accepted by proposing the same, declined, withdrawn, and void when the match has gone on. */
import { evolve } from '../../src/match/evolve';
import { OFFERS } from '../../src/match/intent';
import { NO_OFFERS } from '../../src/match/match';
import { after, begun, DECLINE, facts, KALAH, KHALAHA, MITTE, move, N, offer, rejection, S } from './play';

/** Both have moved; south is on turn. */
const MATCH = after(begun(KALAH), [S, move('1')], [N, move('1')]);

const ACCEPTED = {
  draw: { type: 'MatchDrawn' },
  takeback: { type: 'MoveTakenBack', side: S, move: '1', count: 2 },
  restart: { type: 'MatchCalledOff', side: S, reason: 'restarted' },
  adjourn: { type: 'MatchAdjourned' },
  hints: { type: 'HintsAllowed' },
} as const;

describe.each(OFFERS)('F7 %s', (what) => {
  const offered = after(MATCH, [S, offer(what)]);

  test('is open after it was made, by whom and about which move', () => {
    const about = what === 'takeback' ? '1' : null;
    expect(facts(MATCH, S, offer(what))).toEqual([{ type: 'OfferMade', side: S, offer: what, move: about }]);
    expect(offered.offers).toEqual({ ...NO_OFFERS, [what]: { by: S, move: about } });
  });

  test('made twice has one effect', () => {
    expect(rejection(offered, S, offer(what))).toEqual({ code: 'alreadyOffered', offer: what });
  });

  test('crossing with the same of the other side is agreement, with no residue', () => {
    expect(facts(offered, N, offer(what))).toEqual([ACCEPTED[what]]);
    expect(after(offered, [N, offer(what)]).offers).toEqual(NO_OFFERS);
  });

  test('declined is gone, and may be made again by either side', () => {
    expect(facts(offered, N, DECLINE)).toEqual([{ type: 'OfferDeclined', side: N, offer: what }]);
    const declined = after(offered, [N, DECLINE]);
    expect(declined.offers).toEqual(NO_OFFERS);
    expect(after(declined, [S, offer(what)]).offers[what]?.by).toBe(S);
    expect(after(declined, [N, offer(what)]).offers[what]?.by).toBe(N);
  });

  test('can be accepted by the other side alone, and not once it is gone', () => {
    const accept = { type: 'accept', offer: what } as const;
    expect(facts(offered, N, accept)).toEqual(facts(offered, N, offer(what)));
    expect(rejection(offered, S, accept)).toEqual({ code: 'nothingToAccept' });
    expect(rejection(after(offered, [S, DECLINE]), N, accept)).toEqual({ code: 'nothingToAccept' });
  });

  test('withdrawn is gone; what the other then offers is an offer, not an agreement', () => {
    expect(facts(offered, S, DECLINE)).toEqual([{ type: 'OfferWithdrawn', side: S, offer: what }]);
    const withdrawn = after(offered, [S, DECLINE]);
    expect(withdrawn.offers).toEqual(NO_OFFERS);
    expect(facts(withdrawn, N, offer(what))[0]?.type).toBe('OfferMade');
    expect(rejection(withdrawn, S, DECLINE)).toEqual({ code: 'nothingToDecline' });
  });
});

describe('F7 different offers that cross', () => {
  const crossed = after(MATCH, [S, offer('draw')], [N, offer('restart')]);

  test('stand side by side, and each is answered by itself', () => {
    expect(crossed.offers).toMatchObject({ draw: { by: S }, restart: { by: N } });
    const declined = after(crossed, [N, DECLINE]);
    expect(declined.offers).toEqual({ ...NO_OFFERS, restart: { by: N, move: null } });
    expect(after(declined, [N, DECLINE]).offers).toEqual(NO_OFFERS);
  });

  test('declining first answers the other side, then withdraws', () => {
    expect(facts(crossed, S, DECLINE)).toEqual([{ type: 'OfferDeclined', side: S, offer: 'restart' }]);
    expect(facts(after(crossed, [S, DECLINE]), S, DECLINE)).toEqual([
      { type: 'OfferWithdrawn', side: S, offer: 'draw' },
    ]);
  });

  test('one agreement voids the rest', () => {
    expect(after(crossed, [N, offer('draw')])).toMatchObject({
      offers: NO_OFFERS,
      end: { reason: 'agreed' },
    });
    expect(after(crossed, [S, offer('restart')])).toMatchObject({
      offers: NO_OFFERS,
      end: { reason: 'restarted' },
    });
  });
});

describe('a draw offer', () => {
  test('stays while the one who made it moves, and is void once the other has moved', () => {
    const moved = after(MATCH, [S, offer('draw')], [S, move('4')]);
    expect(moved.offers.draw).toEqual({ by: S, move: null });
    expect(after(moved, [N, move('4')]).offers).toEqual(NO_OFFERS);
  });

  test('is not answered by a forced pass', () => {
    const passed = { ...MATCH, offers: { ...NO_OFFERS, draw: { by: S, move: null } } };
    const [pass] = [{ type: 'Played', event: { game: 'khalaha', type: 'TurnPassed', side: N } }] as const;
    expect(facts(after(passed, [S, move('2')]), N, offer('draw'))).toEqual([{ type: 'MatchDrawn' }]);
    expect(evolve(passed, pass).offers.draw).toEqual({ by: S, move: null });
  });

  test('in the filling phase and before any move is allowed', () => {
    expect(facts(begun(KHALAHA), N, offer('draw'))).toHaveLength(1);
  });
});

test('F7 a new match is not wished for where nothing has been played', () => {
  expect(rejection(begun(MITTE), S, offer('restart'))).toEqual({ code: 'nothingPlayedYet' });
});
