/** What makes a campaign fail, and what does not. */
import { failuresIn, type Evidence, type Reading } from './verdict';

const MEGABYTE = 2 ** 20;
const at = (megabytes: number, waiting = 0): Reading => ({ bytes: megabytes * MEGABYTE, waiting });
const WELL: Evidence = {
  alive: true,
  faults: 0,
  stuck: 0,
  served: true,
  sockets: { before: 7, after: 7 },
  heap: { half: at(30), end: at(60) },
  minutes: 10,
};

it.each<[string, Partial<Evidence>]>([
  ['all as before', {}],
  ['fewer sockets than before', { sockets: { before: 7, after: 6 } }],
  ['sockets that nobody can count', { sockets: { before: NaN, after: NaN } }],
  ['a heap that has grown in a short run', { heap: { half: at(1), end: at(900) }, minutes: 9 }],
  ['a heap with many more matches that wait', { heap: { half: at(30, 100), end: at(66, 400) } }],
  ['no half time', { heap: null }],
])('passes: %s', (_, change) => {
  expect(failuresIn({ ...WELL, ...change })).toEqual([]);
});

it.each<[string, Partial<Evidence>, string]>([
  ['a crash', { alive: false, sockets: { before: 7, after: NaN } }, 'ended'],
  ['a fault in the log', { faults: 2 }, '2 faults'],
  ['a connection that is held', { stuck: 1 }, '1 connections'],
  ['an honest player without answer', { served: false }, 'honest'],
  ['a leaked socket', { sockets: { before: 7, after: 8 } }, '1 sockets'],
  ['a heap that grows on', { heap: { half: at(30), end: at(66) } }, '30.0 MB at half time to 66.0'],
  ['no more matches that wait', { heap: { half: at(30, 400), end: at(66, 400) } }, '66.0 MB'],
])('fails with one line: %s', (_, change, said) => {
  expect(failuresIn({ ...WELL, ...change })).toEqual([expect.stringContaining(said)]);
});
