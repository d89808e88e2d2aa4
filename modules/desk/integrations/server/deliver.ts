import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { failingDays, pauseAfter, triesAtMost, webhookHeaders } from '../signature.ts';
import { isStrict, secretPlace } from './endpoints.ts';
import { tellAdministrators } from './mails.ts';
import { deliverJob, type Try } from './queue.ts';
import { postWebhook, type WebhookAnswer } from './request.ts';
import './tables.ts';

/** One try of one delivery. Killed before its outcome was written it comes again, with the same event id. */
export function webhookDelivery(app: App): JobKind<Try> {
  return {
    ...deliverJob,
    retries: 50,
    retryDelay: 1,
    lease: 60,
    workers: 4,
    async work(job) {
      const due = await dueDelivery(app, job);
      if (!due) return;
      const system = systemContext(app, { language: 'en', requestId: due.id, operation: deliverJob.name });
      if (due.endpoint_status !== 'active') {
        await inPartition(system, job.partition, (context) => hold(context, due));
        return;
      }
      const at = app.clock.now();
      const answer = await postWebhook({
        url: due.url,
        body: due.body,
        isStrict: isStrict(app),
        headers: headersOf(app, due, at),
      });
      if (answer.problem !== '')
        app.log.warn({ delivery: due.id, attempt: job.number, ...answer, answer: undefined }, 'webhook not delivered');
      await inPartition(system, job.partition, (context) => settle(context, due, { ...answer, at }));
    },
  };
}

type Due = NonNullable<Awaited<ReturnType<typeof dueDelivery>>>;

/** The delivery with its endpoint, if this try is the next one. */
function dueDelivery({ database }: App, { partition, id, number }: Try) {
  return database
    .writer(partition)
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_endpoint as e', (join) =>
      join.onRef('e.partition', '=', 'd.partition').onRef('e.id', '=', 'd.endpoint_id'),
    )
    .select([
      'd.id',
      'd.partition',
      'd.endpoint_id',
      'd.event',
      'd.event_id',
      'd.body',
      'd.attempts',
      'd.round_began_at',
    ])
    .select(['e.url', 'e.status as endpoint_status', 'e.secret_sealed', 'e.old_secret_sealed', 'e.old_secret_until'])
    .where('d.partition', '=', partition)
    .where('d.id', '=', id)
    .where('d.status', '=', 'waiting')
    .where('d.attempts', '=', number - 1)
    .executeTakeFirst();
}

function headersOf({ sealer }: Pick<App, 'sealer'>, due: Due, at: Date): Readonly<Record<string, string>> {
  const place = secretPlace(due.partition, due.endpoint_id);
  const overlaps = due.old_secret_sealed !== null && due.old_secret_until! > new Date();
  const secrets = [due.secret_sealed, ...(overlaps ? [due.old_secret_sealed!] : [])];
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((sealed) => `v1=${signatureOf(sealer.open(sealed, place), timestamp, due.body)}`);
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Haulway-Webhooks',
    [webhookHeaders.event]: due.event,
    [webhookHeaders.eventId]: due.event_id,
    [webhookHeaders.attempt]: String(due.attempts + 1),
    [webhookHeaders.timestamp]: timestamp,
    [webhookHeaders.signature]: signatures.join(','),
  };
}

function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/** The endpoint was paused while the delivery waited. */
async function hold({ db, partition }: Context, due: Due): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ status: 'held', next_at: null })
    .where('partition', '=', partition)
    .where('id', '=', due.id)
    .where('status', '=', 'waiting')
    .execute();
}

type Outcome = WebhookAnswer & { readonly at: Date };

/** Writes what came back, with what follows from it: the next try, or the end. */
async function settle(context: Context, due: Due, outcome: Outcome): Promise<void> {
  const { app, db, partition } = context;
  const number = due.attempts + 1;
  const tries = number - due.round_began_at;
  const isDelivered = outcome.problem === '';
  const isOver = isDelivered || tries >= triesAtMost;
  const pause = isOver ? 0 : pauseAfter(tries, Math.random());
  const written = await db
    .updateTable('webhook_delivery')
    .set({
      attempts: number,
      status: isDelivered ? 'delivered' : isOver ? 'givenUp' : 'waiting',
      next_at: isOver ? null : sql<Date>`now() + make_interval(secs => ${pause})`,
      settled_at: isOver ? sql<Date>`now()` : null,
    })
    .where('partition', '=', partition)
    .where('id', '=', due.id)
    .where('status', '=', 'waiting')
    .where('attempts', '=', due.attempts)
    .executeTakeFirst();
  // Another worker was quicker, or somebody ended it meanwhile.
  if (written.numUpdatedRows === 0n) return;
  const { at, milliseconds, statusCode, problem, answer } = outcome;
  await db
    .insertInto('webhook_attempt')
    .values({
      partition,
      delivery_id: due.id,
      number,
      at,
      milliseconds,
      url: due.url,
      status_code: statusCode,
      problem,
      answer,
    })
    .execute();
  if (!isOver)
    await app.jobs.send<Try>(db, deliverJob, { partition, id: due.id, number: number + 1 }, { afterSeconds: pause });
  await context.publish('webhooks', isDelivered ? 'delivered' : isOver ? 'givenUp' : 'tried', due.id);
  if (isDelivered) await markWell(context, due.endpoint_id);
  else await markFailing(context, due, isOver);
}

async function markWell({ db, partition }: Context, endpointId: string): Promise<void> {
  await db
    .updateTable('webhook_endpoint')
    .set({ failing_since: null, told_at: null })
    .where('partition', '=', partition)
    .where('id', '=', endpointId)
    .where('failing_since', 'is not', null)
    .execute();
}

/** An endpoint that has failed for days is paused; people are told of that, and once a day that something was given up. */
async function markFailing(context: Context, due: Due, wasGivenUp: boolean): Promise<void> {
  const { db, partition } = context;
  const endpoint = await db
    .updateTable('webhook_endpoint')
    .set({ failing_since: sql<Date>`coalesce(failing_since, now())` })
    .where('partition', '=', partition)
    .where('id', '=', due.endpoint_id)
    .where('status', '=', 'active')
    .returning(['id', 'company_id', 'url', 'version'])
    .returning(sql<boolean>`failing_since < now() - make_interval(days => ${failingDays})`.as('is_dead'))
    .returning(sql<boolean>`told_at is null or told_at < now() - interval '1 day'`.as('may_tell'))
    .executeTakeFirst();
  if (!endpoint) return;
  if (endpoint.is_dead) {
    await updateRow({ db, partition }, 'webhook_endpoint', endpoint.id, {
      status: 'paused',
      paused_because: 'failing',
      version: sql<number>`version + 1`,
      updated_by: context.actor.name,
      updated_at: sql<Date>`now()`,
    });
    await context.audit({
      noun: 'webhookEndpoint',
      recordId: endpoint.id,
      event: 'pausedBecauseFailing',
      before: { status: 'active' },
      after: { status: 'paused' },
    });
    await context.publish('webhooks', 'paused', endpoint.id);
    await tellAdministrators(context, endpoint, 'paused');
  } else if (wasGivenUp && endpoint.may_tell) {
    await updateRow({ db, partition }, 'webhook_endpoint', endpoint.id, { told_at: sql<Date>`now()` });
    await tellAdministrators(context, endpoint, 'givenUp');
  }
}

/** Queues tries again whose job was lost, and removes what is past its time. */
export function webhookRound(app: App): JobKind<object> {
  return {
    name: 'webhook-round',
    schedule: '*/10 * * * *',
    retries: 0,
    retryDelay: 60,
    lease: 300,
    async work() {
      await app.database.lookups.query('select purge_webhooks()');
      const { rows } = await app.database.lookups.query<{ partition: string; id: string; attempts: number }>(
        'select * from webhooks_overdue()',
      );
      for (const { partition, id, attempts } of rows)
        await app.jobs.send<Try>(app.database.writer(partition), deliverJob, { partition, id, number: attempts + 1 });
    },
  };
}
