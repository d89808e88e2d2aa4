import { sql } from 'kysely';
import { addDays, type CalendarDate, defaultTimeZone, todayIn } from '#platform/dates.ts';
import { divideRounded } from '#platform/calculations.ts';
import { cents, type Cents, wireOf, decimalOf } from '#platform/money.ts';
import { vatRateOf } from '#platform/vat-rates.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import { storeFile } from '#modules/base/documents/server/index.ts';
import { buildPurchase, type BuiltPurchase } from '#modules/money/purchase-invoices/server/index.ts';
import type { ApplicationState } from '#modules/parties/suppliers/status.ts';
import { proving, type SupplierBilling } from '#modules/work/loads/side-statuses.ts';
import { demoPage } from './demo-page.ts';

type Person = BuiltPurchase['by'];

interface OwedCharge {
  readonly load_id: string;
  readonly charge_id: string;
  readonly load_number: string;
  readonly supplier_id: string;
  readonly supplier_name: string;
  readonly company_name: string;
  readonly vat_no: string;
  readonly is_vendor: boolean;
  readonly net: number;
  readonly delivered_on: CalendarDate;
  readonly route: string;
  readonly vat_code: 'standard' | 'zeroRated' | 'exempt' | 'outOfScope';
}

/** What becomes of each document, in this order: cents above what was expected, and how far it went. */
const courses = [
  { more: 0, goes: 'posted' },
  { more: 5001, goes: 'submitted' },
  { more: 0, goes: 'submitted' },
  { more: 0, goes: 'posted' },
  { more: 0, goes: 'captured' },
  { more: 0, goes: 'posted' },
  { more: -41_500, goes: 'submitted' },
  { more: 0, goes: 'posted' },
  { more: 2500, goes: 'posted' },
  { more: 0, goes: 'posted' },
  { more: 0, goes: 'submitted' },
  { more: 0, goes: 'captured' },
] as const;

/** A dozen invoices of carriers for what they are expected to invoice, in all that may become of them. */
export async function seedPurchaseInvoices(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  // Once: a demonstration that is started again has its documents.
  const { rows: before } = await sql`select from purchase_invoice where partition = ${partition} limit 1`.execute(db);
  if (before.length > 0) return;
  const { rows: people } = await sql<Person & { account: string }>`
    select id, account, name || ' ' || surname as name, company_id as "companyId" from app_user where partition = ${partition}`.execute(
    db,
  );
  const person = (account: string) => people.find((each) => each.account.startsWith(account));
  const [by, approver] = [person('thandi.nkosi'), person('naledi.mokoena')];
  if (!by || !approver) return;
  const charges = await owedCharges(app, partition);
  for (const [place, { more, goes }] of courses.entries()) {
    const charge = charges[place];
    if (!charge) break;
    const net = cents(Math.max(charge.net + more, 1));
    const document = await documentOf(app, partition, { charge, net, place, by });
    const built = { by, document } as const;
    if (goes === 'captured') await buildPurchase(app, partition, built);
    else if (goes === 'submitted') await buildPurchase(app, partition, { ...built, isSubmitted: true });
    else await buildPurchase(app, partition, { ...built, approver });
  }
}

/** Charges of carriers in use that nobody has invoiced, whose proofs are there and whose account is in the chart. */
async function owedCharges(app: App, partition: string): Promise<readonly OwedCharge[]> {
  const { rows } = await sql<OwedCharge>`
    select distinct on (l.delivered_at, l.id) l.id as load_id, c.id as charge_id, l.load_number, s.id as supplier_id, s.registered_name as supplier_name, o.name as company_name,
           s.vat_no, s.is_vat_registered and s.vat_no ~ '^4[0-9]{9}$' as is_vendor, c.net, (l.delivered_at at time zone o.time_zone)::date::text as delivered_on,
           l.origin || ' - ' || l.destination as route, c.vat_code
      from load_charge c
      join load l on l.partition = c.partition and l.id = c.load_id and l.supplier_billing = ${literal<SupplierBilling>('EXPECTED')}
       and l.delivered_at is not null and l.pod_status not in ${setOf(proving, 'unproven')}
      join company o on o.partition = l.partition and o.id = l.company_id
      join supplier s on s.partition = l.partition and s.id = l.supplier_id and s.status = ${literal<ApplicationState>('approved')}
      join profit_centre k on k.partition = c.partition and k.id = c.profit_centre_id
      left join item_master i on i.partition = c.partition and i.id = c.item_master_id
      join journal_account a on a.partition = c.partition and a.is_active and a.code = upper(btrim(coalesce(nullif(i.journal_account_buy, ''), k.journal_account_buy)))
     where c.partition = ${partition} and c.side = 'buy' and c.net > 0 order by l.delivered_at, l.id, c.line_number limit ${courses.length}`.execute(
    app.database.writer(partition),
  );
  return rows;
}

async function documentOf(
  app: App,
  partition: string,
  { charge, net, place, by }: { charge: OwedCharge; net: Cents; place: number; by: Person },
): Promise<BuiltPurchase['document']> {
  const today = todayIn(defaultTimeZone, app.clock.now());
  const day = addDays(charge.delivered_on, 1 + (place % 3));
  const invoiceDate = day > today ? today : day;
  const percent = BigInt(vatRateOf({ country: 'South Africa', day: invoiceDate }, 'standard') ?? 0);
  const vat = charge.is_vendor && charge.vat_code === 'standard' ? cents(divideRounded(net * percent, 100n)) : cents(0);
  const initials = charge.supplier_name.replaceAll(/[^A-Z]/g, '').slice(0, 2) || 'SI';
  const supplierInvoiceNo = `${initials}-${88_200 + place * 13}`;
  const rand = (amount: Cents) => decimalOf(amount);
  const content = demoPage([
    [20, 780, charge.supplier_name],
    [14, 750, charge.is_vendor ? 'TAX INVOICE' : 'INVOICE'],
    [11, 728, `${supplierInvoiceNo}    ${invoiceDate}`],
    [11, 710, charge.vat_no === '' ? '' : `VAT ${charge.vat_no}`],
    [11, 680, `To: ${charge.company_name}`],
    [11, 640, `${charge.load_number}  ${charge.route}    R ${rand(net)}`],
    [11, 600, `Subtotal    R ${rand(net)}`],
    [11, 582, `VAT    R ${rand(vat)}`],
    [13, 560, `Total    R ${rand(cents(net + vat))}`],
  ]);
  const system = systemContext(app, { language: 'en', requestId: 'seed', operation: 'seed' });
  const file = await inPartition(system, partition, (context) =>
    storeFile(context, {
      content: Buffer.from(content).toString('base64'),
      fileName: `${supplierInvoiceNo}.pdf`,
      field: 'content',
      accept: ['pdf'],
      subjectType: 'purchaseInvoice',
      companyId: by.companyId,
      uploadedBy: by.name,
    }),
  );
  return {
    companyId: by.companyId,
    supplierId: charge.supplier_id,
    supplierInvoiceNo,
    invoiceDate,
    vatNumber: charge.vat_no,
    vat: wireOf(vat),
    blobName: file.blobName,
    lines: [
      {
        loadId: charge.load_id,
        chargeId: charge.charge_id,
        description: `${charge.load_number} ${charge.route}`.slice(0, 200),
        net: wireOf(net),
        vatCode: vat > 0n || charge.vat_code !== 'standard' ? charge.vat_code : 'outOfScope',
      },
    ],
  };
}
