import crypto from 'node:crypto';
import { sql } from 'kysely';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { House } from '#platform/server/testing/house.ts';
import { vatRateOf } from '#platform/vat-rates.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import { buildContractor } from '#modules/parties/contractors/server/index.ts';
import { buildCreditChange } from '#modules/parties/credit/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { openBooks } from '#modules/money/posting-periods/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { buildLoad } from '#modules/work/loads/server/index.ts';
import { buildOffer } from '#modules/work/tenders/server/index.ts';
import { inspectedUnit } from './inspected-unit.ts';
import { bankLine } from './bank-line.ts';
import { workRecords } from './amend-records.ts';
import { incidentRows } from './incident-rows.ts';
import { purchasedRow } from './purchase-rows.ts';
import { masterSamples } from './master-samples.ts';

type Columns = Readonly<Record<string, unknown>>;

const partition = 'alpha';

/** Puts two records of every noun that has a life into a house; their states are set by whoever takes them through events. */
export async function buildLifeRows(house: House, staff: Staff, manager: Staff): Promise<void> {
  const { app } = house;
  const { companyId } = staff;
  const db = app.database.writer(partition);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const insert = rowMaker(house);
  const system = systemContext(app, { language: 'en', requestId: 'rows', operation: 'rows' });
  await inPartition(system, partition, (context) => openBooks(context, companyId));
  const offered: { readonly customerId: string; readonly supplierId: string }[] = [];
  for (const place of [1, 2]) {
    const supplierId = await buildSupplier(app, partition, { companyId, status: 'approved' });
    const customerId = await buildCustomer(app, partition, { companyId, status: 'approve' });
    const loadId = await drivenLoad(house, staff, { customerId, place });
    await buildContractor(app, partition, { companyId, assessment: {} });
    await buildCreditChange(app, partition, { customerId });
    offered.push({ customerId, supplierId });
    const work = workRecords(house, staff, { customer: customerId, supplier: supplierId });
    for (const operation of ['putRate', 'putPurchaseOrder', 'putServiceOrder', 'putInternalOrder'])
      await work[operation]!();
    const company = { company_id: companyId };
    await house.ask(
      'postTransaction',
      {
        date: day(0),
        reason: `Life ${place}`,
        lines: [
          { account: '1020', debit: place },
          { account: '1000', credit: place },
        ],
      },
      staff,
    );
    await insert('payment_promise', {
      ...company,
      customer_id: customerId,
      amount: place,
      made_on: day(0),
      due_day: day(place),
    });
    await insert('driver_pay_run', {
      ...company,
      run_number: `PAY-${place}`,
      period_from: day(place),
      period_to: day(place),
    });
    const clause = await house.ask<{ id: string }>(
      'postFuelClause',
      { code: `LIFE${place}`, name: 'Diesel', basePrice: 21.3456, baseDate: '2020-01-01', weightPercent: 45 },
      staff,
    );
    await insert('fuel_clause_change', { clause_id: clause.id, effective_from: day(place), reason: 'Agreed.' });
    await sql`update fuel_clause_change c set terms = fuel_clause_terms(t) from fuel_clause t where t.id = c.clause_id`.execute(
      db,
    );
    const price = await house.ask<{ id: string }>(
      'postFuelPrice',
      { fuelType: 'paraffin', effectiveFrom: day(place), pricePerLitre: 20, source: 'Notice' },
      staff,
    );
    await insert('pay_rate_change', {
      owner_kind: 'supplier',
      owner_id: supplierId,
      terms: '{"payableRateInPercentage": 55}',
      reason: 'Agreed.',
    });
    await insert('fuel_price_change', {
      fuel_price_id: price.id,
      effective_from: day(place),
      price_per_litre: 21,
      source: 'Notice',
      reason: 'Misread.',
    });
    await insert('fuel_adjustment', {
      ...company,
      run_no: `RUN-${place}`,
      submitted_at: new Date(),
      submitted_by: 'Builder',
    });
    await insert('inspection', {
      ...company,
      load_id: loadId,
      vehicle_id: (await vehicle(house, staff, `INS${place}GP`)).id,
      event_no: `INS-${place}`,
      purpose: 'load',
      template_version: 1,
      items: '[]',
      outcome: 'CONDITIONAL',
      decision: 'AWAITED',
      allow_reason: 'Seen.',
      source: 'staff',
    });
    await insert('tyre', {
      ...company,
      code: `TYRE${place}`,
      bought_on: day(-1),
      bought_tread_mm: 14,
      cost: 100,
    });
    await inspectedUnit(insert, (await vehicle(house, staff, `VIN${place}GP`)).id, { company, place, day });
    await insert('vehicle_alert', {
      ...company,
      kind: 'outOfService',
      category: 'vehicle',
      severity: 'warning',
      subject: `Life ${place}`,
      since: new Date(),
      seen_at: new Date(),
    });
    const partnerId = await insert('exchange_partner', {
      ...company,
      kind: 'fiscal',
      name: 'Authority',
      url: 'https://a.example',
      is_active: false,
    });
    await insert('exchange', {
      ...company,
      partner_id: partnerId,
      direction: 'out',
      purpose: 'fiscalise',
      noun: 'invoice',
      record_id: loadId,
      number: `INV-${place}`,
      idempotency_key: `key-${place}`,
    });
    const bankAccountId = await bankLine(insert, db, { companyId, place });
    await insert('payment_run', {
      ...company,
      run_number: `RUN-${place}`,
      bank_account_id: bankAccountId,
      due_until: day(0),
      pay_day: day(0),
    });
    await incidentRows(insert, { companyId, supplierId, place });
    await insert('fleet_log_line', {
      ...company,
      vehicle_id: (await vehicle(house, staff, `LOG${place}GP`)).id,
      kind: 'toll',
      month: `${day(0).slice(0, 7)}-01`,
      source: 'person',
    });
    const podId = await insert('pod', { ...company, load_id: loadId, status: 'AWAITED', method: 'scan' });
    await insert('pod_pack', {
      ...company,
      load_id: loadId,
      pod_ids: [podId],
      method: 'PORTAL',
      format: 'PDF',
      recipients: ['accounts@customer.example'],
    });
  }
  const { rows: bank } = await sql<{ id: string }>`
    select id from journal_account where partition = ${partition} and code = '1000'`.execute(db);
  for (const [place, { customerId }] of offered.entries())
    await house.ask('postReceipt', { customerId, amount: place + 1, date: day(-1), accountId: bank[0]!.id }, staff);
  for (const [place, { supplierId }] of offered.entries())
    await purchasedRow(house.app.database.writer(partition), insert, { companyId, supplierId, place, day: day(0) });
  for (const { supplierId } of offered)
    await insert('supplier_statement', {
      company_id: companyId,
      supplier_id: supplierId,
      from_day: day(-7),
      to_day: day(0),
      currency: 'ZAR',
      net: 10_000,
    });
  for (const { customerId } of offered) await billedLoad(house, insert, { companyId, customerId, day: day(0) });
  for (const { customerId, supplierId } of offered) {
    const loadId = await buildLoad(app, partition, { customerId, status: 'TENDERED' });
    await buildOffer(app, partition, { loadId, supplierId });
  }
  // Who decides on internal orders, and where they are posted.
  await sql`update profit_centre set manager_id = ${manager.userId}`.execute(db);
  await sql`update item_master set journal_account_sell = '4000'`.execute(db);
}

const vehicle = (house: House, staff: Staff, registrationNumber: string) =>
  house.ask<{ id: string }>('postVehicle', { ...masterSamples['vehicle'], registrationNumber }, staff);

/** A load of the own fleet with vehicle and driver, delivered and billed as far as its states ask for. */
async function drivenLoad(
  house: House,
  staff: Staff,
  { customerId, place }: { readonly customerId: string; readonly place: number },
): Promise<string> {
  const id = await buildLoad(house.app, partition, { customerId, supplierId: null, status: 'ASSIGNED' });
  const driver = await house.ask<{ id: string }>(
    'postClientDriver',
    { ...masterSamples['driver'], employeeNo: `LIFE${place}`, mobile: '+27821112233' },
    staff,
  );
  const { id: vehicleId } = await vehicle(house, staff, `LIFE${place}GP`);
  const db = house.app.database.writer(partition);
  await sql`update load set driver_id = ${driver.id}, vehicle_id = ${vehicleId} where id = ${id}`.execute(db);
  await sql`update stop set status = 'DEPARTED' where load_id = ${id}`.execute(db);
  return id;
}

/** A document over a delivered load, with a line that is disputed. */
async function billedLoad(
  house: House,
  insert: ReturnType<typeof rowMaker>,
  { companyId, customerId, day }: { readonly companyId: string; readonly customerId: string; readonly day: string },
): Promise<void> {
  const loadId = await buildLoad(house.app, partition, { customerId, supplierId: null, status: 'DELIVERED' });
  const db = house.app.database.writer(partition);
  const { rows } = await sql<{ centre: string }>`
    update load set customer_billing = 'IN_REVIEW' where id = ${loadId} returning profit_centre_id as centre`.execute(
    db,
  );
  await sql`update company set vat_number = '4123456789', address = '{"addressLine1": "1 Dock Road", "city": "Durban", "country": "South Africa"}' where id = ${companyId}`.execute(
    db,
  );
  const days = { tax_date: day, supply_from: day, supply_to: day, due_date: day };
  const amounts = { currency: 'ZAR', net: 10_000, vat: 1500, gross: 11_500 };
  const invoiceId = await insert('invoice', {
    company_id: companyId,
    customer_id: customerId,
    kind: 'invoice',
    language: 'en',
    ...days,
    ...amounts,
  });
  const percent = vatRateOf({ country: 'South Africa', day }, 'standard');
  const line = { vat_code: 'standard', vat_percent: percent, net: 10_000, vat_share: 1500, account: '4000' };
  const lineId = await insert('invoice_line', {
    invoice_id: invoiceId,
    line: 1,
    load_id: loadId,
    charge_id: crypto.randomUUID(),
    description: 'Linehaul',
    quantity: 1,
    price: 100,
    profit_centre_id: rows[0]!.centre,
    is_billed: true,
    ...line,
  });
  await insert('invoice_dispute', {
    company_id: companyId,
    invoice_id: invoiceId,
    line_id: lineId,
    reason: 'price',
    amount: 11_500,
  });
}

/** Inserts rows of any table: columns that must say something and are not named get the emptiest value of their type. */
function rowMaker(house: House) {
  const db = house.app.database.writer(partition);
  const empty: Readonly<Record<string, unknown>> = { integer: 0, boolean: false, numeric: 0, bigint: 0, jsonb: '{}' };
  return async (table: string, named: Columns): Promise<string> => {
    const { rows } = await sql<{ name: string; type: string }>`
      select a.attname as name, format_type(a.atttypid, null) as type from pg_attribute a
       where a.attrelid = ${table}::regclass and a.attnum > 0 and a.attnotnull and not a.atthasdef and not a.attisdropped`.execute(
      db,
    );
    const needed = rows.map(({ name, type }) => [
      name,
      empty[type] ?? (type === 'date' || type.startsWith('timestamp') ? new Date().toISOString() : ''),
    ]);
    const all: Columns = { ...Object.fromEntries(needed), partition, ...named };
    const made = await sql<{ id: string }>`
      insert into ${sql.table(table)} (${sql.join(Object.keys(all).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(all).map((value) => sql`${value}`))}) returning id`.execute(db);
    return made.rows[0]!.id;
  };
}
