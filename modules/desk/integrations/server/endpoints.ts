import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { App } from '#platform/server/app.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { SealedColumn } from '#platform/server/sealing-anew.ts';
import { ownRights, refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { IntegrationFailureCode } from '../messages/failures/index.ts';
import { overlapHours } from '../signature.ts';
import type { endpointFields, endpointRow, webhookService, DeliveryState } from '../webhook-contract.ts';
import { isPrivateAddress } from '#platform/server/private-addresses.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { releaseHeld } from './queue.ts';
import './tables.ts';
import { personOf } from './tokens.ts';

const fail = failures<FailureCode | IntegrationFailureCode>();

/** Outside development only https goes out, and into no private network. */
export function isStrict({ config }: Pick<App, 'config'>): boolean {
  return config.NODE_ENV === 'production';
}

/** Endpoints of the caller's company. Who sees only some records has none: events tell of all. */
function selectEndpoints(context: Context) {
  refuseWhenScoped(context);
  return context.db
    .selectFrom('webhook_endpoint as t')
    .selectAll('t')
    .select(
      sql<Date | null>`(select max(d.settled_at) from webhook_delivery d
        where d.partition = t.partition and d.endpoint_id = t.id and d.status = ${literal<DeliveryState>('delivered')})`.as(
        'last_success_at',
      ),
    )
    .where('t.partition', '=', context.partition)
    .where('t.company_id', '=', personOf(context).companyId)
    .where('t.status', '<>', 'deleted');
}

type Stored = Awaited<ReturnType<ReturnType<typeof selectEndpoints>['executeTakeFirstOrThrow']>>;

function shown(row: Stored): z.input<typeof endpointRow> {
  const overlaps = row.old_secret_until !== null && row.old_secret_until > new Date();
  return {
    webhookEndpointId: row.id,
    lockId: lockIdOf(row),
    url: row.url,
    description: row.description,
    events: row.events,
    status: row.status === 'active' ? 'active' : 'paused',
    pausedBecause: row.paused_because,
    failingSince: row.failing_since?.toISOString() ?? null,
    lastSuccessAt: row.last_success_at?.toISOString() ?? null,
    oldSecretUntil: overlaps ? row.old_secret_until!.toISOString() : null,
    madeBy: row.made_by,
    madeAt: row.made_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export const endpoints = record({
  noun: 'webhookEndpoint',
  table: 'webhook_endpoint',
  channels: ['webhooks'],
  find: (context: Context, id: string): Promise<Stored | undefined> =>
    selectEndpoints(context).where('t.id', '=', id).executeTakeFirst(),
  show: (_, row) => shown(row),
});

export async function endpointById(context: Context, id: string): Promise<z.input<typeof endpointRow>> {
  const row = await selectEndpoints(context).where('t.id', '=', id).executeTakeFirst();
  if (!row) throw fail('notFound', 'notFound');
  return shown(row);
}

type Query = z.output<(typeof webhookService)['operations']['getWebhookEndpoints']['input']>;

export async function listEndpoints(context: Context, query: Query) {
  let matching = selectEndpoints(context);
  const search = query.search.toLowerCase();
  if (search) matching = matching.where(sql<boolean>`strpos(lower(t.url || ' ' || t.description), ${search}) > 0`);
  if (query.status?.length) matching = matching.where('t.status', 'in', query.status);
  const direction = query.descending ? 'desc' : 'asc';
  const [rows, { total }] = await Promise.all([
    matching
      .orderBy(query.sort === 'url' ? 't.url' : 't.made_at', direction)
      .orderBy('t.id', direction)
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    matching
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(shown), total, totalIsCapped: false };
}

/** Every event, and whether the caller may choose it: they must be able to read such records themselves. */
export function eventsFor({ app, language, ...context }: Context) {
  const own = new Set(ownRights(personOf(context)));
  return [...app.webhookEvents.values()]
    .map(({ name, about, needs }) => ({ event: name, about: about[language], isAllowed: own.has(needs) }))
    .toSorted((a, b) => a.event.localeCompare(b.event));
}

type Fields = z.output<typeof endpointFields>;

function refuseWrong(context: Context, { url, events }: Fields, keeps: readonly string[] = []): void {
  const { protocol, hostname } = new URL(url);
  const problems: Record<string, { code: IntegrationFailureCode }> = {};
  if (isStrict(context.app)) {
    if (protocol !== 'https:') problems['url'] = { code: 'webhookAddress' };
    else if (/^[\d.]+$|^\[/.test(hostname) && isPrivateAddress(hostname))
      problems['url'] = { code: 'webhookAddressPrivate' };
  }
  const allowed = new Set(eventsFor(context).flatMap(({ event, isAllowed }) => (isAllowed ? [event] : [])));
  if (events.some((event) => !allowed.has(event) && !keeps.includes(event)))
    problems['events'] = { code: 'webhookEventNotYours' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

export const secretPlace = (partition: string, row: string) => ({
  table: 'webhook_endpoint',
  column: 'secret_sealed',
  row,
  partition,
});

export const sealedSecrets: readonly SealedColumn[] = ['secret_sealed', 'old_secret_sealed'].map((column) => ({
  table: 'webhook_endpoint',
  column,
  // The older secret was sealed as the one in use, and stays bound to that.
  place: (partition, [id = '']) => secretPlace(partition, id),
}));

export const newSecret = () => `whsec_${randomBytes(32).toString('base64url')}`;

export async function createEndpoint(context: Context, fields: Fields) {
  const { app, db, partition, actor } = context;
  refuseWhenScoped(context);
  refuseWrong(context, fields);
  const [id, secret] = [crypto.randomUUID(), newSecret()];
  const events = [...new Set(fields.events)].toSorted();
  await db
    .insertInto('webhook_endpoint')
    .values({
      ...fields,
      events,
      id,
      partition,
      company_id: personOf(context).companyId,
      secret_sealed: app.sealer.seal(secret, secretPlace(partition, id)),
      made_by: actor.name,
      updated_by: actor.name,
    })
    .execute();
  await endpoints.announce(context, { id, version: 1 }, { event: 'created', after: factsOf({ ...fields, events }) });
  return { webhookEndpointId: id, lockId: lockIdOf({ version: 1 }), secret };
}

const factsOf = ({ url, description, events }: Fields) => ({ url, description, events: events.join(', ') });

export async function changeEndpoint(context: Context, id: string, fields: Fields) {
  const stored = await endpoints.toChange(context, id);
  refuseWrong(context, fields, stored.events);
  const events = [...new Set(fields.events)].toSorted();
  const changed = await endpoints.change(context, stored, {
    event: 'changed',
    columns: { ...fields, events },
    before: factsOf(stored),
    after: factsOf({ ...fields, events }),
  });
  return { webhookEndpointId: id, lockId: lockIdOf(changed) };
}

/** Pauses an endpoint, or starts it again and sends what was held. */
export async function setEndpointStatus(context: Context, id: string, status: 'active' | 'paused') {
  const stored = await endpoints.toChange(context, id);
  if (stored.status === status) throw fail('webhookStateAlready', 'rule');
  const changed = await endpoints.change(context, stored, {
    event: status === 'paused' ? 'paused' : 'resumed',
    columns: { status, paused_because: status === 'paused' ? 'person' : '', failing_since: null, told_at: null },
    before: { status: stored.status },
    after: { status },
  });
  if (status === 'active') await releaseHeld(context, id);
  return { webhookEndpointId: id, lockId: lockIdOf(changed) };
}

/** A new secret; the one before signs too until the receiving side has changed over. */
export async function rotateSecret(context: Context, id: string) {
  const { app, partition } = context;
  const stored = await endpoints.toChange(context, id);
  const secret = newSecret();
  const changed = await endpoints.change(context, stored, {
    event: 'secretChanged',
    columns: {
      secret_sealed: app.sealer.seal(secret, secretPlace(partition, id)),
      old_secret_sealed: stored.secret_sealed,
      old_secret_until: sql<Date>`now() + make_interval(hours => ${overlapHours})`,
    },
  });
  return { webhookEndpointId: id, lockId: lockIdOf(changed), secret };
}

/** Takes it out of use; its log stays for as long as every log does. */
export async function deleteEndpoint(context: Context, id: string) {
  const { db, partition } = context;
  const stored = await endpoints.toChange(context, id);
  await endpoints.change(context, stored, {
    event: 'deleted',
    columns: { status: 'deleted', paused_because: '' },
    before: { url: stored.url },
  });
  await db
    .updateTable('webhook_delivery')
    .set({ status: 'givenUp', next_at: null, settled_at: sql<Date>`now()` })
    .where('partition', '=', partition)
    .where('endpoint_id', '=', id)
    .where('status', 'in', ['waiting', 'held'])
    .execute();
  return { webhookEndpointId: id };
}
