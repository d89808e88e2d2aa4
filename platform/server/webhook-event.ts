import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Language } from '../language.ts';
import type { Noun } from '../nouns.ts';
import type { App } from './app.ts';
import type { AuditEntry } from './audit.ts';
import type { Context } from './implement.ts';
import type { Tables } from './tables.ts';
import { onWire } from './wire-page.ts';

/** Something that other systems are told of when the audit trail says that it happened (decision 0057). */
export interface WebhookEvent {
  /** `supplier.approved` */
  readonly name: string;
  readonly about: Readonly<Record<Language, string>>;
  /** The entry of the trail that it follows. */
  readonly noun: Noun;
  readonly trail: string;
  /** The authorisation to read such records: whoever chooses the event for an endpoint holds it. */
  readonly needs: string;
  readonly data: z.ZodObject;
  read(context: Context, recordId: string): Promise<{ readonly companyId: string; readonly data: unknown } | undefined>;
}

/** What several events of one noun have in common. */
interface Source<Data extends z.ZodObject> {
  readonly noun: Noun;
  readonly needs: string;
  /** What is sent: ids, numbers of records, statuses and times; never identity or account numbers, names or addresses of people. */
  readonly data: Data;
  /** The record as it is now, in the transaction that wrote the trail, and the company that it belongs to. */
  read(
    context: Pick<Context, 'db' | 'partition'>,
    recordId: string,
  ): Promise<{ readonly companyId: string; readonly data: z.input<Data> } | undefined>;
}

/** Reads an event's data off the row of its record, `t`, in columns that bear the names of the data. */
export function readOffRow<Data>(table: keyof Tables, columns: RawBuilder<unknown>) {
  return async ({ db, partition }: Pick<Context, 'db' | 'partition'>, id: string) => {
    const { rows } = await sql<{ companyId: string; [name: string]: unknown }>`
      select t.company_id as "companyId", ${columns} from ${sql.table(table)} t
       where t.partition = ${partition} and t.id = ${id}`.execute(db);
    if (!rows[0]) return undefined;
    const { companyId, ...data } = rows[0];
    return { companyId, data: onWire(data) as Data };
  };
}

interface Told extends Readonly<Record<Language, string>> {
  /** The event of the trail that it follows, where that is not called as the event is behind its dot. */
  readonly trail?: string;
}

/** The events of a noun, by their names, with what each says. */
export function webhookEvents<Data extends z.ZodObject>(
  { noun, needs, data, read }: Source<Data>,
  events: Readonly<Record<`${string}.${string}`, Told>>,
): readonly WebhookEvent[] {
  return Object.entries(events).map(([name, { trail = name.slice(name.indexOf('.') + 1), ...about }]) => {
    return { name, about, noun, trail, needs, data, read };
  });
}

const keyOf = ({ noun, trail }: Pick<WebhookEvent, 'noun' | 'trail'>) => `${noun}/${trail}`;

/** Events by the entries of the trail that they follow. Two of one name, or of one entry, are a mistake of ours. */
export function webhookEventsByTrail(events: readonly WebhookEvent[]): ReadonlyMap<string, WebhookEvent> {
  const byTrail = new Map(events.map((event) => [keyOf(event), event]));
  if (byTrail.size < events.length || new Set(events.map(({ name }) => name)).size < events.length)
    throw new Error('Two webhook events have the same name, or follow the same entry of the trail.');
  return byTrail;
}

declare module './happenings.ts' {
  interface Happenings {
    /** The trail says something that other systems may have asked to be told of. */
    readonly 'webhook.due': { readonly event: string; readonly eventId: string; readonly recordId: string };
  }
}

/** Tells of those entries of the trail that are webhook events, in their transaction. */
export async function tellOutside(
  context: Context & { readonly app: Pick<App, 'webhookEvents'> },
  entries: AuditEntry | readonly AuditEntry[],
): Promise<void> {
  for (const { noun, event: trail, recordId } of [entries].flat()) {
    const event = context.app.webhookEvents.get(keyOf({ noun, trail }));
    if (event) await context.happened('webhook.due', { event: event.name, eventId: crypto.randomUUID(), recordId });
  }
}
