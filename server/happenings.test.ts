import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Fact, HappeningName, Happenings } from '#platform/server/happenings.ts';
import type { Listener } from '#platform/server/listeners.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildBankAccount } from '#modules/money/bank-statements/server/index.ts';
import { buildCreditChange } from '#modules/parties/credit/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildLink } from '#modules/parties/links/server/index.ts';
import { buildTripLine } from '#modules/fleet/fleet-log/server/index.ts';
import { buildPaperRequest } from '#modules/work/load-papers/server/index.ts';
import { buildLoad } from '#modules/work/loads/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { buildOffer } from '#modules/work/tenders/server/index.ts';
import { happeningsOf } from '../tools/happenings-page.ts';
import { implementations, jobKinds, linkKinds, listeners, product } from './modules.ts';
import { exportedPurchase } from './testing/exported-purchase.ts';
import { masterSamples } from './testing/master-samples.ts';

/** What holds for every listener, whoever wrote it; a new happening does not compile without a sample. */
const partition = 'alpha';
let house: House;
let staff: Staff;
let owner: pg.Client;
beforeAll(async () => {
  // No listeners: each is told by hand. No jobs: one that ran between two looks would be taken for what a listener did.
  house = await openHouse({
    implementations,
    linkKinds,
    jobKinds,
    webhookEvents: product.all('webhookEvents'),
    isIdle: true,
  });
  staff = await buildStaff(house.app, partition, ['postClientDriver', 'postVehicle']);
  owner = new pg.Client(house.databaseUrl);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await house.close();
});

const db = () => house.app.database.writer(partition);

type Samples = { readonly [Name in HappeningName]: () => Promise<readonly Happenings[Name][]> };

/** What can have happened, to records that are there. Together the samples concern every listener of the happening. */
const samples: Samples = {
  async 'link.ended'() {
    const linkId = await buildLink(house.app, partition, { kind: 'carrierregister', companyId: staff.companyId });
    await sql`insert into link_draft (partition, link_id, step, sealed)
      values (${partition}, ${linkId}, 'bank', 'x')`.execute(db());
    await sql`update link set status = 'deleted', ended_reason = 'revoked' where id = ${linkId}`.execute(db());
    return [{ linkId }];
  },
  async 'receipt.posted'() {
    const customerId = await buildCustomer(house.app, partition, { companyId: staff.companyId, status: 'approve' });
    return [{ receiptId: customerId, companyId: staff.companyId, customerIds: [customerId] }];
  },
  async 'receipt.bounced'() {
    const customerId = await buildCustomer(house.app, partition, { companyId: staff.companyId, status: 'approve' });
    return [{ receiptId: customerId, companyId: staff.companyId, customerIds: [customerId] }];
  },
  async 'vehicle.madeAvailable'() {
    return [{ vehicleId: crypto.randomUUID() }];
  },
  async 'unit.withdrawn'() {
    const { id } = await house.ask<{ id: string }>(
      'postVehicle',
      { ...masterSamples['vehicle'], ...nextCode('vehicle') },
      staff,
    );
    await sql`update vehicle set availability = 'outOfService' where id = ${id}`.execute(db());
    return [{ vehicleId: id }];
  },
  async 'unit.released'() {
    const { rows } = await sql<{ id: string }>`
      update vehicle set availability = 'available' where availability = 'outOfService' returning id`.execute(db());
    return [{ vehicleId: rows[0]?.id ?? crypto.randomUUID() }];
  },
  async 'order.defectsRepaired'() {
    return [await defectOnOrder('IN_REPAIR')];
  },
  async 'order.defectsReopened'() {
    return [await defectOnOrder('REPAIRED')];
  },
  async 'document.inForceChanged'() {
    const post = (operation: string, noun: string) =>
      house.ask<{ id: string }>(operation, { ...masterSamples[noun], ...nextCode(noun) }, staff);
    const [driver, vehicle] = [await post('postClientDriver', 'driver'), await post('postVehicle', 'vehicle')];
    const customerId = await buildCustomer(house.app, partition, { companyId: staff.companyId, status: 'approve' });
    const loadId = await buildLoad(house.app, partition, { customerId, supplierId: null, status: 'ASSIGNED' });
    // A driver without a permit for goods.
    await sql`update driver set prdp_goods = false where id = ${driver.id}`.execute(db());
    await sql`update load set driver_id = ${driver.id}, vehicle_id = ${vehicle.id} where id = ${loadId}`.execute(db());
    const { loadId: waiting } = await delivered();
    await sql`update load set customer_billing = 'NOT_READY', pod_status = 'WAIVED' where id = ${waiting}`.execute(
      db(),
    );
    return [
      { subjectType: 'load', subjectId: waiting, type: 'weighbridgeSlip', endsOn: null },
      { subjectType: 'driver', subjectId: driver.id, type: 'passport', endsOn: '2031-05-04' },
      { subjectType: 'vehicle', subjectId: vehicle.id, type: 'operatorCard', endsOn: '2031-05-04' },
    ];
  },
  async 'webhook.due'() {
    const recordId = await buildCustomer(house.app, partition, { companyId: staff.companyId, status: 'approve' });
    await sql`insert into webhook_endpoint (partition, company_id, url, events, secret_sealed, made_by, updated_by)
      values (${partition}, ${staff.companyId}, 'https://erp.example/', array['customer.approved'], 'x', 'x', 'x')`.execute(
      db(),
    );
    return [{ event: 'customer.approved', eventId: crypto.randomUUID(), recordId }];
  },
  async 'company.deactivated'() {
    const { companyId } = await buildStaff(house.app, partition, []);
    await sql`update company set is_active = false where id = ${companyId}`.execute(db());
    return [{ companyId }];
  },
  async 'customer.removed'() {
    const customerId = await buildCustomer(house.app, partition, { companyId: staff.companyId, status: 'approve' });
    await buildCreditChange(house.app, partition, { customerId });
    return [{ customerId, reason: 'Closed.' }];
  },
  async 'supplier.statusChanged'() {
    const supplierId = await buildSupplier(house.app, partition, { companyId: staff.companyId, status: 'pending' });
    await carriedBy(supplierId);
    return [{ supplierId }];
  },
  async 'supplier.coverChanged'() {
    // It has no certificate.
    const supplierId = await buildSupplier(house.app, partition, { companyId: staff.companyId, status: 'approved' });
    await carriedBy(supplierId);
    return [{ supplierId }];
  },
  async 'items.changed'() {
    const customerId = await buildCustomer(house.app, partition, {
      companyId: staff.companyId,
      status: 'approve',
      creditStatus: 'HOLD',
    });
    await buildLoad(house.app, partition, { customerId, status: 'READY' });
    return [
      { companyId: staff.companyId, partyKind: 'customer', partyIds: [customerId] },
      { companyId: staff.companyId, partyKind: 'supplier', partyIds: [] },
    ];
  },
  async 'customer.creditChanged'() {
    const { companyId } = staff;
    const customerId = await buildCustomer(house.app, partition, {
      companyId,
      status: 'approve',
      creditStatus: 'HOLD',
    });
    await buildLoad(house.app, partition, { customerId, status: 'BOOKED', supplierId: null });
    return [{ customerId }];
  },
  async 'customer.orderNumbersAsked'() {
    const { loadId, customerId } = await delivered();
    await sql`update customer set order_number_required = true where id = ${customerId}`.execute(db());
    await sql`update load set order_numbers = '[]', customer_billing = 'READY', pod_status = 'WAIVED' where id = ${loadId}`.execute(
      db(),
    );
    return [{ customerId }];
  },
  async 'customer.particularsChanged'() {
    const { loadId, customerId } = await delivered();
    await sql`update customer set same_as_physical = true, physical_address = physical_address || '{"addressLine1": ""}' where id = ${customerId}`.execute(
      db(),
    );
    await sql`update load set customer_billing = 'READY', pod_status = 'WAIVED' where id = ${loadId}`.execute(db());
    return [{ customerId }];
  },
  async 'company.loadPapersChanged'() {
    const { loadId } = await delivered();
    await sql`update load set customer_billing = 'READY', pod_status = 'WAIVED' where id = ${loadId}`.execute(db());
    await sql`insert into required_document (partition, company_id, subject_type, code, label, is_mandatory, applies, blocks, position)
      values (${partition}, ${staff.companyId}, 'load', 'weighbridgeSlip', '', true, 'always', 'billing', 90)`.execute(
      db(),
    );
    return [{ companyId: staff.companyId }];
  },
  async 'orderType.itemChanged'() {
    const { loadId } = await delivered();
    await sql`update load set customer_billing = 'READY', pod_status = 'WAIVED' where id = ${loadId}`.execute(db());
    await sql`update load_charge set item_master_id = null where load_id = ${loadId}`.execute(db());
    const { rows } = await sql<{ id: string }>`
      update order_type o set default_item_id = null from load l where l.id = ${loadId} and o.id = l.order_type_id returning o.id`.execute(
      db(),
    );
    return [{ orderTypeId: rows[0]!.id }];
  },
  'load.assigned': async () => [await drivenLoad()],
  async 'load.swapped'() {
    const load = await sentLoad();
    const { id } = await staffDriver();
    await sql`update load set driver_id = ${id} where id = ${load.loadId}`.execute(db());
    return [load];
  },
  async 'load.bounced'() {
    const load = await sentLoad();
    await buildPaperRequest(house.app, partition, { loadId: load.loadId, papers: ['roadManifest'] });
    return [load];
  },
  async 'load.closed'() {
    const load = await sentLoad();
    await proved(load.loadId, 'CLOSED');
    return [load];
  },
  async 'load.dispatched'() {
    const load = await sentLoad();
    await sql`update load set status = 'DISPATCHED' where id = ${load.loadId}`.execute(db());
    const blobName = `early${crypto.randomUUID().replaceAll('-', '')}`;
    await sql`insert into stored_file (partition, blob_name, company_id, subject_type, subject_id, file_name, content_type, size, sha256, facts, scan, uploaded_by)
      values (${partition}, ${blobName}, ${staff.companyId}, 'load', ${load.loadId}, 'signature.png', 'image/png', 10, ${blobName}, '{}', 'clean', 'test')`.execute(
      db(),
    );
    await sql`insert into trip_file (partition, load_id, stop_id, kind, blob_name, size, signatory_name, device, source_file_id)
      select ${partition}, s.load_id, s.id, 'signature', ${blobName}, 10, 'M Ledwaba', 'phone-1', 'signature-1'
        from stop s where s.load_id = ${load.loadId} and s.type = 'delivery'`.execute(db());
    return [load];
  },
  'load.departed': async () => [await sentLoad()],
  async 'load.changed'() {
    // Its supplier has no certificate.
    const supplierId = await buildSupplier(house.app, partition, { companyId: staff.companyId, status: 'approved' });
    const load = await carriedBy(supplierId);
    // And it was held for more than its customer lacks now.
    await sql`insert into load_hold (partition, load_id, type, blocks_dispatch, blocks_delivery, blocks_billing, reason, source, excess, placed_by)
      values (${partition}, ${load.loadId}, 'CREDIT', true, false, false, '', 'rule', 999999999, 'test')`.execute(db());
    await sql`update load set hold_types = '{CREDIT}' where id = ${load.loadId}`.execute(db());
    return [load];
  },
  async 'load.dearer'() {
    const customerId = await buildCustomer(house.app, partition, {
      companyId: staff.companyId,
      status: 'approve',
      creditStatus: 'HOLD',
    });
    const loadId = await buildLoad(house.app, partition, { customerId, status: 'READY' });
    return [{ loadId, customerId, supplierId: null }];
  },
  'load.delivered': async () => [await delivered(), await deliveredByOwnTruck()],
  async 'load.gapsChanged'() {
    const load = await delivered();
    await sql`update load set customer_billing = 'NOT_READY', pod_status = 'WAIVED' where id = ${load.loadId}`.execute(
      db(),
    );
    return [load];
  },
  async 'load.chargesChanged'() {
    const load = await delivered();
    await sql`update load set customer_billing = 'NOT_READY', pod_status = 'WAIVED' where id = ${load.loadId}`.execute(
      db(),
    );
    const priced = { sell_net: 100, sell_gross: 115, buy_net: 0, sell_is_free: false, buy_is_free: false };
    return [{ ...load, side: 'sell', before: { ...priced, sell_net: 0, sell_gross: 0 }, after: priced }];
  },
  async 'load.cancelled'() {
    const customerId = await buildCustomer(house.app, partition, { companyId: staff.companyId, status: 'approve' });
    const supplierId = await buildSupplier(house.app, partition, { companyId: staff.companyId, status: 'approved' });
    const loadId = await buildLoad(house.app, partition, { customerId, status: 'TENDERED' });
    await buildOffer(house.app, partition, { loadId, supplierId });
    await followed(loadId);
    await buildPaperRequest(house.app, partition, { loadId, askedOf: 'customer', papers: ['packingList'] });
    return [await sentLoad(), { loadId, customerId, supplierId: null }];
  },
  'load.restored': async () => [await sentLoad()],
  async 'load.tenderExhausted'() {
    const customerId = await buildCustomer(house.app, partition, { companyId: staff.companyId, status: 'approve' });
    const loadId = await buildLoad(house.app, partition, { customerId, supplierId: null, status: 'READY' });
    await sql`update load set tender_status = 'EXHAUSTED' where id = ${loadId}`.execute(db());
    return [{ loadId }];
  },
  async 'load.undelivered'() {
    const facts = await delivered();
    await sql`insert into pod (partition, company_id, load_id, status, since, created_by, updated_by)
      values (${partition}, ${staff.companyId}, ${facts.loadId}, 'AWAITED', now(), 'test', 'test')`.execute(db());
    const own = await deliveredByOwnTruck();
    await buildTripLine(house.app, partition, own.loadId);
    return [facts, own];
  },
  'driverPay.posted': async () => [{ runId: crypto.randomUUID(), companyId: staff.companyId, total: 190_950 }],
  async 'pod.accepted'() {
    const load = await drivenLoad();
    await proved(load.loadId, 'DELIVERED');
    return [{ ...aPod(), ...load }, await shortDelivery()];
  },
  async 'exchange.succeeded'() {
    const customerId = await buildCustomer(house.app, partition, { companyId: staff.companyId, status: 'approve' });
    // One that waits for its mark; of its paper nothing is read.
    const { rows } = await sql<{ id: string }>`
      insert into invoice (partition, company_id, kind, customer_id, currency, tax_date, supply_from, supply_to, term_days, due_date, language, net, vat, gross, paper, fiscal_status, created_by, updated_by)
      values (${partition}, ${staff.companyId}, 'invoice', ${customerId}, 'ZAR', current_date, current_date, current_date, 0, current_date, 'en', 100, 15, 115, '{}', 'WAITING', 'test', 'test')
      returning id`.execute(db());
    return [
      {
        ...anExchange({ id: 'M-1', qr: 'https://a.example/1', signedAt: '2026-11-03T16:42:00Z' }),
        recordId: rows[0]!.id,
      },
    ];
  },
  async 'exchange.failed'() {
    await refusedElsewhere();
    return [anExchange({})];
  },
  async 'exchange.triedAgain'() {
    await refusedElsewhere();
    return [aDecision(await failedExport())];
  },
  async 'exchange.resolved'() {
    await refusedElsewhere();
    return [aDecision(await failedExport())];
  },
  async 'export.changed'() {
    await refusedElsewhere();
    const exported = await exportedPurchase(house);
    return [{ ...exported, documentVersion: 1, state: 'EXPORTED', number: '108001', reason: '' }];
  },
  async 'bankStatement.stored'() {
    const { companyId } = staff;
    const account = await buildBankAccount(house.app, partition, { companyId, number: '62000000001' });
    const [fileId, statementId] = [crypto.randomUUID(), crypto.randomUUID()];
    await sql`insert into bank_file (partition, id, company_id, file_name, sha256, size, origin, status, created_by)
      values (${partition}, ${fileId}, ${companyId}, 'x.csv', 'x', 1, 'upload', 'DONE', 'x')`.execute(db());
    await sql`insert into bank_statement (partition, id, company_id, account_id, file_id, place, from_day, to_day, currency, format, created_by)
      values (${partition}, ${statementId}, ${companyId}, ${account.id}, ${fileId}, 1, '2026-11-01', '2026-11-02', 'ZAR', 'csv', 'x')`.execute(
      db(),
    );
    await sql`insert into bank_line (partition, company_id, statement_id, account_id, line, day, value_day, amount, currency, same_key, nth, updated_by)
      values (${partition}, ${companyId}, ${statementId}, ${account.id}, 1, '2026-11-01', '2026-11-01', 100, 'ZAR', 'x', 1, 'x')`.execute(
      db(),
    );
    return [{ statementId, accountId: account.id, companyId, newLines: 1 }];
  },
  'purchaseInvoice.approved': async () => [
    { purchaseInvoiceId: crypto.randomUUID(), companyId: staff.companyId, supplierId: crypto.randomUUID() },
  ],
  'pod.rejected': async () => [aPod()],
  'pod.reopened': async () => [aPod()],
};

/** An exchange about an invoice that nobody has. */
function anExchange(answer: Readonly<Record<string, string>>) {
  const [exchangeId, recordId] = [crypto.randomUUID(), crypto.randomUUID()];
  return { exchangeId, purpose: 'fiscalise', noun: 'invoice', recordId, answer } as const;
}

/** A document that another system has refused, and of which nobody was told. */
async function refusedElsewhere(): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into exchange_partner (partition, company_id, kind, name, url, secret_sealed, is_active, created_by, updated_by)
    values (${partition}, ${staff.companyId}, 'fiscal', 'Authority', 'https://a.example', 'x', false, 'x', 'x') returning id`.execute(
    db(),
  );
  await sql`
    insert into exchange (partition, company_id, partner_id, direction, purpose, noun, record_id, number, amount, currency, idempotency_key,
                          body, status, created_by, updated_by)
    values (${partition}, ${staff.companyId}, ${rows[0]!.id}, 'out', 'fiscalise', 'invoice', ${crypto.randomUUID()}, 'INV-1', 1, 'ZAR',
            ${crypto.randomUUID()}, '{}', 'FAILED', 'x', 'x')`.execute(db());
}

/** A supplier's invoice that the accounting system of its company has refused. */
async function failedExport() {
  const exported = await exportedPurchase(house);
  const facts = { ...exported, documentVersion: 1, state: 'FAILED', number: '', reason: 'rejected' } as const;
  for (const each of listeners) if (each.name === 'follow-export') await hear(each, facts);
  await sql`update accounting_export set detail = 'The vendor is blocked.' where id = ${exported.exportId}`.execute(
    db(),
  );
  return exported;
}

/** What a person decided about the exchange of such a document. */
function aDecision({ exportId, documentId }: { readonly exportId: string; readonly documentId: string }) {
  const about = { exchangeId: exportId, purpose: 'export', noun: 'supplierInvoice', recordId: documentId } as const;
  return { ...about, reason: 'Captured there by hand.' };
}

/** A load that a supplier is to carry. */
async function carriedBy(supplierId: string) {
  const customerId = await buildCustomer(house.app, partition, { companyId: staff.companyId, status: 'approve' });
  const loadId = await buildLoad(house.app, partition, { customerId, supplierId, status: 'BOOKED' });
  return { loadId, customerId, supplierId };
}

/** Goods of a carrier that are short, on a proof that was accepted. */
async function shortDelivery() {
  const supplierId = await buildSupplier(house.app, partition, { companyId: staff.companyId, status: 'approved' });
  const load = await carriedBy(supplierId);
  await proved(load.loadId, 'DELIVERED');
  const { rows } = await sql<{ id: string }>`
    insert into pod (partition, company_id, load_id, status, method, since, created_by, updated_by)
    values (${partition}, ${staff.companyId}, ${load.loadId}, 'podAccepted', 'scan', now(), 'test', 'test') returning id`.execute(
    db(),
  );
  const exceptions = [{ kind: 'short', goodsLineId: null, quantity: 8, note: 'IBC solvent' }];
  return { ...load, podId: rows[0]!.id, exceptions };
}

const aPod = () => ({ ...aLoad(), podId: crypto.randomUUID(), exceptions: [] });

/** A load of which a proof is waited for at its only delivery. */
async function delivered() {
  const customerId = await buildCustomer(house.app, partition, { companyId: staff.companyId, status: 'approve' });
  const loadId = await buildLoad(house.app, partition, { customerId, status: 'DELIVERED' });
  await sql`update load set delivered_at = now() where id = ${loadId}`.execute(db());
  await followed(loadId);
  return { loadId, customerId, supplierId: null };
}

/** What an own truck drove, with the times of its stops: it belongs into the log book. */
async function deliveredByOwnTruck() {
  const facts = await delivered();
  const truck = { ...masterSamples['vehicle'], ...nextCode('vehicle'), kind: 'truckTractor', ownership: 'own' };
  const { id } = await house.ask<{ id: string }>('postVehicle', { ...truck, supplierId: null }, staff);
  await sql`update load set vehicle_id = ${id}, is_own_fleet = true, supplier_id = null where id = ${facts.loadId}`.execute(
    db(),
  );
  await sql`update stop set arrived_at = now() - interval '1 hour' / sequence, departed_at = now() where load_id = ${facts.loadId}`.execute(
    db(),
  );
  return facts;
}

/** Its customer can follow it by a link. */
const followed = (subjectId: string) =>
  buildLink(house.app, partition, { kind: 'loadtracking', companyId: staff.companyId, subjectId, validDays: 30 });

const staffDriver = () =>
  house.ask<{ id: string }>(
    'postClientDriver',
    { ...masterSamples['driver'], ...nextCode('driver'), mobile: '+27821112233' },
    staff,
  );

/** A load that somebody drives, whom nothing was sent yet. */
async function drivenLoad() {
  const customerId = await buildCustomer(house.app, partition, { companyId: staff.companyId, status: 'approve' });
  const loadId = await buildLoad(house.app, partition, { customerId, supplierId: null, status: 'ASSIGNED' });
  const { id } = await staffDriver();
  await sql`update load set driver_id = ${id} where id = ${loadId}`.execute(db());
  return { loadId, customerId, supplierId: null };
}

/** The same, with the trip on the driver's phone. */
async function sentLoad() {
  const load = await drivenLoad();
  for (const each of listeners) if (each.happening === 'load.assigned') await hear(each, load);
  return load;
}

/** A service order with a defect of its vehicle, in this state. */
async function defectOnOrder(state: 'IN_REPAIR' | 'REPAIRED') {
  const { companyId } = staff;
  const vehicle = await house.ask<{ id: string }>(
    'postVehicle',
    { ...masterSamples['vehicle'], ...nextCode('vehicle') },
    staff,
  );
  const supplierId = await buildSupplier(house.app, partition, { companyId, status: 'approved' });
  const { rows: orders } = await sql<{ id: string }>`
    insert into company_order (partition, company_id, kind, order_number, order_type_id, supplier_id, profit_centre_id, vehicle_id,
      requester_id, created_by, updated_by)
    select ${partition}, ${companyId}, 'service', ${`SO-${vehicle.id.slice(-8)}`}, t.id, ${supplierId}, c.id, ${vehicle.id}, ${staff.userId}, 'x', 'x'
      from order_type t, profit_centre c where t.partition = ${partition} and c.partition = ${partition} limit 1 returning id`.execute(
    db(),
  );
  const { rows } = await sql<{ id: string }>`
    insert into vehicle_defect (partition, company_id, defect_no, unit_id, item_code, severity, state, found_by, found_at, order_id, created_by, updated_by)
    values (${partition}, ${companyId}, ${`D-${vehicle.id.slice(-8)}`}, ${vehicle.id}, 'brakes', 'critical', ${state}, 'x', now(), ${orders[0]!.id}, 'x', 'x')
    returning id`.execute(db());
  return { orderId: orders[0]!.id, orderNumber: 'SO-00001', companyId, defectIds: [rows[0]!.id] };
}

/** Its proof is accepted: drivers are paid for it. */
const proved = (loadId: string, status: 'DELIVERED' | 'CLOSED') =>
  sql`update load set status = ${status}, pod_status = 'podAccepted' where id = ${loadId}`.execute(db());

const aLoad = () => ({ loadId: crypto.randomUUID(), customerId: crypto.randomUUID(), supplierId: null });

let made = 0;
function nextCode(noun: string): Record<string, string> {
  const { code } = product.all('plainNouns').find(({ rules }) => rules.noun.noun === noun)!.rules.noun;
  return { [code]: `HAPPENS${(made += 1)}` };
}

function hear(each: Listener, facts: Fact): Promise<unknown> {
  const system = systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' });
  return inPartition(system, partition, (context) => each.hear(context, facts));
}

/** Every table with a digest of its rows, read as the owner, whom no wall hides anything from; without the bell of the sockets, which may ring twice. */
async function contents(): Promise<Readonly<Record<string, string>>> {
  const { rows } = await owner.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relispartition
       and c.relname <> 'change_event'
     order by 1`);
  const digests: Record<string, string> = {};
  for (const { name } of rows) {
    const digest = await owner.query<{ digest: string | null }>(
      `select md5(string_agg(md5(t::text), '' order by md5(t::text))) as digest from ${name} t`,
    );
    digests[name] = digest.rows[0]?.digest ?? '';
  }
  return digests;
}

test.each(listeners.map((each) => [`${each.happening} → ${each.name}`, each] as const))(
  '%s: hearing it a second time changes nothing',
  async (_, each) => {
    const facts = await samples[each.happening]();
    const before = await contents();
    for (const fact of facts) await hear(each, fact);
    const once = await contents();
    // Otherwise the comparison below would compare nothing.
    if (each.moment !== 'before') expect(once).not.toEqual(before);
    for (const fact of facts) await hear(each, fact);
    expect(await contents()).toEqual(once);
  },
);

test('who tells does not know who hears: listeners stand in modules above the one that tells', () => {
  const order = product.modules.map(({ name }) => name);
  for (const { happening, tells, hears } of happeningsOf(product)) {
    expect(tells, `nobody tells ${happening}`).not.toEqual([]);
    for (const { module } of hears)
      for (const teller of tells)
        expect(order.indexOf(module), happening).toBeGreaterThanOrEqual(order.indexOf(teller));
  }
});
