import { sql } from 'kysely';
import { divideRounded } from '#platform/calculations.ts';
import { addDays, type CalendarDate, defaultTimeZone, todayIn } from '#platform/dates.ts';
import { type Cents, cents, centsOf, wireOf } from '#platform/money.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { vatRateOf } from '#platform/vat-rates.ts';
import { findRate } from '#modules/prices/exchange-rates/server/index.ts';
import { buildPurchase, type BuiltPurchase, takeOffPurchase } from '#modules/money/purchase-invoices/server/index.ts';
import type { ApplicationState } from '#modules/parties/suppliers/status.ts';

type Person = BuiltPurchase['by'];
interface Supplier {
  readonly id: string;
  readonly vat_no: string;
  readonly is_vendor: boolean;
}

/** What a haulier is invoiced for besides loads: days ago, rand, what for, and how far it went. */
const courses = [
  { ago: 21, net: 8_430_00, what: 'Toll fees N3, account 4471', goes: 'posted' },
  { ago: 18, net: 12_600_00, what: 'Security guarding of the yard, 31 nights', goes: 'posted' },
  { ago: 12, net: 3_975_00, what: 'Crane hire, 3 hours', goes: 'submitted' },
  { ago: 9, net: 6_120_00, what: 'Yard lighting repairs', goes: 'posted' },
  { ago: 6, net: 1_240_00, what: 'Border clearing, Beitbridge', goes: 'posted', currency: 'USD' },
  { ago: 4, net: 980_00, what: 'Escort through the Beira corridor', goes: 'submitted', currency: 'USD' },
  { ago: 3, net: 2_310_00, what: 'Pallet wrap and corner boards', goes: 'captured' },
] as const;
const first = 'EX-4107';

/**
 * Invoices of suppliers for what no load names, two of them in dollars, and two credit notes that answer a claim: one is in the
 * books, the other waits for its approval.
 */
export async function seedCreditors(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  // Once: a demonstration that is started again has them.
  const { rows: before } = await sql`
    select from purchase_invoice where partition = ${partition} and supplier_invoice_no = ${first} limit 1`.execute(db);
  if (before.length > 0) return;
  const { rows: people } = await sql<Person & { account: string }>`
    select id, account, name || ' ' || surname as name, company_id as "companyId" from app_user where partition = ${partition}`.execute(
    db,
  );
  const person = (account: string) => people.find((each) => each.account.startsWith(account));
  const [by, approver] = [person('thandi.nkosi'), person('naledi.mokoena')];
  const centreId = await centreOf(app, partition);
  const suppliers = by ? await suppliersOf(app, partition, by.companyId) : [];
  if (!by || !approver || !centreId || suppliers.length === 0) return;
  const today = todayIn(defaultTimeZone, app.clock.now());
  const made: string[] = [];
  for (const [place, course] of courses.entries()) {
    if ('currency' in course && !(await hasRate(app, partition, addDays(today, -course.ago)))) continue;
    const supplier = suppliers[place % suppliers.length]!;
    const number = place === 0 ? first : `EX-${4107 + place * 9}`;
    const document = documentOf({ supplier, centreId, number, by, today }, course);
    const built = { by, document } as const;
    made.push(
      await buildPurchase(
        app,
        partition,
        course.goes === 'posted' ? { ...built, approver } : { ...built, isSubmitted: course.goes === 'submitted' },
      ),
    );
  }
  const claims = [
    { invoice: 0, net: 1000_00, isApproved: true, reason: 'Two nights were not guarded' },
    { invoice: 3, net: 500_00, isApproved: false, reason: 'One lamp failed within a week' },
  ];
  for (const [place, { invoice, net, isApproved, reason }] of claims.entries()) {
    const supplier = suppliers[invoice % suppliers.length]!;
    const note = documentOf(
      { supplier, centreId, number: `CR-${210 + place}`, by, today },
      { ago: 1, net, what: reason, goes: 'posted' },
    );
    const amount = cents(BigInt(net) + centsOf(note.vat)!);
    await takeOff(app, partition, { by, id: made[invoice]!, amount, reason });
    const document = { ...note, kind: 'creditNote' as const, originalId: made[invoice]! };
    await buildPurchase(app, partition, { by, document, isSubmitted: true, ...(isApproved && { approver }) });
  }
}

/** A centre whose costs have an account. */
async function centreOf(app: App, partition: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select k.id from profit_centre k join journal_account a on a.partition = k.partition and a.is_active and a.code = upper(btrim(k.journal_account_buy))
     where k.partition = ${partition} order by k.code limit 1`.execute(app.database.writer(partition));
  return rows[0]?.id;
}

/** Suppliers in use, those that nobody expects an invoice of first. */
async function suppliersOf(app: App, partition: string, companyId: string): Promise<readonly Supplier[]> {
  const { rows } = await sql<Supplier>`
    select s.id, s.vat_no, s.is_vat_registered and s.vat_no ~ '^4[0-9]{9}$' as is_vendor from supplier s
     where s.partition = ${partition} and s.company_id = ${companyId} and s.status = ${literal<ApplicationState>('approved')}
     order by exists (select from load l where l.partition = s.partition and l.supplier_id = s.id), s.registered_name limit 6`.execute(
    app.database.writer(partition),
  );
  return rows;
}

/** Whether a document of any of the days may be in dollars. */
async function hasRate(app: App, partition: string, day: CalendarDate): Promise<boolean> {
  const reader = { db: app.database.writer(partition), partition };
  return (await findRate(reader, { currency: 'USD', inCurrency: 'ZAR', day })) !== undefined;
}

interface Place {
  readonly supplier: Supplier;
  readonly centreId: string;
  readonly number: string;
  readonly by: Person;
  readonly today: CalendarDate;
}
interface Course {
  readonly ago: number;
  readonly net: number;
  readonly what: string;
  readonly goes: string;
  readonly currency?: 'USD';
}

function documentOf({ supplier, centreId, number, by, today }: Place, { ago, net, what, currency }: Course) {
  const invoiceDate = addDays(today, -ago);
  const percent = BigInt(vatRateOf({ country: 'South Africa', day: invoiceDate }, 'standard') ?? 0);
  // Who invoices in dollars is abroad.
  const isTaxed = supplier.is_vendor && currency === undefined;
  const vat: Cents = isTaxed ? cents(divideRounded(BigInt(net) * percent, 100n)) : cents(0);
  return {
    companyId: by.companyId,
    supplierId: supplier.id,
    supplierInvoiceNo: number,
    invoiceDate,
    vatNumber: isTaxed ? supplier.vat_no : '',
    vat: wireOf(vat),
    ...(currency && { currency }),
    lines: [
      {
        profitCentreId: centreId,
        description: what,
        net: wireOf(cents(net)),
        vatCode: isTaxed ? ('standard' as const) : ('outOfScope' as const),
      },
    ],
  } satisfies BuiltPurchase['document'];
}

/** A claim of ours, taken off the next payment. */
async function takeOff(
  app: App,
  partition: string,
  { by, id, amount, reason }: { by: Person; id: string; amount: Cents; reason: string },
): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: 'seed', operation: 'seed' });
  await inPartition({ ...system, actor: { kind: 'stranger', name: by.name } }, partition, (context) =>
    takeOffPurchase(context, { id, kind: 'other', amount, reason }),
  );
}
