import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import { searchedPage } from '#platform/server/search.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { purchaseInvoiceService, purchasePaper } from '#modules/money/purchase-invoices/contract.ts';
import '../tables.ts';
import type { FoundInInvoice } from './read-invoice.ts';

const fail = failures<FailureCode>();
type Query = z.output<(typeof purchaseInvoiceService)['operations']['getPurchasePapers']['input']>;

export const paperNoun = 'purchasePaper';

/** A paper with the name of who sent it. */
export type StoredPaper = Selectable<Tables['purchase_paper']> & { readonly supplier_name: string };

const paperColumns = sql`t.*, (select s.registered_name from supplier s where s.partition = t.partition and s.id = t.supplier_id) as supplier_name`;

async function findPaper({ db, partition }: Pick<Context, 'db' | 'partition'>, id: string) {
  const { rows } = await sql<StoredPaper>`
    select ${paperColumns} from purchase_paper t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** The paper that the caller has, or `notFound`. */
export async function foundPaper(context: Context, id: string): Promise<StoredPaper> {
  const stored = await findPaper(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

/** Papers that suppliers mailed, as they are decided. */
export const papers = record({
  noun: paperNoun,
  table: 'purchase_paper',
  channels: ['purchaseInvoices'],
  bell: 'purchasePaper.',
  find: (context: Context, id: string) => findPaper(context, id),
  show: (_, stored) => paperShown(stored),
});

export function paperShown(stored: StoredPaper): z.input<typeof purchasePaper> {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    companyId: stored.company_id,
    supplierId: stored.supplier_id,
    supplierName: stored.supplier_name,
    sender: stored.sender,
    fileName: stored.file_name,
    contentType: stored.content_type,
    receivedAt: stored.created_at.toISOString(),
    found: stored.found as unknown as FoundInInvoice,
    purchaseInvoiceId: stored.purchase_invoice_id,
    droppedBecause: stored.dropped_because,
  };
}

/** A page of the papers that wait. */
export async function listPapers(context: Context, query: Query): Promise<Page<z.input<typeof purchasePaper>>> {
  const found = await searchedPage<StoredPaper>(context.db, {
    ...query,
    table: 'purchase_paper',
    partition: context.partition,
    columns: paperColumns,
    conditions: [sql`t.decided_at is null`, ...(query.supplierId ? [sql`t.supplier_id = ${query.supplierId}`] : [])],
    order: ['t.created_at', 't.id'],
  });
  return { ...found, rows: found.rows.map(paperShown) };
}
