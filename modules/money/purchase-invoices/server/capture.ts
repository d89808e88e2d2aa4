import { sql } from 'kysely';
import type { z } from 'zod';
import { insertRows } from '#platform/server/insert-rows.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { attachBrought, broughtFile } from '#modules/base/documents/server/index.ts';
import type { Captured, purchaseInvoiceService } from '../contract.ts';
import type { CapturedVia } from '../kinds.ts';
import { type Checked, checkCaptured } from './check-captured.ts';
import { takenOfTarget, worthColumns } from './in-books.ts';
import { purchaseLives, purchases, type Saved, savedOf } from './lives.ts';
import { findPurchase, linesOf } from './queries.ts';
import { settleLoads } from './settle-loads.ts';

/** What a document may be, and as what its file is kept. */
export const fileKinds = ['pdf', 'jpeg', 'png', 'tiff'] as const;
export const fileSubject = 'purchaseInvoice';

type Put = z.output<(typeof purchaseInvoiceService)['operations']['putPurchaseInvoice']['input']>;

/** Where a document came from, and who is named as having captured it. */
export interface Capturing {
  readonly via: CapturedVia;
  readonly by: string;
}

/** Two who capture documents of one supplier come one after the other: the second sees what the first has written. */
export async function lockSupplier({ db, partition }: Context, supplierId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`purchases ${partition} ${supplierId}`}, 0))`.execute(db);
}

/** Takes a document of a supplier down as it stands on paper. */
export async function capture(
  context: Context,
  input: Captured,
  { via, by }: Capturing = { via: 'desk', by: context.actor.name },
): Promise<Saved> {
  refuseWhenScoped(context);
  await lockSupplier(context, input.supplierId);
  const checked = await checkCaptured(context, input, null);
  const { db, partition, actor } = context;
  const { id } = await db
    .insertInto('purchase_invoice')
    .values({
      ...columnsOf(input, checked),
      ...(await fileOf(context, input.blobName, checked.company.id)),
      partition,
      company_id: checked.company.id,
      supplier_id: input.supplierId,
      kind: input.kind,
      edited_by: actor.kind === 'user' ? [actor.id] : [],
      submitted_at: null,
      matched_at: null,
      approved_at: null,
      posting_date: null,
      journal_id: null,
      item_id: null,
      vat_warned_at: null,
      captured_via: via,
      created_by: by,
      updated_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (input.blobName !== '') await attachBrought(context, input.blobName, id, 'blobName');
  await writeLines(context, id, input, checked);
  const stored = (await findPurchase(context, id))!;
  await purchases.announce(context, stored, {
    event: 'created',
    after: {
      supplierInvoiceNo: input.supplierInvoiceNo,
      net: checked.net,
      gross: checked.gross,
      ...(via !== 'desk' && { via, sender: by }),
    },
  });
  await settleLoads(context, [id]);
  return savedOf(stored);
}

/** Changes a document that nobody has decided on; it is compared again once it is handed in. */
export async function changeCaptured(context: Context, { id, ...input }: Put): Promise<Saved> {
  refuseWhenScoped(context);
  await lockSupplier(context, input.supplierId);
  const stored = await purchases.toChange(context, id);
  purchaseLives.next(stored, 'edit');
  const checked = await checkCaptured(context, input, stored);
  const before = await linesOf(context, [id]);
  const isNewFile = input.blobName !== '' && input.blobName !== stored.blob_name;
  const columns = {
    ...columnsOf(input, checked),
    ...(isNewFile ? await fileOf(context, input.blobName, checked.company.id) : {}),
    company_id: checked.company.id,
    supplier_id: input.supplierId,
    kind: input.kind,
  };
  if (isNewFile) await attachBrought(context, input.blobName, id, 'blobName');
  const { db, partition } = context;
  await sql`delete from purchase_invoice_line where partition = ${partition} and purchase_invoice_id = ${id}`.execute(
    db,
  );
  await writeLines(context, id, input, checked);
  const changed = await purchaseLives.move(context, stored, 'edit', {
    columns: columns as never,
    before: { net: stored.net, lines: before.length },
    after: { supplierInvoiceNo: input.supplierInvoiceNo, net: checked.net, lines: input.lines.length },
  });
  await settleLoads(
    context,
    [id],
    before.flatMap(({ load_id }) => load_id ?? []),
  );
  return savedOf(changed);
}

function columnsOf(input: Captured, checked: Checked) {
  return {
    supplier_invoice_no: input.supplierInvoiceNo,
    normalised_no: checked.number,
    duplicate_of_id: checked.duplicateOfId,
    duplicate_reason: checked.duplicateOfId === null ? '' : input.duplicateReason,
    released_by: '',
    invoice_date: input.invoiceDate,
    received_on: checked.receivedOn,
    due_date: checked.dueDate,
    vat_number: input.vatNumber,
    missing_particulars: [...input.missingParticulars],
    claim_gaps: [...checked.claimGaps],
    currency: checked.currency,
    ...worthColumns(checked.company.currency, checked.rate, checked.books),
    net: Number(checked.net),
    vat: Number(checked.vat),
    gross: Number(checked.gross),
    own_vat: Number(checked.ownVat),
    original_id: input.originalId,
    answers: input.answers === null ? null : [...input.answers],
    note: input.note,
    search_words: `${input.supplierInvoiceNo} ${checked.supplier.registered_name}`,
  };
}

/** The document itself, which was stored before; nothing where none is brought. */
async function fileOf(context: Context, blobName: string, companyId: string) {
  const file = await broughtFile(context, {
    blobName,
    nameField: 'blobName',
    content: '',
    fileName: '',
    field: 'blobName',
    accept: fileKinds,
    subjectType: fileSubject,
    companyId,
    uploadedBy: context.actor.name,
  });
  return { blob_name: blobName, file_name: file?.fileName ?? '', content_type: file?.contentType ?? '' };
}

async function writeLines(context: Context, id: string, input: Captured, checked: Checked): Promise<void> {
  const { db, partition } = context;
  const { lines, books, currency, company } = checked;
  await insertRows(
    db,
    'purchase_invoice_line',
    lines.map((line, place) => ({
      partition,
      purchase_invoice_id: id,
      line: place + 1,
      load_id: line.loadId,
      charge_id: line.chargeId,
      order_id: line.orderId,
      order_line_id: line.orderLineId,
      item_master_id: line.itemMasterId,
      description: line.description,
      quantity: String(line.quantity),
      net: Number(line.net),
      vat_code: line.vatCode,
      vat_percent: String(line.percent),
      vat_share: Number(line.vatShare),
      base_net: Number(books.lines[place]!.net),
      base_vat: Number(books.lines[place]!.vat),
      target_net: Number(
        takenOfTarget(
          { net: line.net, baseNet: books.lines[place]!.net },
          { currency, inCurrency: company.currency },
          line.target,
        ),
      ),
      profit_centre_id: line.profitCentreId,
      account: line.account,
      is_part: line.isPart && input.kind === 'invoice',
      expected: null,
    })) as never,
  );
  // By the numbers of its loads and orders, too, is a document found.
  await sql`
    update purchase_invoice t set search_words = left(t.search_words || ' ' || coalesce((
        select string_agg(distinct coalesce(l.load_number, o.order_number), ' ') from purchase_invoice_line n
          left join load l on l.partition = n.partition and l.id = n.load_id left join company_order o on o.partition = n.partition and o.id = n.order_id
         where n.partition = t.partition and n.purchase_invoice_id = t.id), ''), 4000)
     where t.partition = ${partition} and t.id = ${id}`.execute(db);
}
