import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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

describe('receipts', () => {
  test('a receipt: the bank has more, the customer owes less, and it has a number', async () => {
    const customerId = await house.customer();
    const since = await moved('1000', '1100');
    const { id, number } = await house.receive(100, { customerId, reference: 'PAY' });
    expect(number).toMatch(/^RC-\d{6}$/);
    expect(await since()).toEqual([100, -100]);
    expect(await house.receipt(id)).toMatchObject({
      left: 100,
      amount: 100,
      purpose: 'unsaid',
      settled: [],
      journals: [
        {
          lines: [
            { number: '1000', amount: 100 },
            { number: '1100', amount: -100 },
          ],
        },
      ],
    });
  });

  test('a day of a closed month and a day to come are refused, and nothing stays', async () => {
    const since = await moved('1000');
    expect(
      await call('postReceipt', {
        customerId: house.customerId,
        amount: 5,
        date: '2026-11-25',
        accountId: house.bankId,
      }),
    ).toMatchObject({ fields: { date: expect.any(String) } });
    expect(
      await call('postReceipt', {
        customerId: house.customerId,
        amount: 5,
        date: '2019-01-01',
        accountId: house.bankId,
      }),
    ).toMatchObject({ code: 'periodsMissing' });
    expect(
      await call('postReceipt', {
        customerId: house.customerId,
        amount: 5,
        date: '2026-11-24',
        accountId: await house.account('4000'),
      }),
    ).toMatchObject({ fields: { accountId: expect.any(String) } });
    expect(await since()).toEqual([0]);
  });

  test('case 20: ten receipts are given to one invoice at once: one settles it, nine are told what is left', async () => {
    const customerId = await house.customer();
    const { itemId } = await house.owed(434.78, { customerId });
    expect(await house.open(itemId)).toBe(500);
    const credits = await Promise.all(
      Array.from(
        { length: 10 },
        async () => (await house.receipt((await house.receive(500, { customerId })).id)).itemId!,
      ),
    );
    const answers = await Promise.all(credits.map((credit) => allocate(credit, [part(itemId, 500)])));
    expect(answers.filter(({ response }) => response === 'ok')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'overAllocation')).toHaveLength(9);
    expect(await house.open(itemId)).toBe(0);
  });

  test('case 21: oldest first, of what is open', async () => {
    const customerId = await house.customer();
    const a = await house.owed(50, { customerId, taxDate: '2026-10-01', vatCode: 'zeroRated' }).catch(() => undefined);
    const [first, second] = a
      ? [a, await house.owed(70, { customerId, taxDate: '2026-10-20' })]
      : [
          await house.owed(100, { customerId, taxDate: '2026-10-01' }),
          await house.owed(70, { customerId, taxDate: '2026-10-20' }),
        ];
    const whole = await house.open(first!.itemId);
    await house.receive(20, { customerId, parts: [part(first!.itemId, 20)] });
    const { parts, left } = await ask<{ parts: { itemId: string; amount: number }[]; left: number }>(
      'getReceiptSuggestion',
      { customerId, amount: rand(whole - 20 + 30) },
    );
    expect(parts.map(({ itemId, amount }) => [itemId, amount])).toEqual([
      [first!.itemId, rand(whole - 20)],
      [second!.itemId, 30],
    ]);
    expect(left).toBe(0);
  });

  test('case 22: two parts close an invoice', async () => {
    const customerId = await house.customer();
    const { itemId } = await house.owed(86.96, { customerId });
    expect(await house.open(itemId)).toBe(100);
    await house.receive(50, { customerId, parts: [part(itemId, 50)] });
    expect(await house.open(itemId)).toBe(50);
    await house.receive(50, { customerId, parts: [part(itemId, 50)] });
    expect(await house.open(itemId)).toBe(0);
  });

  test('a payer of a group pays for another customer: a transfer in the books, undone with its allocation', async () => {
    const [payer, member, stranger] = [await house.customer(), await house.customer(), await house.customer()];
    const { itemId } = await house.owed(100, { customerId: member });
    const receipt = await house.receipt((await house.receive(200, { customerId: payer })).id);
    expect(await allocate(receipt.itemId!, [part(itemId, 115)])).toMatchObject({ code: 'receiptForeignCustomer' });
    await ask('putReceiptPayer', { payerId: payer, customerIds: [member] });
    expect(await allocate(receipt.itemId!, [part(itemId, 115)])).toMatchObject({
      response: 'ok',
      result: { left: 85 },
    });
    expect(await house.open(itemId)).toBe(0);
    const { settled, parts } = await house.receipt(receipt.id);
    expect(settled).toMatchObject([{ itemId, amount: 115, undoneOn: null }]);
    expect(parts).toMatchObject([{ kind: 'transfer', amount: 115 }]);
    expect(
      await call('unallocateReceipt', { allocationIds: [settled[0]!.allocationId], reason: 'Wrong' }),
    ).toMatchObject({ response: 'ok' });
    expect(await house.open(itemId)).toBe(115);
    expect((await house.receipt(receipt.id)).left).toBe(200);
    expect(stranger).not.toBe(member);
  });

  test('one receipt over 1,000 invoices', { timeout: 60_000 }, async () => {
    const customerId = await house.customer();
    const { itemId } = await house.owed(100, { customerId });
    const items = await house.within(async ({ db }) => {
      // As the opening of debtors writes them: one journal, a thousand items.
      const { rows } = await sql<{ account: string; opening: string; currency: string }>`
        select (select id from journal_account where partition = ${partition} and role = 'debtors') as account,
               (select id from journal_account where partition = ${partition} and role = 'opening') as opening, 'ZAR' as currency`.execute(
        db,
      );
      return rows[0]!;
    });
    const { postJournal } = await import('#modules/money/ledger/server/index.ts');
    const { cents } = await import('#platform/money.ts');
    const party = { kind: 'customer', id: customerId } as const;
    await house.within((context) =>
      postJournal(context, {
        companyId: house.companyId,
        area: 'sales',
        date: '2026-11-24',
        source: 'opening',
        sourceId: crypto.randomUUID(),
        event: 'posted',
        document: 'OPEN',
        text: 'Opening',
        lines: [
          { accountId: items.account, party, amount: cents(999_00) },
          { accountId: items.opening, amount: cents(-999_00) },
        ],
        items: Array.from({ length: 999 }, (_, place) => ({
          kind: 'opening' as const,
          accountId: items.account,
          party,
          number: `O-${place}`,
          date: '2026-11-24',
          dueDate: '2026-11-24',
          amount: cents(100),
        })),
      }),
    );
    const owed = (await house.items(customerId)).filter(({ open }) => open > 0);
    expect(owed).toHaveLength(1000);
    const { id } = await house.receive(1114, { customerId, parts: owed.map(({ id: each, open }) => part(each, open)) });
    expect((await house.receipt(id)).left).toBe(0);
    expect(await house.open(itemId)).toBe(0);
  });

  test('a payer whom nobody knows stands unallocated, until it is named', async () => {
    const customerId = await house.customer();
    const since = await moved('2310', '1100');
    const { id } = await house.receive(75, { customerId: null });
    expect(await since()).toEqual([-75, 0]);
    expect(await house.receipt(id)).toMatchObject({ customerId: null, left: 75, itemId: null });
    expect(await on('assignReceipt', id, { customerId })).toMatchObject({ response: 'ok' });
    expect(await since()).toEqual([0, -75]);
    expect(await on('assignReceipt', id, { customerId })).toMatchObject({ code: 'receiptKnownPayer' });
    expect(await on('reverseReceipt', id, { act: 'reverse', reason: 'Typed twice' })).toMatchObject({ response: 'ok' });
    expect(await since()).toEqual([0, 0]);
  });

  test('the same call twice is one receipt', async () => {
    const since = await moved('1000');
    const payload = { customerId: house.customerId, amount: 10, date: '2026-11-24', accountId: house.bankId };
    const by = { ...house.clerk, idempotencyKey: crypto.randomUUID() };
    const [one, other] = [await house.call('postReceipt', payload, by), await house.call('postReceipt', payload, by)];
    expect(one.result).toEqual(other.result);
    expect(await since()).toEqual([10]);
  });
});

describe('what ends a debt without money', () => {
  const term = (customerId: string, isPrinted = true) =>
    ask('putReceiptTerm', { customerId, term: { percent: 2.5, days: 7, isPrinted } });

  test('case 24: a settlement discount with its VAT, without a credit note where printed and in time', async () => {
    const customerId = await house.customer();
    const invoiced = () => house.owed(10_000, { customerId, taxDate: '2026-11-10' });
    const before = await invoiced();
    const payOf = (itemId: string, date: string) =>
      call('postReceipt', {
        customerId,
        amount: 11_212.5,
        date,
        accountId: house.bankId,
        parts: [part(itemId, 11_212.5, { discount: 287.5 })],
      });
    expect(await payOf(before.itemId, '2026-11-17')).toMatchObject({ code: 'discountNone' });
    await term(customerId, false);
    const unprinted = await invoiced();
    await term(customerId);
    const owed = await invoiced();
    // What is printed decides, and not the terms of today.
    for (const { itemId } of [before, unprinted])
      expect(await payOf(itemId, '2026-11-17')).toMatchObject({ code: 'discountUnprinted' });
    await ask('putReceiptTerm', { customerId, term: null });
    const pay = (date: string) => payOf(owed.itemId, date);
    expect(await pay('2026-11-18')).toMatchObject({ code: 'discountLate' });
    expect(
      await call('postReceipt', {
        customerId,
        amount: 11_212.5,
        date: '2026-11-17',
        accountId: house.bankId,
        parts: [part(owed.itemId, 11_212, { discount: 288 })],
      }),
    ).toMatchObject({ code: 'discountTooMuch' });
    const since = await moved('1000', '1100', '4910', '2100');
    const { result } = (await pay('2026-11-17')) as { result: { id: string } };
    expect(await since()).toEqual([11_212.5, -11_500, 250, 37.5]);
    expect(await house.open(owed.itemId)).toBe(0);
    expect((await house.receipt(result.id)).parts).toMatchObject([{ kind: 'discount', amount: 287.5 }]);
    // What was paid on day 8 leaves the discount open.
    expect(await on('reverseReceipt', result.id, { act: 'reverse', reason: 'Day 8' })).toMatchObject({
      response: 'ok',
    });
    expect(await since()).toEqual([0, 0, 0, 0]);
    await house.receive(11_212.5, { customerId, date: '2026-11-18', parts: [part(owed.itemId, 11_212.5)] });
    expect(await house.open(owed.itemId)).toBe(287.5);
  });

  test('case 25: a bad debt, and what is recovered of it, with VAT', async () => {
    const customerId = await house.customer();
    const { itemId } = await house.owed(10_000, { customerId });
    await house.receive(4600, { customerId, parts: [part(itemId, 4600)] });
    const since = await moved('6920', '1150', '4920', '2100', '1100');
    const { id } = await ask<{ id: string }>('writeOffReceiptDebt', { itemId, reason: 'Liquidated' });
    expect(await since()).toEqual([6000, 900, 0, 0, -6900]);
    expect(await house.open(itemId)).toBe(0);
    const receipt = await house.receipt((await house.receive(2300, { customerId })).id);
    expect(await call('recoverReceiptDebt', { id, itemId: receipt.itemId, amount: 2300.01 })).toMatchObject({
      code: 'overAllocation',
    });
    await ask('recoverReceiptDebt', { id, itemId: receipt.itemId, amount: 2300 });
    expect(await since()).toEqual([6000, 900, -2000, -300, -6900]);
    expect((await house.receipt(receipt.id)).left).toBe(0);
  });

  test('case 26: a small rest by right, reason and limit', async () => {
    const customerId = await house.customer();
    const { itemId } = await house.owed(39.57, { customerId });
    expect(await house.open(itemId)).toBe(45.51);
    const since = await moved('6910', '6930', '1100');
    const pay = (rest: number, restReason: string) =>
      call('postReceipt', {
        customerId,
        amount: 40,
        date: '2026-11-24',
        accountId: house.bankId,
        parts: [part(itemId, 40, { rest, restReason })],
      });
    expect(await pay(5.01, 'Short')).toMatchObject({ code: 'restTooMuch' });
    expect(await pay(5, '')).toMatchObject({ fields: { reason: expect.any(String) } });
    expect(await since()).toEqual([0, 0, 0]);
    await house.receive(45.01, { customerId, parts: [part(itemId, 45.01)] });
    await ask('writeOffReceiptRest', { itemId, reason: 'Short-paid by 50 cents' });
    expect(await since()).toEqual([0.5, 0, -45.51]);
    expect(await house.open(itemId)).toBe(0);
  });
});

describe('what comes back', () => {
  test('case 27: a bounced payment on its own day: old due dates, the past as it was, the charge a cost', async () => {
    const customerId = await house.customer();
    const [one, other] = [
      await house.owed(5000, { customerId, taxDate: '2026-10-01' }),
      await house.owed(2000, { customerId, taxDate: '2026-10-05' }),
    ];
    const receipt = await house.receive(8050, {
      customerId,
      date: '2026-11-03',
      parts: [part(one.itemId, 5750), part(other.itemId, 2300)],
    });
    const since = await moved('1000', '6200', '1100');
    expect(
      await on('reverseReceipt', receipt.id, {
        act: 'bounce',
        date: '2026-11-06',
        reason: 'Refer to drawer',
        charge: 115,
      }),
    ).toMatchObject({ response: 'ok', result: { status: 'BOUNCED' } });
    expect(await since()).toEqual([-8165, 115, 8050]);
    expect([await house.open(one.itemId), await house.open(other.itemId)]).toEqual([5750, 2300]);
    expect([await house.open(one.itemId, '2026-11-04'), await house.open(one.itemId, '2026-11-06')]).toEqual([0, 5750]);
    expect((await house.items(customerId)).map(({ dueDate, open }) => [dueDate, open])).toEqual([
      ['2026-10-31', 5750],
      ['2026-11-04', 2300],
    ]);
    expect(await house.receipt(receipt.id)).toMatchObject({ status: 'BOUNCED', endedOn: '2026-11-06', left: 0 });
    expect(await on('reverseReceipt', receipt.id, { act: 'bounce', reason: 'Again' })).toMatchObject({
      code: 'receiptEnded',
    });
  });

  test('case 17: a part-paid invoice that is credited whole: set off 610, 4,000 stay, and undoing leaves the payment alone', async () => {
    const customerId = await house.customer();
    const { id, itemId } = await house.owed(4008.7, { customerId });
    expect(await house.open(itemId)).toBe(4610.01);
    await house.receive(4000, { customerId, parts: [part(itemId, 4000)] });
    const note = (await call('postInvoiceReversal', { id, reason: 'Agreed' })).result as { id: string };
    expect(await house.on('postInvoice', note.id)).toMatchObject({ response: 'ok' });
    expect(await house.open(itemId)).toBe(0);
    const [credit] = await house.items(customerId);
    expect(credit).toMatchObject({ kind: 'creditNote', open: -4000 });
    const { rows } = await sql<{
      id: string;
    }>`select id from allocation where partition = ${partition} and from_item = ${credit!.id}`.execute(
      house.app.database.writer(partition),
    );
    expect(
      await call('unallocateReceipt', { allocationIds: rows.map((row) => row.id), reason: 'Other invoice' }),
    ).toMatchObject({ response: 'ok' });
    expect(await house.open(itemId)).toBe(610.01);
    expect(await house.open(credit!.id)).toBe(-4610.01);
  });

  test('case 18: one credit of 1,000: refund 500, set off 300, 200 stay open', async () => {
    const customerId = await house.customer();
    const { itemId } = await house.owed(400, { customerId });
    const credit = await house.receipt((await house.receive(1000, { customerId })).id);
    const since = await moved('1000', '1100');
    await ask('postReceiptRefund', {
      itemId: credit.itemId,
      amount: 500,
      date: '2026-11-24',
      accountId: house.bankId,
      reason: 'Asked for',
    });
    expect(await since()).toEqual([-500, 500]);
    expect(await allocate(credit.itemId!, [part(itemId, 300)])).toMatchObject({ result: { left: 200 } });
    expect(
      await call('postReceiptRefund', {
        itemId: credit.itemId,
        amount: 200.01,
        date: '2026-11-24',
        accountId: house.bankId,
        reason: 'x',
      }),
    ).toMatchObject({ code: 'overAllocation' });
    expect(await house.receipt(credit.id)).toMatchObject({
      left: 200,
      settled: [
        { kind: 'refund', amount: 500 },
        { kind: 'invoice', amount: 300 },
      ],
    });
  });

  test('case 29: too much is warned of after three months, and VAT on it is due with the period after four', async () => {
    const { id } = await house.receive(1150, { customerId: await house.customer(), date: '2026-09-10' });
    expect(await on('putReceiptPurpose', id, { purpose: 'tooMuch' })).toMatchObject({ response: 'ok' });
    expect((await house.receipt(id)).excess).toMatchObject({ warnsOn: '2026-12-10', taxedOn: '2027-01-31', vat: 150 });
  });
});

test('case 75: a credit of 421.70 is offered at the next invoice, and what is not taken stays', async () => {
  const customerId = await house.customer();
  const credit = await house.receipt((await house.receive(478.8, { customerId })).id);
  const { itemId } = await house.owed(49.65, { customerId });
  expect(await house.open(itemId)).toBe(57.1);
  expect((await house.items(customerId)).find(({ id }) => id === credit.itemId)).toMatchObject({ open: -478.8 });
  expect(await allocate(credit.itemId!, [part(itemId, 57.1)])).toMatchObject({ result: { left: 421.7 } });
});
