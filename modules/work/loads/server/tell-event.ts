import type { Insertable } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { EventSource } from '../status.ts';
import { seesAsSupplier } from './records.ts';
import './tables.ts';

/**
 * From whom an event comes when nobody says otherwise. Another system tells under its own name, whoever made its token: it
 * may be late and in any order, and what it noticed by mistake is declared void.
 */
export function sourceOf(context: Pick<Context, 'actor'>): EventSource {
  if (context.actor.kind === 'user' && context.actor.token) return 'integration';
  if (context.actor.kind === 'user') return seesAsSupplier(context) ? 'supplier' : 'staff';
  return context.actor.kind === 'guest' ? 'driver' : 'system';
}

export type NewLoadEvent = Omit<
  Insertable<Tables['load_event']>,
  'partition' | 'actor' | 'actor_id' | 'source' | 'data' | 'occurred_at'
> & {
  readonly occurred_at?: Date;
  readonly source?: EventSource;
  readonly data?: Readonly<Record<string, unknown>>;
};

/** An event of a load as it is stored, in the name of the caller. */
export function eventRow(context: Context, { data, occurred_at, source, ...event }: NewLoadEvent) {
  const { partition, actor, now } = context;
  return {
    captured_at: null,
    lat: null,
    lon: null,
    accuracy_m: null,
    minutes_late: null,
    stop_id: null,
    supersedes_id: null,
    ...event,
    partition,
    occurred_at: occurred_at ?? now,
    received_at: now,
    source: source ?? sourceOf(context),
    actor: actor.name,
    actor_id: actor.kind === 'user' ? actor.id : null,
    data: data ?? {},
  };
}

/** Adds events to loads, in the name of the caller; all of them state the same. */
export async function addEvents(context: Context, events: readonly NewLoadEvent[]): Promise<void> {
  const [only] = events;
  // One event, which is the rule, is put as values: reading it from JSON is half of what adding it costs the database.
  if (only && events.length === 1) await addEvent(context, only);
  else
    await insertRows(
      context.db,
      'load_event',
      events.map((event) => eventRow(context, event)),
    );
}

/** Adds an event to a load, in the name of the caller. Answers its id. */
export async function addEvent(context: Context, event: NewLoadEvent): Promise<string> {
  const told = eventRow(context, event);
  const row = await context.db
    .insertInto('load_event')
    .values({ ...told, data: JSON.stringify(told.data) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
