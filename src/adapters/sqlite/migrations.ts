/** The steps from an empty file to the present schema; the number of steps taken is kept in user_version. */
import type Database from 'better-sqlite3';

/** Marks the file as ours ("spie"). */
export const APPLICATION_ID = 0x73706965;

const FIRST = `
  create table matches (
    id integer primary key,
    started_at integer not null,
    game text not null,
    south_id text,
    north_id text,
    reason text,
    winner integer,
    south_score real,
    north_score real
  ) strict;
  create index matches_unfinished on matches (id) where reason is null;
  create index matches_south on matches (south_id, id);
  create index matches_north on matches (north_id, id);

  create table events (
    match integer not null references matches (id),
    version integer not null,
    type text not null,
    format integer not null,
    data text not null,
    primary key (match, version)
  ) strict, without rowid;
  create trigger events_stay before update on events
    begin select raise(abort, 'events are append-only'); end;
  create trigger events_last before delete on events
    begin select raise(abort, 'events are append-only'); end;

  create table accounts (
    id text primary key,
    name text not null,
    proof_kind text not null,
    proof text not null,
    settings text not null,
    created_at integer not null,
    seen_at integer not null
  ) strict, without rowid;
`;

const STEWARDS = `
  alter table accounts add column steward integer not null default 0;
  create index accounts_stewards on accounts (id) where steward = 1;

  create table steward_log (
    id integer primary key,
    at integer not null,
    kind text not null,
    by_id text,
    by_name text,
    whom_id text,
    whom_name text,
    until integer,
    address text,
    text text not null
  ) strict;
  create index steward_log_kinds on steward_log (kind, id);
  create trigger steward_log_stays before update on steward_log
    begin select raise(abort, 'the log is append-only'); end;
  create trigger steward_log_lasts before delete on steward_log
    begin select raise(abort, 'the log is append-only'); end;
`;

/** Never change a step that was released; add one. */
const STEPS: readonly string[] = [FIRST, STEWARDS];

export const SCHEMA = STEPS.length;

/** Brings the schema up to date, all or nothing. */
export function migrate(file: Database.Database): void {
  const bring = file.transaction(() => {
    const taken = Number(file.pragma('user_version', { simple: true }));
    if (taken === SCHEMA) return;
    for (const step of STEPS.slice(taken)) file.exec(step);
    file.pragma(`application_id = ${APPLICATION_ID}`);
    file.pragma(`user_version = ${SCHEMA}`);
  });
  bring.immediate();
}
