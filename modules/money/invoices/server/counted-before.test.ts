import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#platform/dates.ts';
import { listener } from '#platform/server/listeners.ts';
import { type InvoiceHouse, openInvoiceHouse } from './testing/invoice-house.ts';

const told: string[] = [];
const hearing = listener('items.changed', 'note-who-is-told', async (_context, { partyIds }) => {
  told.push(...partyIds);
});

let house: InvoiceHouse;
beforeAll(async () => {
  house = await openInvoiceHouse({ listeners: [hearing] });
});
afterAll(() => house.close());

test('an invoice counts like its draft, so posting it has nobody reviewed; a credit note and an overdue invoice have', async () => {
  const customerId = await house.customer();
  const load = () => house.ready([{ description: 'Linehaul', net: 1_000 }], { customerId });
  const [id] = await house.posted([await load()]);
  expect(told).not.toContain(customerId);
  const { id: note } = await house.ask<{ id: string }>('postInvoiceReversal', { id, reason: 'Not ours' }, house.clerk);
  await house.on('postInvoice', note);
  expect(told).toContain(customerId);
  told.length = 0;
  const old = addDays(todayIn('Africa/Johannesburg', house.clock.now()), -45);
  await house.posted([await load()], { taxDate: old });
  expect(told).toContain(customerId);
});
