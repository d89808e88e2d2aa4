import { sql } from 'kysely';
import type { z } from 'zod';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf, orNotFound } from '#platform/server/records.ts';
import { searchedPage } from '#platform/server/search.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { ExchangeState } from '#modules/money/exchanges/status.ts';
import type { accountingExportService, DriftRow, exportRecord, exportRow } from '../contract.ts';
import { readDocument } from '../document.ts';
import { exportColumns, type ExportWithState, findExport } from './queries.ts';

type Operations = (typeof accountingExportService)['operations'];

/** Exports of all companies, the latest first, with how many there are by state. */
export async function listExports(context: Context, query: z.output<Operations['getAccountingExports']['input']>) {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const { companyId, status, documentId } = query;
  const [found, counts, drift] = await Promise.all([
    searchedPage<ExportWithState>(db, {
      ...query,
      table: 'exchange',
      partition,
      columns: sql`${exportColumns}`,
      joins: sql`join accounting_export x on x.partition = t.partition and x.id = t.id`,
      conditions: [
        sql`t.purpose = 'export'`,
        ...(companyId ? [sql`t.company_id = ${companyId}`] : []),
        ...(status?.length ? [sql`t.status = any (${status}::text[])`] : []),
        ...(documentId ? [sql`t.record_id = ${documentId}`] : []),
      ],
      order: ['t.created_at', 't.id'],
    }),
    countsOf(context),
    openDrift(context),
  ]);
  return { ...found, rows: found.rows.map(rowOf), counts, drift };
}

/** What is open is counted whole, and the finished of thirty days. */
async function countsOf({ db, partition, now }: Context): Promise<Record<ExchangeState, number>> {
  const since = new Date(now.getTime() - 30 * 86_400_000);
  const { rows } = await sql<{ status: ExchangeState; count: number }>`
    select status, count(*)::int as count from exchange
     where partition = ${partition} and purpose = 'export' and (created_at >= ${since} or next_at is not null or status = ${literal<ExchangeState>('FAILED')})
     group by status`.execute(db);
  const none = { WAITING: 0, SENT: 0, SUCCEEDED: 0, FAILED: 0, UNKNOWN: 0, RESOLVED: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

async function openDrift({ db, partition }: Context): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from accounting_difference where partition = ${partition} and ended_at is null`.execute(
    db,
  );
  return rows[0]!.count;
}

function rowOf(stored: ExportWithState): z.input<typeof exportRow> {
  return {
    id: stored.id,
    companyId: stored.company_id,
    documentId: stored.document_id,
    kind: stored.kind,
    version: stored.document_version,
    number: stored.number,
    vendorNumber: stored.vendor_number,
    amount: cents(stored.amount),
    currency: stored.currency,
    status: stored.status,
    theirStatus: stored.their_status,
    theirNumber: stored.their_number,
    problem: stored.problem,
    tries: stored.tries,
    nextAt: stored.next_at?.toISOString() ?? null,
    createdAt: stored.created_at.toISOString(),
  };
}

/** An export with its document and what differs there. */
export async function readExport(
  context: Context,
  { id }: { readonly id: string },
): Promise<z.input<typeof exportRecord>> {
  refuseWhenScoped(context);
  const stored = orNotFound(await findExport(context, id));
  const document = readDocument(stored.document);
  return {
    ...rowOf(stored),
    lockId: lockIdOf(stored),
    detail: stored.detail,
    differences: [...stored.differences],
    comparedAt: stored.compared_at?.toISOString() ?? null,
    partnerName: stored.partner_name,
    invoiceDate: document.invoiceDate,
    postingDate: document.postingDate,
    dueDate: document.dueDate,
    net: document.net,
    vat: document.vat,
    lines: document.lines.map(({ account, centre, description, vatCode, net }) => ({
      account,
      centre,
      description,
      vatCode,
      net,
    })),
    resolveReason: stored.resolve_reason,
  };
}

/** What differs between ours and theirs, the latest first. */
export async function listDrift(context: Context, query: z.output<Operations['getInvoiceDrift']['input']>) {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const { companyId, kind, search, page, pageSize, descending } = query;
  const wanted = sql`d.partition = ${partition} and d.ended_at is null
    and (${companyId ?? null}::uuid is null or d.company_id = ${companyId ?? null}) and (${kind ?? null}::text is null or d.kind = ${kind ?? null})
    and (${search} = '' or strpos(lower(d.number || ' ' || d.their_number || ' ' || d.vendor_number), lower(${search})) > 0)`;
  const direction = descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<DriftRow & { total: number; foundAt: Date; seenAt: Date }>`
    select d.id, d.company_id as "companyId", d.export_id as "exportId", d.kind, d.number, d.their_number as "theirNumber", d.vendor_number as "vendorNumber",
           d.ours, d.theirs, d.found_at as "foundAt", d.seen_at as "seenAt", count(*) over ()::int as total
      from accounting_difference d where ${wanted}
     order by d.found_at ${direction}, d.id ${direction} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return {
    rows: rows.map(({ foundAt, seenAt, ...row }) => ({
      id: row.id,
      companyId: row.companyId,
      exportId: row.exportId,
      kind: row.kind,
      number: row.number,
      theirNumber: row.theirNumber,
      vendorNumber: row.vendorNumber,
      ours: row.ours,
      theirs: row.theirs,
      foundAt: new Date(foundAt).toISOString(),
      seenAt: new Date(seenAt).toISOString(),
    })),
    total: rows[0]?.total ?? 0,
    totalIsCapped: false,
  };
}
