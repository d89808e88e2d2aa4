import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { listener } from '#platform/server/listeners.ts';
import './tables.ts';

/** The data of the job of one try. A job whose number is not the next one does nothing. */
export interface Try {
  readonly partition: string;
  readonly id: string;
  readonly number: number;
}
export const deliverJob = { name: 'deliver-webhook' };

type Queueing = Pick<Context, 'app' | 'db' | 'partition' | 'afterCommit'>;

interface NewDelivery {
  readonly endpointId: string;
  readonly event: string;
  readonly eventId: string;
  readonly recordId: string;
  readonly body: string;
  readonly isHeld?: boolean;
}

/** Writes a delivery with its first try; nothing where the endpoint has this event already. */
export async function queueDelivery(context: Queueing, delivery: NewDelivery): Promise<string | undefined> {
  const { app, db, partition, afterCommit } = context;
  const { isHeld = false } = delivery;
  const row = await db
    .insertInto('webhook_delivery')
    .values({
      partition,
      endpoint_id: delivery.endpointId,
      event: delivery.event,
      event_id: delivery.eventId,
      record_id: delivery.recordId,
      body: delivery.body,
      status: isHeld ? 'held' : 'waiting',
      next_at: isHeld ? null : sql<Date>`now()`,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.columns(['partition', 'endpoint_id', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row || isHeld) return row?.id;
  await app.jobs.send<Try>(db, deliverJob, { partition, id: row.id, number: 1 });
  afterCommit(() => app.jobs.wake());
  return row.id;
}

/** Begins a new round of tries for deliveries that were settled or held. */
export async function queueAgain(
  { app, db, partition, afterCommit }: Queueing,
  deliveries: readonly { readonly id: string; readonly attempts: number }[],
): Promise<void> {
  if (deliveries.length === 0) return;
  await db
    .updateTable('webhook_delivery')
    .set({
      status: 'waiting',
      round_began_at: sql<number>`attempts`,
      next_at: sql<Date>`now()`,
      settled_at: null,
    })
    .where('partition', '=', partition)
    .where(
      'id',
      'in',
      deliveries.map(({ id }) => id),
    )
    .execute();
  for (const { id, attempts } of deliveries)
    await app.jobs.send<Try>(db, deliverJob, { partition, id, number: attempts + 1 });
  afterCommit(() => app.jobs.wake());
}

/** What was held while the endpoint was paused goes out, the oldest first. */
export async function releaseHeld(context: Queueing, endpointId: string): Promise<void> {
  const held = await context.db
    .selectFrom('webhook_delivery')
    .select(['id', 'attempts'])
    .where('partition', '=', context.partition)
    .where('endpoint_id', '=', endpointId)
    .where('status', '=', 'held')
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  await queueAgain(context, held);
}

/** The text that is sent for an event, the same at every try and to every endpoint. */
export function bodyOf(
  { partition, now }: Pick<Context, 'partition' | 'now'>,
  event: { readonly name: string; readonly eventId: string; readonly companyId: string; readonly data: unknown },
): string {
  const { name, eventId, companyId, data } = event;
  return JSON.stringify({ eventId, event: name, at: now.toISOString(), partition, companyId, data });
}

/** Writes the deliveries of an event, in the transaction in which it happened. */
export const queueWebhooks = listener(
  'webhook.due',
  'queue-webhooks',
  async (context, { event, eventId, recordId }) => {
    const { app, db, partition } = context;
    const asked = await db
      .selectFrom('webhook_endpoint')
      .select(['id', 'company_id', 'status'])
      .where('partition', '=', partition)
      .where('status', '<>', 'deleted')
      .where(sql<boolean>`events @> array[${event}]`)
      .execute();
    const declared = asked.length > 0 && [...app.webhookEvents.values()].find(({ name }) => name === event);
    const found = declared && (await declared.read(context, recordId));
    if (!found) return;
    const data = declared.data.parse(found.data);
    const body = bodyOf(context, { name: event, eventId, companyId: found.companyId, data });
    for (const { id, status } of asked.filter(({ company_id }) => company_id === found.companyId))
      await queueDelivery(context, { endpointId: id, event, eventId, recordId, body, isHeld: status === 'paused' });
  },
);
