import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBegun } from '#modules/money/posting-periods/server/index.ts';
import { openReceiptHouse, partition, type ReceiptHouse } from './testing/receipt-house.ts';

let house: ReceiptHouse;
beforeAll(async () => {
  house = await openReceiptHouse();
});
afterAll(() => house.close());
afterEach(async () => {
  house.clock.set(new Date('2026-11-24T10:00:00Z'));
  expect(await house.proof()).toEqual([]);
});

const call = (operation: string, payload: object, lockId?: string) =>
  house.call(operation, payload, lockId === undefined ? house.clerk : { ...house.clerk, lockId });
const ask = <T>(operation: string, payload: object, lockId?: string) =>
  house.ask<T>(operation, payload, lockId === undefined ? house.clerk : { ...house.clerk, lockId });
/** A call on an entry with the version that it has now. */
const on = async (operation: string, id: string, payload: object = {}) =>
  call(operation, { id, ...payload }, (await house.receipt(id)).lockId);
const { part } = { part: (itemId: string, amount: number, more: object = {}) => ({ itemId, amount, ...more }) };
const allocate = (itemId: string, parts: readonly object[]) => call('allocateReceipt', { itemId, parts });
const rand = (value: number) => Math.round(value * 100) / 100;
/** What accounts have moved since. */
async function moved(...numbers: readonly string[]) {
  const before = await Promise.all(numbers.map((number) => house.closing(number)));
  return async () =>
    (await Promise.all(numbers.map((number) => house.closing(number)))).map((each, place) =>
      rand(each - before[place]!),
    );
}

test('case 23: exchange on the part that is settled', async () => {
  const customerId = await house.customer();
  const debtors = await house.account('1100');
  const income = await house.account('3900');
  const { postJournal } = await import('#modules/money/ledger/server/index.ts');
  const { cents } = await import('#platform/money.ts');
  const party = { kind: 'customer', id: customerId } as const;
  await house.within((context) =>
    postJournal(context, {
      companyId: house.companyId,
      area: 'sales',
      date: '2026-11-20',
      source: 'opening',
      sourceId: crypto.randomUUID(),
      event: 'posted',
      document: 'USD-1',
      text: 'x',
      lines: [
        { accountId: debtors, party, amount: cents(1_980_00), currency: 'USD', currencyAmount: cents(110_00) },
        { accountId: income, amount: cents(-1_980_00), currency: 'USD', currencyAmount: cents(-110_00) },
      ],
      items: [
        {
          kind: 'opening',
          accountId: debtors,
          party,
          number: 'USD-1',
          date: '2026-11-20',
          dueDate: '2026-11-20',
          amount: cents(110_00),
          currency: 'USD',
          baseAmount: cents(1_980_00),
        },
      ],
    }),
  );
  const [item] = await house.items(customerId);
  const since = await moved('6930', '1100', '1000');
  const dollars = { customerId, currency: 'USD' };
  expect(
    await call('postReceipt', { ...dollars, amount: 110, date: '2026-11-24', accountId: house.bankId }),
  ).toMatchObject({ code: 'receiptRate' });
  const receipt = await house.receipt(
    (await house.receive(110, { ...dollars, baseAmount: 2046, parts: [part(item!.id, 40)] })).id,
  );
  expect((await since())[0]).toBe(-24);
  await allocate(receipt.itemId!, [part(item!.id, 70)]);
  expect(await since()).toEqual([-66, -1980, 2046]);
  expect(await house.items(customerId)).toEqual([]);
});

test('case 28: money before the load: its invoice now, or a deposit that the accountant confirms', async () => {
  const customerId = await house.customer();
  const loadId = await house.ready([{ description: 'Linehaul', net: 20_000 }], { customerId });
  await sql`update load set customer_billing = 'NOT_READY', status = 'READY', delivered_at = null where id = ${loadId}`.execute(
    house.app.database.writer(partition),
  );
  const { id } = await house.receive(5750, { customerId });
  const other = await house.customer();
  const strange = await house.ready([{ description: 'Linehaul', net: 1 }], { customerId: other });
  expect(await on('putReceiptPurpose', id, { purpose: 'advance', loadId: strange })).toMatchObject({
    fields: { loadId: expect.any(String) },
  });
  const { result } = (await on('putReceiptPurpose', id, { purpose: 'advance', loadId })) as {
    result: { invoiceId: string };
  };
  expect(await house.on('postInvoice', result.invoiceId)).toMatchObject({ response: 'ok' });
  const items = await house.items(customerId);
  const invoice = items.find(({ documentId }) => documentId === result.invoiceId)!;
  expect(invoice.open).toBe(23_000);
  await allocate((await house.receipt(id)).itemId!, [{ itemId: invoice.id, amount: 5750 }]);
  expect(await house.open(invoice.id)).toBe(17_250);
  const deposit = await house.receive(1000, { customerId });
  const vat = await moved('2100');
  await on('putReceiptPurpose', deposit.id, { purpose: 'deposit' });
  expect(await on('confirmReceiptDeposit', deposit.id)).toMatchObject({ response: 'ok' });
  expect(await house.receipt(deposit.id)).toMatchObject({ purpose: 'deposit', isPurposeConfirmed: true, left: 1000 });
  expect(await vat()).toEqual([0]);
});

test('case 29: four months kept: output VAT is proposed once, and a refund takes it back', async () => {
  const { proposeExcess } = await import('./excess-job.ts');
  const customerId = await house.customer();
  const { id } = await house.receive(1150, { customerId, date: '2026-09-10' });
  await on('putReceiptPurpose', id, { purpose: 'tooMuch' });
  const run = () => house.within((context) => proposeExcess(context, house.companyId));
  const proposals = async () => {
    const { rows } = await sql<{ day: string; amount: number }>`
      select posting_date::text as day, total as amount from journal_proposal
       where partition = ${partition} and reason like ${`%${(await house.receipt(id)).number}`} order by number`.execute(
      house.app.database.writer(partition),
    );
    return rows.map(({ day, amount }) => [day, amount / 100]);
  };
  house.clock.set(new Date('2027-01-30T10:00:00Z'));
  await run();
  expect(await proposals()).toEqual([]);
  house.clock.set(new Date('2027-01-31T10:00:00Z'));
  await run();
  await run();
  expect(await proposals()).toEqual([['2027-01-31', 150]]);
  house.clock.set(new Date('2027-02-10T10:00:00Z'));
  await house.within((context) => openBegun(context, { companyId: house.companyId, today: '2027-02-10' }));
  await ask('postReceiptRefund', {
    itemId: (await house.receipt(id)).itemId,
    amount: 1150,
    date: '2027-02-10',
    accountId: house.bankId,
    reason: 'Paid twice',
  });
  await run();
  expect(await proposals()).toEqual([
    ['2027-01-31', 150],
    ['2027-02-10', 150],
  ]);
});
