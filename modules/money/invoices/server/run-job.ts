import { sql } from 'kysely';
import type { z } from 'zod';
import { Failure, failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { invoiceService } from '../contract.ts';
import type { InvoiceFailureCode } from '../messages/failures/index.ts';
import { invoiceLives, invoices, needsSecondPerson } from './lives.ts';

const fail = failures<FailureCode | InvoiceFailureCode>();
type Operations = (typeof invoiceService)['operations'];

interface Running {
  readonly partition: string;
  readonly runId: string;
}
export const runJob = { name: 'post-invoices' };

/** Starts to post documents together. What needs a second person and has none is refused one by one by the run, not lost. */
export async function startRun(
  context: Context,
  { invoiceIds }: z.output<Operations['postInvoiceRun']['input']>,
): Promise<{ id: string; total: number }> {
  refuseWhenScoped(context);
  const { app, db, partition, actor } = context;
  const ids = [...new Set(invoiceIds)];
  const { rows } = await sql<{ id: string; company_id: string }>`
    select id, company_id from invoice where partition = ${partition} and id = any (${ids}::uuid[]) order by tax_date, created_at, id`.execute(
    db,
  );
  if (rows.length < ids.length) throw fail('notFound', 'notFound');
  const { rows: made } = await sql<{ id: string }>`
    insert into invoice_run (partition, company_id, invoice_ids, started_by, started_by_id)
    values (${partition}, ${rows[0]!.company_id}, ${rows.map(({ id }) => id)}::uuid[], ${actor.name}, ${actor.kind === 'user' ? actor.id : null}::uuid)
    returning id`.execute(db);
  const { id } = made[0]!;
  await app.jobs.send<Running>(db, runJob, { partition, runId: id });
  context.afterCommit(() => app.jobs.wake());
  return { id, total: rows.length };
}

/** Posts the documents of a run; after a kill the next attempt goes on where this one stopped. */
export function invoicePosting(app: App): JobKind<Running> {
  return {
    ...runJob,
    retries: 20,
    retryDelay: 2,
    lease: 600,
    work: ({ partition, runId }) => postRun(app, partition, runId),
  };
}

interface StoredRun {
  readonly invoice_ids: readonly string[];
  readonly done: number;
  readonly status: string;
  readonly started_by: string;
}

/** Each document in a transaction of its own, together with the count of the run: none is posted twice, none left out. */
export async function postRun(app: App, partition: string, runId: string): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: `run-${runId}`, operation: 'postInvoiceRun' });
  for (;;) {
    const next = await inPartition(system, partition, (context) => nextOf(context, runId));
    if (!next) return;
    const actor = { kind: 'stranger', name: next.by } as const;
    try {
      await inPartition({ ...system, actor }, partition, async (context) => {
        const isPosted = await postOne(context, next.invoiceId);
        await advance(context, runId, next.place, isPosted ? 1 : 0);
      });
    } catch (error) {
      // A refusal is an answer: it is told with the document. Anything else is tried again by the job.
      if (!(error instanceof Failure)) throw error;
      const refusal = { invoiceId: next.invoiceId, code: error.code, details: error.details ?? {} };
      await inPartition(system, partition, (context) => advance(context, runId, next.place, 0, refusal));
    }
  }
}

async function nextOf({ db, partition }: Context, runId: string) {
  const { rows } = await sql<StoredRun>`
    select invoice_ids, done, status, started_by from invoice_run where partition = ${partition} and id = ${runId}`.execute(
    db,
  );
  const [run] = rows;
  if (!run || run.status === 'DONE') return undefined;
  return { invoiceId: run.invoice_ids[run.done]!, place: run.done, by: run.started_by };
}

/** Whether it was posted now: one that was posted before, by this run or another, is left as it is. */
export async function postOne(context: Context, id: string): Promise<boolean> {
  const stored = await invoices.lock(context, id);
  if (stored.status === 'POSTED') return false;
  await invoiceLives.move(context, await approvedOf(context, stored), 'post');
  return true;
}

/** A document that needs nobody else is approved by who posts it. */
export async function approvedOf(context: Context, stored: Awaited<ReturnType<typeof invoices.lock>>) {
  if (stored.status !== 'DRAFT') return stored;
  if (needsSecondPerson(stored)) throw fail('invoiceNotApproved', 'rule');
  return invoiceLives.move(context, stored, 'approve');
}

async function advance(
  { db, partition, publish }: Context,
  runId: string,
  place: number,
  posted: number,
  refusal?: object,
): Promise<void> {
  // Only from where it was read: a second worker that took the same document counts nothing.
  const { rows } = await sql<{ id: string }>`
    update invoice_run set done = done + 1, posted = posted + ${posted}, refused = refused || ${JSON.stringify(refusal ? [refusal] : [])}::jsonb,
           status = case when done + 1 = cardinality(invoice_ids) then 'DONE' else status end,
           ended_at = case when done + 1 = cardinality(invoice_ids) then now() end
     where partition = ${partition} and id = ${runId} and done = ${place} returning id`.execute(db);
  if (rows.length > 0) await publish('invoices', 'invoiceRun.advanced', runId);
}

/** A run as callers read it. */
export async function readRun(
  { db, partition }: Context,
  { id, companyId }: z.output<Operations['getInvoiceRun']['input']>,
): Promise<z.input<Operations['getInvoiceRun']['output']>> {
  const { rows } = await sql<{
    id: string;
    status: 'RUNNING' | 'DONE';
    total: number;
    done: number;
    posted: number;
    refused: { invoiceId: string; customerName: string; code: string; details: Record<string, unknown> }[];
    started_by: string;
    started_at: Date;
    ended_at: Date | null;
  }>`
    select r.id, r.status, cardinality(r.invoice_ids) as total, r.done, r.posted, r.started_by, r.started_at, r.ended_at,
           (select coalesce(jsonb_agg(x || jsonb_build_object('customerName', (select c.registered_name from invoice i
                join customer c on c.partition = i.partition and c.id = i.customer_id where i.partition = r.partition and i.id = (x ->> 'invoiceId')::uuid))), '[]')
              from jsonb_array_elements(r.refused) x) as refused
      from invoice_run r
     where r.partition = ${partition} and (${id}::uuid is null or r.id = ${id}::uuid) and (${companyId}::uuid is null or r.company_id = ${companyId}::uuid)
     order by r.started_at desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { started_by: startedBy, started_at, ended_at, refused, ...run } = row;
  return {
    ...run,
    refused: refused.map((each) => ({ ...each, customerName: each.customerName ?? '' })),
    startedBy,
    startedAt: started_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
  };
}
