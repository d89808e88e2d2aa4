import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBegun, openBooks } from '#modules/money/posting-periods/server/index.ts';
import { openPurchaseHouse, partition, type PurchaseHouse } from './testing/purchase-house.ts';
import { proposeUnpaid } from './vat-unpaid.ts';

let house: PurchaseHouse;
beforeAll(async () => {
  house = await openPurchaseHouse();
});
afterAll(() => house.close());

interface Purchase {
  readonly id: string;
  readonly status: string;
  readonly standing: string;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  readonly open: number;
  readonly toPay: number;
  readonly supplierPaid: number;
  readonly supplierWaits: number;
  readonly claimGaps: readonly string[];
  readonly vatClaimed: number;
  readonly holds: readonly { readonly code: string; readonly stops: string }[];
  readonly near: readonly { readonly why: string; readonly supplierInvoiceNo: string }[];
  readonly lines: readonly { readonly id: string; readonly verdict: string; readonly expected: number | null }[];
  readonly deductions: readonly { readonly id: string; readonly kind: string; readonly amount: number }[];
  readonly approvalBarrier: string | null;
  readonly releasedBy: string;
}
const read = (id: string, by = house.clerk) => house.ask<Purchase>('getPurchaseInvoice', { id }, by);
const db = () => house.app.database.writer(partition);
let count = 0;
const number = () => `KF-${++count}${count}9`;
const ofCharge = ({ loadId, chargeIds }: { loadId: string; chargeIds: readonly string[] }, net: number, more = {}) => ({
  loadId,
  chargeId: chargeIds[0],
  net,
  ...more,
});
const approve = (id: string) => house.on('approvePurchaseInvoice', id, {}, house.manager);
const closings = (numbers: readonly string[]) => Promise.all(numbers.map((each) => house.closing(each)));

describe('numbers', () => {
  test('58: twice is a duplicate, also next January; released by a reason and a second person', async () => {
    const first = await house.captured({
      supplierInvoiceNo: 'INV-0045',
      lines: [ofCharge(await house.owed([100]), 100)],
    });
    const load = await house.owed([200]);
    const again = { supplierInvoiceNo: 'inv 45', lines: [ofCharge(load, 200)] };
    expect(await house.capture(again)).toMatchObject({
      code: 'invalidPayload',
      fields: { supplierInvoiceNo: expect.stringContaining('is there already') },
    });
    await sql`update purchase_invoice set invoice_date = '2026-01-05' where id = ${first}`.execute(db());
    expect(await house.capture(again)).toMatchObject({ code: 'invalidPayload' });
    const id = await house.submitted({ ...again, duplicateReason: 'They begin anew each January.' });
    expect(await read(id)).toMatchObject({ status: 'MATCHED', near: [{ why: 'sameNumber' }] });
    expect(await approve(id)).toMatchObject({ code: 'purchaseDuplicateHeld' });
    expect(await house.on('approvePurchaseInvoice', id, { releasesDuplicate: true })).toMatchObject({
      code: 'purchaseOwn',
    });
    expect(await house.on('approvePurchaseInvoice', id, { releasesDuplicate: true }, house.manager)).toMatchObject({
      response: 'ok',
    });
    expect((await read(id)).releasedBy).not.toBe('');
  });

  test('59: numbers that only look alike are two, and those that only look unlike are one', async () => {
    await house.captured({ supplierInvoiceNo: 'A1-10', lines: [ofCharge(await house.owed([300]), 300)] });
    await house.captured({ supplierInvoiceNo: 'A110', lines: [ofCharge(await house.owed([400]), 400)] });
    await house.captured({ supplierInvoiceNo: '2026/001', lines: [ofCharge(await house.owed([500]), 500)] });
    expect(
      await house.capture({ supplierInvoiceNo: '2026/1', lines: [ofCharge(await house.owed([600]), 600)] }),
    ).toMatchObject({ fields: { supplierInvoiceNo: expect.stringContaining('is there already') } });
  });

  test('the database holds it whoever writes, and lets the number of what was dropped be used again', async () => {
    const id = await house.captured({ supplierInvoiceNo: 'ONCE-1', lines: [ofCharge(await house.owed([10]), 10)] });
    await expect(
      sql`insert into purchase_invoice (partition, company_id, supplier_id, supplier_invoice_no, normalised_no, invoice_date, received_on, due_date, currency, net, vat, gross, own_vat, created_by, updated_by)
        select partition, company_id, supplier_id, 'once 1', normalised_no, invoice_date, received_on, due_date, currency, net, vat, gross, own_vat, 'x', 'x' from purchase_invoice where id = ${id}`.execute(
        db(),
      ),
    ).rejects.toThrow(/purchase_invoice_once/);
    await house.on('deletePurchaseInvoice', id, { reason: 'Mistyped.' });
    await house.captured({ supplierInvoiceNo: 'ONCE-1', lines: [ofCharge(await house.owed([10]), 10)] });
  });

  test('a near one is shown with why', async () => {
    await house.captured({ supplierInvoiceNo: 'NEAR-1', lines: [ofCharge(await house.owed([7777]), 7777)] });
    const id = await house.captured({ supplierInvoiceNo: 'NEAR-2', lines: [ofCharge(await house.owed([7800]), 7800)] });
    expect((await read(id)).near).toContainEqual(
      expect.objectContaining({ why: 'sameAmount', supplierInvoiceNo: 'NEAR-1' }),
    );
  });
});

test('all that is wrong is said at once', async () => {
  const other = await house.owed([50], { supplierId: await house.supplier() });
  expect(
    await house.capture({
      supplierInvoiceNo: '—',
      invoiceDate: '2026-11-25',
      dueDate: '2026-11-01',
      lines: [ofCharge(other, 50), { net: 20 }],
    }),
  ).toMatchObject({
    fields: {
      supplierInvoiceNo: expect.stringContaining('as it stands on the document'),
      invoiceDate: expect.stringContaining('has not come yet'),
      dueDate: expect.stringContaining('on the day of the invoice or later'),
      'lines.0.chargeId': expect.stringContaining('not of a load of this supplier'),
      'lines.1.profitCentreId': expect.stringContaining('Choose a load, an order or an item'),
    },
  });
});

describe('match', () => {
  test.each([
    [13_250.41, 'MATCHED'],
    [13_250.42, 'VARIANCE'],
    [13_000.41, 'MATCHED'],
    [13_000.4, 'VARIANCE'],
  ])('%d against 13 200.41: %s, and its load follows', async (net, status) => {
    const load = await house.owed([13_200.41]);
    const id = await house.captured({ supplierInvoiceNo: number(), lines: [ofCharge(load, net)] });
    expect(await house.billing(load.loadId)).toBe('RECEIVED');
    await house.on('submitPurchaseInvoice', id);
    expect((await read(id)).status).toBe(status);
    expect(await house.billing(load.loadId)).toBe(status);
    await house.on('rejectPurchaseInvoice', id, { reason: 'Not ours.' }, house.manager);
    expect(await house.billing(load.loadId)).toBe('EXPECTED');
  });

  test('60: two parts agree, and a third of 1.00 has no rest', async () => {
    const load = await house.owed([13_200.41]);
    const first = await house.submitted({
      supplierInvoiceNo: number(),
      lines: [ofCharge(load, 8000, { isPart: true })],
    });
    expect(await approve(first)).toMatchObject({ response: 'ok' });
    // The rest is still awaited.
    expect(await house.billing(load.loadId)).toBe('RECEIVED');
    const second = await house.submitted({ supplierInvoiceNo: number(), lines: [ofCharge(load, 5200.41)] });
    expect(await read(second)).toMatchObject({ status: 'MATCHED', lines: [{ verdict: 'agrees', expected: 5200.41 }] });
    expect(await house.capture({ supplierInvoiceNo: number(), lines: [ofCharge(load, 1)] })).toMatchObject({
      fields: { 'lines.0.net': expect.stringContaining('Nothing is left of this') },
    });
    expect(await approve(second)).toMatchObject({ response: 'ok' });
    expect(await house.billing(load.loadId)).toBe('APPROVED');
  });

  test('61: of two clerks at once one has the last 13 200.41, and the other is told by whom', async () => {
    const load = await house.owed([13_200.41]);
    const answers = await Promise.all(
      [house.clerk, house.manager].map((by) =>
        house.capture({ supplierInvoiceNo: number(), lines: [ofCharge(load, 13_200.41)] }, by),
      ),
    );
    expect(answers.filter(({ response }) => response === 'ok')).toHaveLength(1);
    const refused = answers.find(({ response }) => response !== 'ok') as unknown as {
      fields: Record<string, string>;
    };
    const { rows } = await sql<{ by: string }>`
      select p.created_by as by from purchase_invoice p join purchase_invoice_line n on n.purchase_invoice_id = p.id where n.charge_id = ${load.chargeIds[0]}`.execute(
      db(),
    );
    expect(refused.fields['lines.0.net']).toContain(rows[0]!.by);
  });

  test('the database gives the rest of a charge once, whoever writes', async () => {
    const load = await house.owed([900]);
    await house.captured({ supplierInvoiceNo: number(), lines: [ofCharge(load, 900)] });
    const other = await house.captured({ supplierInvoiceNo: number(), lines: [ofCharge(await house.owed([5]), 5)] });
    await expect(
      sql`update purchase_invoice_line set charge_id = ${load.chargeIds[0]}, load_id = ${load.loadId} where purchase_invoice_id = ${other}`.execute(
        db(),
      ),
    ).rejects.toThrow(/nothing is left/);
  });

  test('an own tolerance of a supplier comes before that of the company', async () => {
    const supplierId = await house.supplier();
    const bounds = { overPercent: 100, underAmount: 0, underPercent: 0, needsPod: true };
    await house.call('putPurchaseInvoiceTolerance', { supplierId, overAmount: 3, ...bounds }, house.manager);
    const statusAt = async (net: number) => {
      const load = await house.owed([100], { supplierId });
      return (
        await read(await house.submitted({ supplierId, supplierInvoiceNo: number(), lines: [ofCharge(load, net)] }))
      ).status;
    };
    expect([await statusAt(103), await statusAt(103.01), await statusAt(99.99)]).toEqual([
      'MATCHED',
      'VARIANCE',
      'VARIANCE',
    ]);
  });
});

describe('approval', () => {
  test('posts cost, VAT in and creditors with an open item, by a second person', async () => {
    const accounts = ['5000', '1150', '2000'];
    const before = await closings(accounts);
    const load = await house.owed([13_200.41]);
    const id = await house.submitted({ supplierInvoiceNo: number(), lines: [ofCharge(load, 13_200.41)] });
    expect(await house.on('approvePurchaseInvoice', id)).toMatchObject({ code: 'purchaseOwn' });
    expect(await approve(id)).toMatchObject({ response: 'ok', result: { status: 'POSTED' } });
    const after = await closings(accounts);
    expect(after.map((each, place) => Math.round((each - before[place]!) * 100) / 100)).toEqual([
      13_200.41, 1980.06, -15_180.47,
    ]);
    expect(await read(id)).toMatchObject({ standing: 'POSTED', open: 15_180.47, vatClaimed: 1980.06 });
    await expect(
      sql`update purchase_invoice set net = 1, gross = 1 + vat where id = ${id}`.execute(db()),
    ).rejects.toThrow();
  });

  test('VAT of who is no vendor goes into the cost, and what is missing is named', async () => {
    const supplierId = await house.supplier();
    await sql`update supplier set is_vat_registered = false where id = ${supplierId}`.execute(db());
    const before = await closings(['5000', '1150']);
    const load = await house.owed([1000], { supplierId });
    const id = await house.submitted({ supplierId, supplierInvoiceNo: number(), lines: [ofCharge(load, 1000)] });
    expect((await read(id)).claimGaps).toEqual(['notVendor']);
    expect(await approve(id)).toMatchObject({ response: 'ok' });
    const after = await closings(['5000', '1150']);
    expect([after[0]! - before[0]!, after[1]! - before[1]!].map((each) => Math.round(each * 100) / 100)).toEqual([
      1150, 0,
    ]);
  });

  test('a variance asks for its own right and a reason; what was expected alone may be paid', async () => {
    const load = await house.owed([13_200.41]);
    const id = await house.submitted({ supplierInvoiceNo: number(), lines: [ofCharge(load, 13_250.42)] });
    expect(await approve(id)).toMatchObject({ code: 'purchaseVarianceFirst' });
    const vary = (payload: object) => house.on('approvePurchaseInvoiceVariance', id, payload, house.manager);
    expect(await vary({ reason: '' })).toMatchObject({ fields: { reason: expect.stringContaining('required') } });
    expect(await vary({ reason: 'Diesel levy.', pays: 'expected' })).toMatchObject({ response: 'ok' });
    expect(await read(id)).toMatchObject({
      gross: 15_237.98,
      toPay: 15_180.47,
      deductions: [{ kind: 'disputed', amount: 57.51 }],
    });
  });

  test('waits for proofs, unless the company does not ask for them; a supplier out of use is not approved', async () => {
    const supplierId = await house.supplier();
    const load = await house.owed([700], { supplierId });
    await sql`update load set pod_status = 'AWAITED' where id = ${load.loadId}`.execute(db());
    const id = await house.submitted({ supplierId, supplierInvoiceNo: number(), lines: [ofCharge(load, 700)] });
    expect(await approve(id)).toMatchObject({ code: 'purchasePodMissing' });
    const usual = { overAmount: 50, overPercent: 1, underAmount: 200, underPercent: 5 };
    await house.call('putPurchaseInvoiceTolerance', { supplierId, ...usual, needsPod: false }, house.manager);
    await sql`update supplier set status = 'deleted' where id = ${supplierId}`.execute(db());
    expect(await approve(id)).toMatchObject({ code: 'purchaseSupplierOut' });
    await sql`update supplier set status = 'approved' where id = ${supplierId}`.execute(db());
    expect(await approve(id)).toMatchObject({ response: 'ok' });
  });

  test('what changed since it was compared is compared again', async () => {
    const load = await house.owed([800]);
    const part = { isPart: true };
    const one = await house.submitted({ supplierInvoiceNo: number(), lines: [ofCharge(load, 500, part)] });
    const two = await house.submitted({ supplierInvoiceNo: number(), lines: [ofCharge(load, 300, part)] });
    await house.on('deletePurchaseInvoice', one, { reason: 'Mistyped.' });
    expect(await approve(two)).toMatchObject({ code: 'purchaseMatchChanged' });
    await house.on('matchPurchaseInvoice', two);
    expect(await approve(two)).toMatchObject({ response: 'ok' });
  });
});

test('62: a claim lowers the payment, not VAT; more than is left is not taken off', async () => {
  const load = await house.owed([13_200.41]);
  const id = await house.submitted({ supplierInvoiceNo: number(), lines: [ofCharge(load, 13_200.41)] });
  await approve(id);
  const off = (amount: number) =>
    house.on('postPurchaseInvoiceDeduction', id, { kind: 'damage', amount, reason: 'Two pallets crushed.' });
  expect(await off(15_180.48)).toMatchObject({ fields: { amount: expect.stringContaining('is left to be paid') } });
  expect(await off(2000)).toMatchObject({ response: 'ok' });
  expect(await read(id)).toMatchObject({ gross: 15_180.47, vatClaimed: 1980.06, open: 15_180.47, toPay: 13_180.47 });
});

test('63: credit of 575.00 first: with 460.00 alone nothing is paid and 115.00 waits; with 1 150.00 too, 1 035.00 is paid', async () => {
  const supplierId = await house.supplier();
  const made = async (net: number, more: object = {}) => {
    const load = await house.owed([net], { supplierId });
    const lines =
      'kind' in more ? [{ net, loadId: load.loadId, profitCentreId: house.centreId }] : [ofCharge(load, net)];
    const id = await house.submitted({ supplierId, supplierInvoiceNo: number(), lines, ...more });
    expect(await approve(id)).toMatchObject({ response: 'ok' });
    return id;
  };
  await made(500, { kind: 'creditNote' });
  const id = await made(400);
  expect(await read(id)).toMatchObject({ supplierPaid: 0, supplierWaits: 115 });
  await made(1000);
  expect(await read(id)).toMatchObject({ supplierPaid: 1035, supplierWaits: 0 });
});

test('a credit note settles its invoice, and lowers VAT', async () => {
  const before = await house.closing('1150');
  const invoice = await house.submitted({
    supplierInvoiceNo: number(),
    lines: [ofCharge(await house.owed([1000]), 1000)],
  });
  await approve(invoice);
  const note = { supplierInvoiceNo: number(), kind: 'creditNote', originalId: invoice };
  const line = { net: 2000, profitCentreId: house.centreId };
  expect(await house.capture({ ...note, lines: [line] })).toMatchObject({
    fields: { lines: expect.stringContaining('Of that invoice only') },
  });
  const id = await house.submitted({ ...note, lines: [{ ...line, net: 200 }] });
  expect(await approve(id)).toMatchObject({ response: 'ok' });
  expect(await read(invoice)).toMatchObject({ open: 920, standing: 'PART_PAID' });
  expect(Math.round((await house.closing('1150')) - before)).toBe(120);
});

test('64: unpaid for a year: warned in the eleventh month, output VAT of what is open in the twelfth, back when it is paid', async () => {
  const load = await house.owed([10_000]);
  const id = await house.submitted({ supplierInvoiceNo: number(), lines: [ofCharge(load, 10_000)] });
  await approve(id);
  const part = {
    supplierInvoiceNo: number(),
    kind: 'creditNote',
    originalId: id,
    lines: [{ net: 4000, profitCentreId: house.centreId }],
  };
  await approve(await house.submitted(part));
  expect((await read(id)).open).toBe(6900);
  const on = (day: string) => house.within((context) => proposeUnpaid(context, house.companyId, day as never));
  const state = async () => {
    const { rows } = await sql<{ warned: boolean; proposed: number; drafts: number }>`
      select vat_warned_at is not null as warned, vat_proposed as proposed, (select count(*)::int from journal_proposal where reason like 'VAT Act s 22(3)% ' || p.supplier_invoice_no) as drafts
        from purchase_invoice p where id = ${id}`.execute(db());
    return rows[0];
  };
  await on('2027-10-30');
  expect(await state()).toEqual({ warned: false, proposed: 0, drafts: 0 });
  await on('2027-10-31');
  expect(await state()).toMatchObject({ warned: true, proposed: 0, drafts: 0 });
  // It waits for an open month.
  await on('2027-11-30');
  expect(await state()).toMatchObject({ proposed: 0, drafts: 0 });
  house.clock.set(new Date('2027-12-10T10:00:00Z'));
  await house.within(async (context) => {
    await openBooks(context, house.companyId);
    await openBegun(context, { companyId: house.companyId, today: '2027-12-10' });
  });
  house.clock.set(new Date('2026-11-24T10:00:00Z'));
  await on('2027-11-30');
  await on('2027-12-01');
  expect(await state()).toMatchObject({ proposed: 90_000, drafts: 1 });
  const rest = { ...part, supplierInvoiceNo: number(), lines: [{ net: 6000, profitCentreId: house.centreId }] };
  await approve(await house.submitted(rest));
  expect((await read(id)).open).toBe(0);
  await on('2027-12-10');
  expect(await state()).toMatchObject({ proposed: 0, drafts: 2 });
});

test('a line without an account for its cost bars the approval before anybody presses it', async () => {
  const load = await house.owed([900]);
  const id = await house.submitted({ supplierInvoiceNo: number(), lines: [ofCharge(load, 900)] });
  const account = (buy: string) =>
    sql`update profit_centre set journal_account_buy = ${buy} where id = ${house.centreId}`.execute(db());
  await account('');
  expect(await read(id, house.manager)).toMatchObject({
    approvalBarrier: 'purchaseAccountMissing',
    holds: expect.arrayContaining([expect.objectContaining({ code: 'purchaseAccountMissing', stops: 'approval' })]),
  });
  expect(await approve(id)).toMatchObject({ code: 'purchaseAccountMissing' });
  await account('5000');
  expect(await approve(id)).toMatchObject({ result: { status: 'POSTED' } });
});
