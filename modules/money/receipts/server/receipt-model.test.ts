import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReceiptRecord } from '../answers.ts';
import { openReceiptHouse, partition, type ReceiptHouse } from './testing/receipt-house.ts';

let house: ReceiptHouse;
beforeAll(async () => {
  house = await openReceiptHouse();
});
afterAll(() => house.close());

const pick = <T>(all: readonly T[]): T | undefined => all[randomInt(Math.max(1, all.length))];
const call = async (operation: string, payload: object, id?: string) =>
  house.call(
    operation,
    payload,
    id === undefined ? house.clerk : { ...house.clerk, lockId: (await house.receipt(id)).lockId },
  );
const rand = (value: number) => Math.round(value * 100) / 100;

interface Ageing {
  readonly items: readonly { readonly number: string; readonly open: number }[];
  readonly total: number;
  readonly ledger: number;
}
const ageing = (asOf: string) => house.ask<Ageing>('getLedgerAgeing', { partyKind: 'customer', asOf }, house.clerk);
const seen = ({ items, total }: Ageing) => ({
  total,
  items: items.map(({ number, open }) => `${number} ${open}`).toSorted(),
});

/** What each open item is by its allocations, reckoned outside the database. */
async function expectedTotal(): Promise<number> {
  const { rows } = await house.within(({ db }) =>
    sql<{
      amount: number;
    }>`select coalesce(sum(amount), 0)::bigint as amount from open_item where partition = ${partition} and party_kind = 'customer'`.execute(
      db,
    ),
  );
  return rows[0]!.amount / 100;
}

test(
  'random invoices, credits, receipts, allocations, bounces and undoings: open items are the ledger, and no past day changes',
  { timeout: 240_000 },
  async () => {
    const customers = [await house.customer(), await house.customer(), await house.customer()];
    await house.ask('putReceiptPayer', { payerId: customers[0]!, customerIds: [customers[1]!] }, house.clerk);
    const invoices: { id: string; itemId: string; customerId: string; isCredited: boolean }[] = [];
    const receipts: { id: string; customerId: string }[] = [];
    const past = new Map<string, ReturnType<typeof seen>>();
    const done = new Map<string, number>();
    for (let step = 0; step < 64; step++) {
      const day = `2026-11-${String(2 + Math.floor(step / 4)).padStart(2, '0')}`;
      house.clock.set(new Date(`${day}T10:00:00Z`));
      const deed = step < 4 ? 0 : randomInt(12);
      const customerId = pick(customers)!;
      let answer: { response: string; code?: string } | undefined;
      const receipt = pick(receipts);
      const invoice = pick(
        invoices.filter((each) => each.customerId === (receipt?.customerId ?? '') || randomInt(4) === 0),
      );
      const record: ReceiptRecord | undefined = receipt && (await house.receipt(receipt.id));
      if (deed < 3) {
        const { id, itemId } = await house.owed(1 + randomInt(500_000) / 100, { customerId, taxDate: day });
        invoices.push({ id, itemId, customerId, isCredited: false });
      } else if (deed < 6) {
        const { id } = await house.receive(1 + randomInt(800_000) / 100, { customerId, date: day });
        receipts.push({ id, customerId });
      } else if (deed < 9 && invoice && record?.itemId) {
        const [open, left] = [await house.open(invoice.itemId), record.left];
        const most = Math.min(open, left);
        // Sometimes more than there is: that is refused, and nothing moves.
        const amount = rand(randomInt(5) === 0 ? most + 1 : (most * (1 + randomInt(100))) / 100);
        if (amount > 0) {
          answer = await call('allocateReceipt', {
            itemId: record.itemId,
            parts: [{ itemId: invoice.itemId, amount }],
          });
          if (amount > most) expect(answer.response).not.toBe('ok');
        }
      } else if (deed === 9 && record) {
        const live = record.settled.filter(({ undoneOn, kind }) => undoneOn === null && kind !== 'creditNote');
        const one = pick(live);
        if (one) answer = await call('unallocateReceipt', { allocationIds: [one.allocationId], reason: 'Model' });
        if (one) expect(answer).toMatchObject({ response: 'ok' });
      } else if (deed === 10 && record) {
        const act = randomInt(2) ? 'bounce' : 'reverse';
        answer = await call('reverseReceipt', { id: record.id, act, reason: 'Model' }, record.id);
        if (record.status === 'POSTED') expect(answer).toMatchObject({ response: 'ok' });
        else expect(answer.code).toBe('receiptEnded');
      } else if (invoice && !invoice.isCredited) {
        const note = (await call('postInvoiceReversal', { id: invoice.id, reason: 'Model' })) as {
          result?: { id: string };
        };
        if (note.result) answer = await house.on('postInvoice', note.result.id);
        invoice.isCredited = true;
      }
      done.set(`${deed} ${answer?.response ?? ''}`, (done.get(`${deed} ${answer?.response ?? ''}`) ?? 0) + 1);
      expect(await house.proof()).toEqual([]);
      const now = await ageing(day);
      expect(now.total).toBe(now.ledger);
      expect(now.total).toBe(await expectedTotal());
      for (const item of invoices.map(({ itemId }) => itemId)) expect(await house.open(item)).toBeGreaterThanOrEqual(0);
      if (step % 8 === 7)
        for (const [before, was] of past) if (before < day) expect(seen(await ageing(before)), before).toEqual(was);
      past.set(day, seen(now));
    }
    // The model has done what it is there for.
    expect(receipts.length).toBeGreaterThan(5);
  },
);
