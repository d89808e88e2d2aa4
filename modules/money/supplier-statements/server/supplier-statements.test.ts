import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Guest } from '#platform/server/testing/guests.ts';
import { openStatementHouse, partition, type StatementHouse } from './testing/statement-house.ts';

let house: StatementHouse;
beforeAll(async () => {
  house = await openStatementHouse();
});
afterAll(() => house.close());
const db = () => house.app.database.writer(partition);

interface Line {
  readonly id: string;
  readonly loadId: string;
  readonly charges: readonly { readonly left: number; readonly chargeId: string }[];
}
interface StatementLink {
  readonly clientTradeName: string;
  readonly statement?: { readonly lines: readonly Line[] };
  readonly sent?: readonly { readonly number: string }[];
}
interface Invoice {
  readonly id: string;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  readonly status: string;
  readonly capturedVia: string;
  readonly createdBy: string;
  readonly hasFile: boolean;
  readonly supplierInvoiceNo: string;
  readonly lines: readonly {
    readonly description: string;
    readonly net: number;
    readonly chargeId: string | null;
    readonly verdict: string;
  }[];
}
const period = { from: '2026-11-21', to: '2026-11-23' };
const made = (supplierId: string, more = {}) =>
  house.ask<{ made: { id: string; status: string }[]; sent: number; open: unknown[]; unsent: unknown[] }>(
    'postSupplierStatements',
    { ...period, supplierId, ...more },
    house.clerk,
  );
const readLink = (guest: Guest) =>
  house.ask<StatementLink>('getSupplierStatementLink', { key: guest.key }, guest.options);
const invoices = async (supplierId: string) => {
  const { rows } = await house.ask<{ rows: Invoice[] }>('getPurchaseInvoices', { supplierId }, house.clerk);
  return Promise.all(rows.map(({ id }) => house.ask<Invoice>('getPurchaseInvoice', { id }, house.clerk)));
};
const right = ({ id }: Line) => ({ id, answer: 'right' });

/** A carrier that is owed for the three loads of the picture, and its statement. */
async function threeLoads(email: string) {
  const supplierId = await house.carrier(email);
  for (const [place, nets] of [[21_483], [13_200.41], [10_000, 2639]].entries())
    await house.owed(nets, { supplierId, deliveredAt: `2026-11-2${place + 1}T10:00:00Z` });
  const run = await made(supplierId);
  const guest = await house.enter(email);
  const { statement } = await readLink(guest);
  return { supplierId, id: run.made[0]!.id, run, guest, lines: statement!.lines };
}
const answerOf = async (guest: Guest, more: object) => ({
  supplierInvoiceNo: `KF-${randomUUID().slice(0, 8)}`,
  invoiceDate: '2026-11-23',
  blobName: await house.file(guest),
  ...more,
});

describe('the run', () => {
  test('makes one statement a supplier of the loads of the period, and sends it by link', async () => {
    const { id, run, supplierId, lines } = await threeLoads('run@carrier.example');
    expect(run).toMatchObject({ sent: 1, open: [], unsent: [] });
    expect(run.made[0]).toMatchObject({ status: 'SENT' });
    expect(lines.map(({ charges }) => charges.reduce((sum, { left }) => sum + left, 0))).toEqual([
      21_483, 13_200.41, 12_639,
    ]);
    expect(await house.ask('getSupplierStatement', { id }, house.clerk)).toMatchObject({
      net: 47_322.41,
      loads: 3,
      sentTo: 'run@carrier.example',
    });
    expect(await made(supplierId)).toMatchObject({ made: [], open: [{ supplierId }] });
  });

  test('leaves a supplier without a mobile number as a draft, which is sent to whom staff type', async () => {
    const supplierId = await house.carrier('nobody@carrier.example');
    await sql`update supplier set cell_no = '' where id = ${supplierId}`.execute(db());
    await house.owed([500], { supplierId, deliveredAt: '2026-11-22T10:00:00Z' });
    const run = await made(supplierId);
    expect(run).toMatchObject({ sent: 0, unsent: [{ supplierId }] });
    const { id } = run.made[0]!;
    const { lockId } = await house.ask<{ lockId: string }>('getSupplierStatement', { id }, house.clerk);
    const send = (mobileNumber: string) =>
      house.call('sendSupplierStatement', { id, mobileNumber }, { ...house.clerk, lockId });
    expect(await send('')).toMatchObject({ code: 'invalidPayload', fields: { mobileNumber: expect.any(String) } });
    expect(await send('082 555 0177')).toMatchObject({ response: 'ok', result: { status: 'SENT' } });
  });

  test('refuses a period in which nothing is owed', async () => {
    const supplierId = await house.carrier('idle@carrier.example');
    expect(await house.call('postSupplierStatements', { ...period, supplierId }, house.clerk)).toMatchObject({
      code: 'invalidPayload',
      fields: { from: expect.stringContaining('Nothing is owed') },
    });
  });

  test('ends the link of a statement that is withdrawn', async () => {
    const { id, guest, supplierId } = await threeLoads('withdrawn@carrier.example');
    const { lockId } = await house.ask<{ lockId: string }>('getSupplierStatement', { id }, house.clerk);
    await house.ask('deleteSupplierStatement', { id, reason: 'Too early.' }, { ...house.clerk, lockId });
    expect(await house.call('getSupplierStatementLink', { key: guest.key }, guest.options)).toMatchObject({
      code: 'linkNotUsable',
    });
    expect((await made(supplierId)).made).toHaveLength(1);
  });
});

describe('the answer', () => {
  test('becomes an invoice with what is contested as lines of their own', async () => {
    const { id, supplierId, guest, lines } = await threeLoads('answer@carrier.example');
    const answer = await answerOf(guest, {
      supplierInvoiceNo: 'KF-88219',
      gross: 55_168.27,
      lines: [
        right(lines[0]!),
        { id: lines[1]!.id, answer: 'wrong', reason: 'standing', claimed: 650, words: '60 min beyond free' },
        right(lines[2]!),
      ],
    });
    expect(await house.ask('postSupplierStatementAnswer', answer, guest.options)).toEqual({
      supplierInvoiceNo: 'KF-88219',
      gross: 55_168.27,
    });
    const [invoice] = await invoices(supplierId);
    expect(invoice).toMatchObject({
      status: 'CAPTURED',
      capturedVia: 'statement',
      hasFile: true,
      net: 47_972.41,
      vat: 7195.86,
      gross: 55_168.27,
    });
    expect(invoice!.lines.filter(({ chargeId }) => chargeId === null)).toMatchObject([
      { description: '60 min beyond free', net: 650 },
    ]);
    expect(await house.ask('getSupplierStatement', { id }, house.clerk)).toMatchObject({
      status: 'ANSWERED',
      contested: 1,
      answeredNo: 'KF-88219',
      purchaseInvoiceId: invoice!.id,
      lines: [{ answer: 'right' }, { answer: 'wrong', reason: 'standing', claimed: 650 }, { answer: 'right' }],
    });
    // Both amounts of the history are rand, as every amount of a trail.
    const history = JSON.stringify(await house.ask('getSupplierStatementHistory', { id }, house.clerk));
    for (const amount of ['47322.41', '55168.27']) expect(history).toContain(amount);
    await house.on('submitPurchaseInvoice', invoice!.id);
    const [compared] = await invoices(supplierId);
    expect(compared!.status).toBe('VARIANCE');
    expect(compared!.lines.map(({ verdict }) => verdict).toSorted()).toEqual([
      'agrees',
      'agrees',
      'agrees',
      'agrees',
      'notExpected',
    ]);
  });

  test('puts another price over the charges of the load, and leaves out what is not theirs', async () => {
    const { supplierId, guest, lines } = await threeLoads('price@carrier.example');
    const answer = await answerOf(guest, {
      gross: 17_250,
      lines: [
        { id: lines[0]!.id, answer: 'wrong', reason: 'notMine', words: 'Not our truck' },
        { id: lines[1]!.id, answer: 'wrong', reason: 'notMine', words: 'Not our truck' },
        { id: lines[2]!.id, answer: 'wrong', reason: 'price', claimed: 15_000, words: 'As agreed by phone' },
      ],
    });
    expect(await house.call('postSupplierStatementAnswer', answer, guest.options)).toMatchObject({ response: 'ok' });
    const [invoice] = await invoices(supplierId);
    expect(invoice).toMatchObject({ net: 15_000, vat: 2250 });
    expect(invoice!.lines.map(({ net }) => net)).toEqual([11_868.03, 3131.97]);
    expect(await house.billing(lines[0]!.loadId)).toBe('EXPECTED');
    expect(await house.billing(lines[2]!.loadId)).toBe('RECEIVED');
  });

  test('is done once, however often it is sent', async () => {
    const { supplierId, guest, lines } = await threeLoads('twice@carrier.example');
    const answer = await answerOf(guest, { gross: 54_420.77, lines: lines.map(right) });
    const idempotencyKey = randomUUID();
    const send = () => house.call('postSupplierStatementAnswer', answer, { ...guest.options, idempotencyKey });
    const both = await Promise.all([send(), send()]);
    expect(both).toContainEqual(expect.objectContaining({ response: 'ok' }));
    expect(await send()).toMatchObject({ response: 'ok' });
    expect(await invoices(supplierId)).toHaveLength(1);
  });

  test('says everything that is missing at once, and takes no other total than the present one', async () => {
    const { supplierId, guest, lines } = await threeLoads('gaps@carrier.example');
    const bare = await answerOf(guest, {
      gross: 1,
      lines: [
        right(lines[0]!),
        { id: lines[1]!.id, answer: 'wrong', reason: 'price' },
        { id: lines[2]!.id, answer: 'wrong', reason: '', words: 'So' },
      ],
    });
    expect(await house.call('postSupplierStatementAnswer', bare, guest.options)).toMatchObject({
      code: 'invalidPayload',
      fields: {
        'lines.1.claimed': expect.any(String),
        'lines.1.words': expect.any(String),
        'lines.2.reason': expect.any(String),
      },
    });
    const whole = { ...bare, lines: lines.map(right) };
    expect(await house.call('postSupplierStatementAnswer', whole, guest.options)).toMatchObject({
      code: 'statementChanged',
    });
    expect(
      await house.call('postSupplierStatementAnswer', { ...whole, lines: whole.lines.slice(1) }, guest.options),
    ).toMatchObject({ code: 'statementChanged' });
    expect(await invoices(supplierId)).toEqual([]);
  });

  test('does not ask for a load that another invoice states meanwhile', async () => {
    const { supplierId, guest, lines } = await threeLoads('meanwhile@carrier.example');
    const { loadId, charges } = lines[0]!;
    await house.captured({
      supplierId,
      supplierInvoiceNo: 'MW-1',
      lines: [{ loadId, chargeId: charges[0]!.chargeId, net: 21_483 }],
    });
    const { statement, sent } = await readLink(guest);
    expect(statement!.lines.map((line) => line.loadId)).toEqual(lines.slice(1).map((line) => line.loadId));
    expect(sent).toMatchObject([{ number: 'MW-1' }]);
  });
});

describe('by link', () => {
  interface InvoiceLink {
    readonly clientTradeName: string;
    readonly loads?: readonly Omit<Line, 'id'>[];
  }
  async function asked(email: string, nets: readonly number[][]) {
    const supplierId = await house.carrier(email);
    for (const each of nets) await house.owed(each, { supplierId });
    await house.ask('sendPurchaseInvoiceRequest', { supplierId }, house.clerk);
    const guest = await house.enter(email);
    const { loads } = await house.ask<InvoiceLink>('getPurchaseInvoiceLink', { key: guest.key }, guest.options);
    return { supplierId, guest, loads: loads! };
  }
  const send = (guest: Guest, invoice: object, more = {}) =>
    house.call('postPurchaseInvoiceByLink', invoice, { ...guest.options, ...more });

  test('says nothing before the code but the name of the client', async () => {
    const supplierId = await house.carrier('before@carrier.example');
    await house.owed([100], { supplierId });
    await house.ask('sendPurchaseInvoiceRequest', { supplierId }, house.clerk);
    const mail = (await house.messages()).find(({ to }) => to === 'before@carrier.example');
    const { sessionId } = await house.ask<{ sessionId: string }>(
      'login',
      { userRole: '', userAccount: '', password: '' },
      { service: 'basis' },
    );
    const link = await house.ask<object>(
      'getPurchaseInvoiceLink',
      { key: mail!.links[0]!.split('/').at(-1) },
      { sessionId },
    );
    expect(Object.keys(link).toSorted()).toEqual(['clientTradeName', 'language', 'mobileNumber']);
  });

  test('takes number, date, total and photo, and the desk has the invoice with its file', async () => {
    const { supplierId, guest, loads } = await asked('phone@carrier.example', [[1000, 200], [500]]);
    const invoice = await answerOf(guest, {
      supplierInvoiceNo: 'PH-1',
      gross: 1380,
      vat: 180,
      loadIds: [loads[0]!.loadId],
    });
    expect(await send(guest, invoice)).toMatchObject({ response: 'ok', result: { supplierInvoiceNo: 'PH-1' } });
    const [captured] = await invoices(supplierId);
    expect(captured).toMatchObject({ status: 'CAPTURED', capturedVia: 'link', net: 1200, vat: 180, hasFile: true });
    expect(captured!.createdBy).not.toBe('guest');
    expect(captured!.lines.map(({ net }) => net)).toEqual([1000, 200]);
    // The link stays open for the next one.
    const next = await house.ask<InvoiceLink>('getPurchaseInvoiceLink', { key: guest.key }, guest.options);
    expect(next.loads!.map(({ loadId }) => loadId)).toEqual([loads[1]!.loadId]);
  });

  test('tells a number of before at once, whatever its form, and nothing of who captured it', async () => {
    const { supplierId, guest, loads } = await asked('again@carrier.example', [[100], [100]]);
    const invoice = await answerOf(guest, {
      supplierInvoiceNo: 'INV-0045',
      gross: 115,
      vat: 15,
      loadIds: [loads[0]!.loadId],
    });
    await send(guest, invoice);
    const again = await answerOf(guest, {
      supplierInvoiceNo: 'inv 45',
      gross: 115,
      vat: 15,
      loadIds: [loads[1]!.loadId],
    });
    const refused = await send(guest, again);
    expect(refused).toMatchObject({
      code: 'invalidPayload',
      fields: { supplierInvoiceNo: expect.stringContaining('INV-0045') },
    });
    expect(JSON.stringify(refused)).not.toContain('captured');
    expect(await invoices(supplierId)).toHaveLength(1);
  });

  test('two phones send an invoice for the same load at once: one is taken', async () => {
    const { supplierId, guest, loads } = await asked('race@carrier.example', [[1000]]);
    const one = await answerOf(guest, { gross: 1150, vat: 150, loadIds: [loads[0]!.loadId] });
    const other = await answerOf(guest, { gross: 1150, vat: 150, loadIds: [loads[0]!.loadId] });
    const answers = await Promise.all([send(guest, one), send(guest, other)]);
    expect(answers.filter(({ response }) => response === 'ok')).toHaveLength(1);
    expect(await invoices(supplierId)).toHaveLength(1);
  });

  test('the same press sent again does nothing twice', async () => {
    const { supplierId, guest, loads } = await asked('press@carrier.example', [[1000]]);
    const invoice = await answerOf(guest, { gross: 1150, vat: 150, loadIds: [loads[0]!.loadId] });
    const idempotencyKey = randomUUID();
    expect(await send(guest, invoice, { idempotencyKey })).toMatchObject({ response: 'ok' });
    expect(await send(guest, invoice, { idempotencyKey })).toMatchObject({ response: 'ok' });
    expect(await invoices(supplierId)).toHaveLength(1);
  });

  test('refuses loads of others, a file that an invoice has already, and more VAT than total', async () => {
    const { guest, loads } = await asked('others@carrier.example', [[1000], [100]]);
    const foreign = await house.owed([70]);
    const invoice = await answerOf(guest, { gross: 1150, vat: 150, loadIds: [foreign.loadId] });
    expect(await send(guest, invoice)).toMatchObject({ fields: { loadIds: expect.any(String) } });
    expect(await send(guest, { ...invoice, loadIds: [loads[0]!.loadId], vat: 1150 })).toMatchObject({
      fields: { vat: expect.any(String) },
    });
    expect(await send(guest, { ...invoice, loadIds: [loads[0]!.loadId] })).toMatchObject({ response: 'ok' });
    const reused = await answerOf(guest, {
      gross: 115,
      vat: 15,
      loadIds: [loads[1]!.loadId],
      blobName: invoice.blobName,
    });
    expect(await send(guest, reused)).toMatchObject({ fields: { blobName: expect.any(String) } });
  });
});

test('a link that stays open forgets the draft of the invoice that was sent', async () => {
  const supplierId = await house.carrier('draft@carrier.example');
  await house.owed([100], { supplierId });
  await house.owed([200], { supplierId });
  await house.ask('sendPurchaseInvoiceRequest', { supplierId }, house.clerk);
  const guest = await house.enter('draft@carrier.example');
  await house.ask(
    'putLinkDraft',
    { step: 'supplierInvoice', values: { supplierInvoiceNo: 'D-1' }, percent: 50 },
    guest.options,
  );
  const { loads } = await house.ask<{ loads: { loadId: string }[] }>(
    'getPurchaseInvoiceLink',
    { key: guest.key },
    guest.options,
  );
  const invoice = await answerOf(guest, {
    supplierInvoiceNo: 'D-1',
    gross: 115,
    vat: 15,
    loadIds: [loads[0]!.loadId],
  });
  await house.ask('postPurchaseInvoiceByLink', invoice, guest.options);
  expect(await house.ask('getLinkDraft', {}, guest.options)).toMatchObject({ steps: {} });
  const { rows } = await sql<{ percent: number }>`
    select percent from link where subject_id = ${supplierId} and kind = 'supplierinvoice'`.execute(db());
  expect(rows).toEqual([{ percent: 0 }]);
});
