import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ReceiptLine, ReceiptProposal } from '../answers.ts';
import { openReceiptHouse, partition, type ReceiptHouse } from './testing/receipt-house.ts';

let house: ReceiptHouse;
beforeAll(async () => {
  house = await openReceiptHouse();
});
afterAll(() => house.close());
afterEach(async () => expect(await house.proof()).toEqual([]));

const call = (operation: string, payload: object) => house.call(operation, payload, house.clerk);
const ask = <T>(operation: string, payload: object) => house.ask<T>(operation, payload, house.clerk);
const match = (bankLineIds: readonly string[]) =>
  ask<{ looked: number; matched: number; proposed: number }>('matchReceiptLines', { bankLineIds });
const look = (bankLineId: string) =>
  ask<{ line: ReceiptLine; proposals: ReceiptProposal[] }>('getReceiptProposals', { bankLineId });
const line = async (id: string) => (await look(id)).line;
const digits = (number: string) => number.replace(/\D/g, '');

describe('matching', () => {
  test('what is certain is done without a person, with the reason; the rest waits with proposals', async () => {
    const customerId = await house.customer();
    const [one, other] = [await house.owed(1000, { customerId }), await house.owed(2000, { customerId })];
    const ids = await house.lines([
      { amount: 1150, text: `PAYMENT ${digits(one.number)}`, payer: 'acc-1' },
      { amount: 500, text: `PART ${digits(other.number)}`, payer: 'acc-1' },
      { amount: 77.31, text: 'CASH DEP' },
    ]);
    expect(await match(ids)).toMatchObject({ looked: 3, matched: 1 });
    expect(await house.open(one.itemId)).toBe(0);
    const decided = await line(ids[0]!);
    expect(decided).toMatchObject({
      standing: 'decided',
      isAutomatic: true,
      customerId,
      entries: [{ kind: 'receipt', amount: 1150 }],
    });
    expect(decided.reasons.map(({ code }) => code)).toEqual(['number', 'amount']);
    // The first has taught who pays from this account.
    const { proposals } = await look(ids[1]!);
    expect(proposals[0]).toMatchObject({
      certainty: 'likely',
      customerId,
      parts: [{ itemId: other.itemId, amount: 500 }],
    });
    expect((await line(ids[2]!)).standing).toBe('question');
    const { rows, standings } = await ask<{ rows: ReceiptLine[]; standings: { standing: string; count: number }[] }>(
      'getReceiptLines',
      { standing: ['decided'] },
    );
    expect(rows.map(({ id }) => id)).toContain(ids[0]);
    expect(standings.find(({ standing }) => standing === 'question')!.count).toBeGreaterThan(0);
  });

  test('case 30: "PAYMENT 1814" never means invoice 14', async () => {
    const { itemId } = await house.owed(2744.35);
    const [id] = await house.lines([{ amount: 859, text: 'PAYMENT 1814' }]);
    expect(await match([id!])).toMatchObject({ matched: 0 });
    expect(await house.open(itemId)).toBeGreaterThan(3000);
  });

  test('two lines that name one invoice: neither is certain', async () => {
    const { number, itemId } = await house.owed(100);
    const ids = await house.lines([
      { amount: 115, text: digits(number) },
      { amount: 115, text: digits(number), day: '2026-11-23' },
    ]);
    expect(await match(ids)).toMatchObject({ matched: 0, proposed: 2 });
    expect(await house.open(itemId)).toBe(115);
  });

  test('a payer that is known pays for its group, in one line', async () => {
    const [payer, a, b] = [await house.customer(), await house.customer(), await house.customer()];
    await ask('putReceiptPayer', { payerId: payer, customerIds: [a, b] });
    const owed = [
      await house.owed(100, { customerId: a }),
      await house.owed(200, { customerId: b }),
      await house.owed(300, { customerId: b }),
    ];
    const [id] = await house.lines([{ amount: 690, text: owed.map(({ number }) => digits(number)).join(' ') }]);
    expect(await match([id!])).toMatchObject({ matched: 1 });
    expect(await Promise.all(owed.map(({ itemId }) => house.open(itemId)))).toEqual([0, 0, 0]);
    expect((await line(id!)).reasons.map(({ code }) => code)).toContain('numbers');
  });

  test('a rule from what was just done: next time it is done so', async () => {
    const [first, second] = await house.lines([
      { amount: -57.5, text: 'FNB SERVICE FEE 10' },
      { amount: -60, text: 'FNB SERVICE FEE 11' },
    ]);
    const before = await house.closing('6200');
    expect(
      await call('decideReceiptLine', { bankLineId: first, charge: { amount: 57.5 }, remember: 'service fee' }),
    ).toMatchObject({ response: 'ok' });
    expect(await match([second!])).toMatchObject({ matched: 1 });
    expect((await house.closing('6200')) - before).toBeCloseTo(117.5, 5);
    expect(await ask<{ contains: string; used: number }[]>('getReceiptRules', {})).toMatchObject([
      { contains: 'service fee', used: 1 },
    ]);
  });

  test('lines of a closed month wait, and no other line is lost with them', async () => {
    const { number } = await house.owed(100);
    const [id] = await house.lines([{ amount: 115, text: digits(number), day: '2024-05-05' }]);
    expect(await match([id!])).toMatchObject({ matched: 0, proposed: 1 });
  });
});

describe('a decision', () => {
  test('a line is several receipts less what the bank took, to the cent', async () => {
    const [a, b] = [await house.customer(), await house.customer()];
    const [one, other] = [await house.owed(100, { customerId: a }), await house.owed(200, { customerId: b })];
    const [id] = await house.lines([{ amount: 340, text: 'CARD SETTLEMENT' }]);
    const receipts = [
      { customerId: a, amount: 115, parts: [house.part(one.itemId, 115)] },
      { customerId: b, amount: 230, parts: [house.part(other.itemId, 230)] },
    ];
    expect(await call('decideReceiptLine', { bankLineId: id, receipts })).toMatchObject({ code: 'receiptLineSum' });
    expect(await call('decideReceiptLine', { bankLineId: id, receipts, charge: { amount: 5 } })).toMatchObject({
      response: 'ok',
    });
    expect([await house.open(one.itemId), await house.open(other.itemId)]).toEqual([0, 0]);
    expect((await line(id!)).entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['receipt', 115],
      ['receipt', 230],
      ['charge', 5],
    ]);
    expect(await call('decideReceiptLine', { bankLineId: id, receipts, charge: { amount: 5 } })).toMatchObject({
      code: 'receiptLineSettled',
    });
  });

  test('case 31: a wrong match is undone in one step: line and invoice as before, both steps in the trail, and it stays undone', async () => {
    const customerId = await house.customer();
    const { number, itemId } = await house.owed(500, { customerId });
    const [id] = await house.lines([{ amount: 575, text: digits(number), payer: 'acc-31', day: '2026-11-20' }]);
    const before = {
      line: await line(id!),
      open: await house.open(itemId),
      bank: await house.closing('1000'),
      past: await house.closing('1000', { asOf: '2026-11-21' }),
    };
    await match([id!]);
    const [entry] = (await line(id!)).entries;
    expect(await house.open(itemId)).toBe(0);
    expect(await call('undoReceiptLine', { bankLineId: id, reason: 'Other invoice' })).toMatchObject({
      response: 'ok',
      result: { undone: 1 },
    });
    expect(await house.open(itemId)).toBe(before.open);
    expect([await house.closing('1000'), await house.closing('1000', { asOf: '2026-11-21' })]).toEqual([
      before.bank,
      before.past,
    ]);
    const after = await line(id!);
    expect(after.entries).toEqual([]);
    expect(after.amount).toBe(before.line.amount);
    expect((await ask<{ event: string }[]>('getReceiptHistory', { id: entry!.id })).map(({ event }) => event)).toEqual(
      expect.arrayContaining(['posted', 'reversed']),
    );
    expect(await match([id!])).toMatchObject({ matched: 0 });
    expect(await call('undoReceiptLine', { bankLineId: id })).toMatchObject({ code: 'receiptLineOpen' });
  });

  test('case 27: a payment comes back on its own line, and a mistake about that is undone too', async () => {
    const customerId = await house.customer();
    const { itemId, number } = await house.owed(7000, { customerId });
    const [paid, back] = await house.lines([
      { amount: 8050, text: digits(number), day: '2026-11-03' },
      { amount: -8050, text: 'UNPAID R/D', day: '2026-11-06' },
    ]);
    await match([paid!]);
    const receiptId = (await line(paid!)).entries[0]!.id;
    await match([back!]);
    const { line: returned, proposals } = await look(back!);
    expect(returned.standing).toBe('returned');
    expect(proposals[0]).toMatchObject({ kind: 'returned', receiptId });
    expect(await call('decideReceiptLine', { bankLineId: back, returned: { receiptId, reason: 'R/D' } })).toMatchObject(
      { response: 'ok' },
    );
    expect([await house.open(itemId), await house.open(itemId, '2026-11-04')]).toEqual([8050, 0]);
    expect(await call('undoReceiptLine', { bankLineId: back, reason: 'Another payment' })).toMatchObject({
      response: 'ok',
    });
    expect(await house.open(itemId)).toBe(0);
  });

  test('two who decide one line at once: one does', async () => {
    const customerId = await house.customer();
    const [id] = await house.lines([{ amount: 10, text: 'x' }]);
    const answers = await Promise.all(
      [1, 2].map(() => call('decideReceiptLine', { bankLineId: id, receipts: [{ customerId, amount: 10 }] })),
    );
    expect(answers.filter(({ response }) => response === 'ok')).toHaveLength(1);
    const { rows } = await sql`select from receipt where partition = ${partition} and bank_line_id = ${id}`.execute(
      house.app.database.writer(partition),
    );
    expect(rows).toHaveLength(1);
  });

  test('money out is a refund, which is undone with its line', async () => {
    const customerId = await house.customer();
    const credit = await house.receipt((await house.receive(300, { customerId })).id);
    const [id] = await house.lines([{ amount: -200, text: 'REFUND' }]);
    expect(
      await call('decideReceiptLine', {
        bankLineId: id,
        refund: { itemId: credit.itemId, amount: 200, reason: 'Paid twice' },
      }),
    ).toMatchObject({ response: 'ok' });
    expect((await house.receipt(credit.id)).left).toBe(100);
    await call('undoReceiptLine', { bankLineId: id });
    expect((await house.receipt(credit.id)).left).toBe(300);
  });
});
