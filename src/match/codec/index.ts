/**
 * The door between stored events and events: encode names type and version, decode checks everything, since what
 * is stored may be older than the program, newer, or damaged.
 */
import { err, ok, type Result } from '../../kernel/result';
import type { MatchEvent } from '../events';
import { FORMATS, isEventType } from './schemas';

/** data: plain JSON. */
export interface StoredEvent {
  readonly type: string;
  /** Of the form in which this type of event is stored; counts from 1. */
  readonly version: number;
  readonly data: unknown;
}

export type DecodeFailure =
  | { readonly code: 'unknownType'; readonly type: string }
  /** Written by a newer program; this one knows versions up to `known`. */
  | { readonly code: 'newerVersion'; readonly type: string; readonly version: number; readonly known: number }
  /** path: where in the data, '' for all of it. */
  | { readonly code: 'malformed'; readonly type: string; readonly path: string; readonly problem: string };

export function encodeEvent(event: MatchEvent): StoredEvent {
  const { type, ...data } = event;
  return { type, version: FORMATS[type].lifts.length + 1, data };
}

export function decodeEvent({ type, version, data }: StoredEvent): Result<MatchEvent, DecodeFailure> {
  if (!isEventType(type)) return err({ code: 'unknownType', type });
  const { schema, lifts } = FORMATS[type];
  const known = lifts.length + 1;
  if (version > known) return err({ code: 'newerVersion', type, version, known });
  const lifted = lifts.slice(version - 1).reduce((content, lift) => lift(content), data);
  const parsed = schema.safeParse(lifted);
  // The schema is the one of this type, which the compiler cannot follow.
  if (parsed.success) return ok({ type, ...parsed.data } as MatchEvent);
  const [issue] = parsed.error.issues;
  return err({
    code: 'malformed',
    type,
    path: issue?.path.map(String).join('.') ?? '',
    problem: issue?.message ?? issue?.code ?? '',
  });
}
