import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { countedUpTo } from '#platform/server/list-page.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { IntegrationFailureCode } from '../messages/failures/index.ts';
import type { deliveryRecord, deliveryRow, webhookService } from '../webhook-contract.ts';
import { endpoints } from './endpoints.ts';
import { bodyOf, queueAgain, queueDelivery } from './queue.ts';
import './tables.ts';
import { personOf } from './tokens.ts';

const fail = failures<FailureCode | IntegrationFailureCode>();
const countedAtMost = 1000;

function selectDeliveries(context: Context) {
  refuseWhenScoped(context);
  return context.db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_endpoint as e', (join) =>
      join.onRef('e.partition', '=', 'd.partition').onRef('e.id', '=', 'd.endpoint_id'),
    )
    .leftJoin('webhook_attempt as a', (join) =>
      join
        .onRef('a.partition', '=', 'd.partition')
        .onRef('a.delivery_id', '=', 'd.id')
        .onRef('a.number', '=', 'd.attempts'),
    )
    .where('d.partition', '=', context.partition)
    .where('e.company_id', '=', personOf(context).companyId);
}

const columns = [
  'd.id',
  'd.endpoint_id',
  'd.event',
  'd.event_id',
  'd.status',
  'd.attempts',
  'd.made_at',
  'd.next_at',
  'd.settled_at',
  'd.body',
  'e.url',
  'e.status as endpoint_status',
  'a.status_code',
  'a.problem',
] as const;

const readRow = (context: Context, id: string) =>
  selectDeliveries(context)
    .select(columns)
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow(() => fail('notFound', 'notFound'));
type Row = Awaited<ReturnType<typeof readRow>>;

function shown(row: Row): z.input<typeof deliveryRow> {
  return {
    webhookDeliveryId: row.id,
    webhookEndpointId: row.endpoint_id,
    url: row.url,
    event: row.event,
    eventId: row.event_id,
    status: row.status,
    attempts: row.attempts,
    statusCode: row.status_code,
    problem: row.problem ?? '',
    madeAt: row.made_at.toISOString(),
    nextAt: row.next_at?.toISOString() ?? null,
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}

type Query = z.output<(typeof webhookService)['operations']['getWebhookDeliveries']['input']>;

/** The log of deliveries, the newest first unless asked otherwise. */
export async function listDeliveries(context: Context, query: Query) {
  let matching = selectDeliveries(context);
  if (query.webhookEndpointId) matching = matching.where('d.endpoint_id', '=', query.webhookEndpointId);
  if (query.status?.length) matching = matching.where('d.status', 'in', query.status);
  if (query.event?.length) matching = matching.where('d.event', 'in', query.event);
  const search = query.search.toLowerCase();
  if (search)
    matching = matching.where(
      sql<boolean>`strpos(lower(d.event || ' ' || d.event_id || ' ' || d.record_id || ' ' || e.url), ${search}) > 0`,
    );
  const direction = query.descending ? 'desc' : 'asc';
  const [rows, counted] = await Promise.all([
    matching
      .select(columns)
      .orderBy('d.made_at', direction)
      .orderBy('d.id', direction)
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    countedUpTo(context.db, countedAtMost, matching),
  ]);
  return { rows: rows.map(shown), ...counted };
}

/** A delivery with what was sent, and every try of it. */
export async function deliveryById(context: Context, id: string): Promise<z.input<typeof deliveryRecord>> {
  const row = await readRow(context, id);
  const tries = await context.db
    .selectFrom('webhook_attempt')
    .selectAll()
    .where('partition', '=', context.partition)
    .where('delivery_id', '=', id)
    .orderBy('number', 'desc')
    .limit(200)
    .execute();
  return {
    ...shown(row),
    body: row.body,
    tries: tries.map(({ number, at, milliseconds, url, status_code, problem, answer }) => ({
      number,
      at: at.toISOString(),
      milliseconds,
      url,
      statusCode: status_code,
      problem,
      answer,
    })),
  };
}

/** Sends the same body with the same event id once more. */
export async function sendAgain(context: Context, id: string): Promise<{ webhookDeliveryId: string }> {
  const row = await readRow(context, id);
  await endpoints.lock(context, row.endpoint_id);
  const { status, attempts } = await readRow(context, id);
  if (status === 'waiting') throw fail('deliveryUnderWay', 'rule');
  if (row.endpoint_status !== 'active') throw fail('webhookPaused', 'rule');
  await queueAgain(context, [{ id, attempts }]);
  await context.audit({
    noun: 'webhookEndpoint',
    recordId: row.endpoint_id,
    event: 'sentAgain',
    after: { event: row.event, eventId: row.event_id },
  });
  await context.publish('webhooks', 'tried', id);
  return { webhookDeliveryId: id };
}

export const testEvent = 'webhook.test';

/** Sends an event that says nothing, to see whether an endpoint answers. */
export async function sendTest(context: Context, endpointId: string): Promise<{ webhookDeliveryId: string }> {
  const endpoint = await endpoints.lock(context, endpointId);
  if (endpoint.status !== 'active') throw fail('webhookPaused', 'rule');
  const eventId = crypto.randomUUID();
  const id = await queueDelivery(context, {
    endpointId,
    event: testEvent,
    eventId,
    recordId: endpointId,
    body: bodyOf(context, {
      name: testEvent,
      eventId,
      companyId: endpoint.company_id,
      data: { webhookEndpointId: endpointId },
    }),
  });
  await context.audit({ noun: 'webhookEndpoint', recordId: endpointId, event: 'tested', after: { eventId } });
  await context.publish('webhooks', 'tried', id!);
  return { webhookDeliveryId: id! };
}
