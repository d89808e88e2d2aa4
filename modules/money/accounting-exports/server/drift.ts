import { sql } from 'kysely';
import { addDays } from '#platform/dates.ts';
import { decimalOf } from '#platform/money.ts';
import type { App } from '#platform/server/app.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { ExchangeState } from '#modules/money/exchanges/status.ts';
import type { CompanyTurn } from '#modules/money/exchanges/server/index.ts';
import { type ExportedDocument, readDocument } from '../document.ts';
import type { DriftKind, TheirState } from '../status.ts';
import { datedFrom } from './business-central/changes.ts';
import { standingOf } from './business-central/records.ts';
import { totalsOf } from './next-step.ts';
import { type Standing, Unsuccessful } from './port.ts';
import { connectedCompanies, takeOver } from './poll.ts';
import { type Work, workOf } from './work.ts';
import './tables.ts';

/** Documents dated in so many days are compared each night. */
const comparedDays = 120;
export const compareJob = { name: 'compare-accounting-system' };

/** Compares all connected systems with ours, each night. */
export function compareRound(app: App): JobKind<object> {
  return {
    name: 'compare-accounting-systems',
    schedule: '20 0 * * *',
    retries: 2,
    retryDelay: 300,
    lease: 120,
    async work() {
      for (const each of await connectedCompanies(app))
        await app.jobs.send<CompanyTurn>(app.database.writer(each.partition), compareJob, each);
    },
  };
}

export function compareCompany(app: App): JobKind<CompanyTurn> {
  return {
    ...compareJob,
    retries: 5,
    retryDelay: 600,
    lease: 1800,
    async work({ partition, companyId }) {
      const work = await workOf(app, partition, companyId);
      if (!work?.client) return;
      try {
        await compareAll(work);
      } catch (error) {
        if (error instanceof Unsuccessful)
          app.log.warn({ companyId, problem: error.problem }, 'accounting system not compared');
        throw error;
      }
    },
  };
}

interface Ours {
  readonly id: string;
  readonly their_id: string;
  readonly their_status: TheirState;
  readonly number: string;
  readonly their_number: string;
  readonly vendor_number: string;
  readonly document: unknown;
}
interface Found {
  readonly kind: DriftKind;
  readonly exportId: string | null;
  readonly theirId: string;
  readonly number: string;
  readonly theirNumber: string;
  readonly vendorNumber: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Compares what we exported with what stands there: status, totals, due dates, and what only one side has. */
export async function compareAll(work: Work): Promise<void> {
  const { app, partition, stored, client } = work;
  const now = app.clock.now();
  const day = addDays(now.toISOString().slice(0, 10), -comparedDays);
  const read = await datedFrom(client!, day);
  const there = new Map(read.map((each) => [each.id, standingOf(each)]));
  const { rows: ours } = await sql<Ours>`
    select x.id, x.their_id, x.their_status, x.vendor_number, x.document, e.number, e.their_number
      from accounting_export x join exchange e on e.partition = x.partition and e.id = x.id
     where x.partition = ${partition} and x.company_id = ${stored.company_id} and x.their_id <> '' and x.their_status <> ${literal<TheirState>('inFile')}
       and e.status = ${literal<ExchangeState>('SUCCEEDED')} and x.document ->> 'invoiceDate' >= ${day}`.execute(
    app.database.writer(partition),
  );
  const found = ours.flatMap((each) => differencesOfOne(each, there.get(each.their_id)));
  const known = await knownThere(work);
  const vendors = new Set(ours.map(({ vendor_number }) => vendor_number));
  for (const standing of there.values())
    if (!known.has(standing.id) && vendors.has(standing.vendorNumber) && standing.state !== 'canceled')
      found.push({
        ...of(standing),
        kind: 'missingHere',
        exportId: null,
        ours: '',
        theirs: decimalOf(standing.gross),
      });
  await keep(work, found, now);
  for (const each of read) await takeOver(work, each);
}

/** All that we ever sent there, also what is on its way. */
async function knownThere({ app, partition, stored }: Work): Promise<ReadonlySet<string>> {
  const rows = await app.database
    .writer(partition)
    .selectFrom('accounting_export')
    .select('their_id')
    .where('partition', '=', partition)
    .where('company_id', '=', stored.company_id)
    .where('their_id', '<>', '')
    .execute();
  return new Set(rows.map(({ their_id }) => their_id));
}

function differencesOfOne(own: Ours, standing: Standing | undefined): Found[] {
  const base = { exportId: own.id, theirId: own.their_id, vendorNumber: own.vendor_number, number: own.number };
  const document = readDocument(own.document) as ExportedDocument;
  if (!standing)
    return [
      { ...base, kind: 'missingThere', theirNumber: own.their_number, ours: decimalOf(document.gross), theirs: '' },
    ];
  const found: Found[] = [];
  const add = (kind: DriftKind, ours: string, theirs: string) =>
    found.push({ ...base, kind, theirNumber: standing.number, ours, theirs });
  // Drafts are posted there, and posted ones are paid: neither is a surprise. What goes back, or is taken back, is.
  const order: readonly TheirState[] = ['draft', 'posted', 'paid'];
  if (standing.state === 'canceled' || order.indexOf(standing.state) < order.indexOf(own.their_status))
    add('status', own.their_status, standing.state);
  for (const { ours, theirs } of totalsOf(document, standing)) add('totals', ours, theirs);
  if (standing.dueDate !== document.dueDate) add('dueDate', document.dueDate, standing.dueDate);
  return found.filter((each, place) => found.findIndex(({ kind }) => kind === each.kind) === place);
}

const of = (standing: Standing) => ({
  theirId: standing.id,
  number: standing.vendorInvoiceNumber,
  theirNumber: standing.number,
  vendorNumber: standing.vendorNumber,
});

/** Keeps what was found: new differences begin, known ones are seen again, the others have ended. */
async function keep(work: Work, found: readonly Found[], now: Date): Promise<void> {
  const { stored } = work;
  await work.within(async ({ db, partition, publish }) => {
    const companyId = stored.company_id;
    await sql`
      insert into accounting_difference (partition, company_id, export_id, their_id, kind, number, their_number, vendor_number, ours, theirs, found_at, seen_at)
      select ${partition}, ${companyId}, f."exportId"::uuid, f."theirId", f.kind, f.number, f."theirNumber", f."vendorNumber", f.ours, f.theirs, ${now}, ${now}
        from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f("exportId" text, "theirId" text, kind text, number text, "theirNumber" text, "vendorNumber" text, ours text, theirs text)
      on conflict (partition, company_id, kind, coalesce(export_id::text, their_id)) where ended_at is null
      do update set seen_at = excluded.seen_at, ours = excluded.ours, theirs = excluded.theirs, their_number = excluded.their_number`.execute(
      db,
    );
    await db
      .updateTable('accounting_difference')
      .set({ ended_at: now })
      .where('partition', '=', partition)
      .where('company_id', '=', companyId)
      .where('ended_at', 'is', null)
      .where('seen_at', '<', now)
      .execute();
    await db
      .updateTable('accounting_system')
      .set({ compared_at: now })
      .where('partition', '=', partition)
      .where('id', '=', stored.id)
      .execute();
    await publish('accountingExports', 'compared', stored.id);
  });
}
