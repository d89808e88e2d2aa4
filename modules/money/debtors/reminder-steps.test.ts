import { expect, test } from 'vitest';
import { type OverdueItem, reminderOf, type RemindedCustomer } from './reminder-steps.ts';

const today = '2026-11-24';
const days = [3, 14, 30] as const;
const item = (dueDate: string, more: Partial<OverdueItem> = {}): OverdueItem => ({
  id: dueDate,
  dueDate,
  open: 1000,
  disputed: 0,
  step: 0,
  remindedOn: null,
  ...more,
});
const customer = (items: readonly OverdueItem[], more: Partial<RemindedCustomer> = {}): RemindedCustomer => ({
  items,
  credit: 0,
  isPaused: false,
  hasPromised: false,
  hasAddress: true,
  ...more,
});
const decide = (items: readonly OverdueItem[], more: Partial<RemindedCustomer> = {}) =>
  reminderOf(customer(items, more), today, days);

test('begins on the day that the first step says, and is friendly however old the debt is', () => {
  expect(decide([item('2026-11-22')])).toBeNull();
  expect(decide([item('2026-11-21')])).toMatchObject({ reason: 'due', step: 1, amount: 1000 });
  expect(decide([item('2026-01-21')])).toMatchObject({ reason: 'due', step: 1 });
});

test('goes on once its day has come and so many days lie between', () => {
  expect(decide([item('2026-11-10', { step: 1, remindedOn: '2026-11-13' })])).toMatchObject({ reason: 'due', step: 2 });
  expect(decide([item('2026-11-11', { step: 1, remindedOn: '2026-11-13' })])).toMatchObject({ reason: 'reminded' });
  expect(decide([item('2026-11-01', { step: 1, remindedOn: '2026-11-14' })])).toMatchObject({ reason: 'reminded' });
  expect(decide([item('2026-10-25', { step: 2, remindedOn: '2026-11-08' })])).toMatchObject({
    reason: 'person',
    step: 3,
  });
  expect(decide([item('2026-01-25', { step: 3, remindedOn: '2026-03-08' })])).toMatchObject({ reason: 'reminded' });
});

test('asks for all that is overdue in the gravest step, and counts as reminded only what was due for it', () => {
  const both = decide([item('2026-11-10', { step: 1, remindedOn: '2026-11-13' }), item('2026-11-22')]);
  expect(both).toMatchObject({ step: 2, amount: 2000 });
  expect(both!.items.map(({ step }) => step)).toEqual([2, null]);
});

test('what is to its credit pays the oldest first', () => {
  const owed = [item('2026-10-10', { open: 700 }), item('2026-11-10', { open: 500 })];
  expect(decide(owed, { credit: 1200 })).toMatchObject({ reason: 'credit' });
  expect(decide(owed, { credit: 1000 })).toMatchObject({ reason: 'due', amount: 200, items: [{ id: '2026-11-10' }] });
});

test('a dispute, a pause and a promise stop it; without an address nothing is sent', () => {
  expect(decide([item('2026-10-10', { disputed: 1000 })])).toMatchObject({ reason: 'disputed' });
  expect(decide([item('2026-10-10', { disputed: 400 })])).toMatchObject({ reason: 'due', amount: 600 });
  expect(decide([item('2026-10-10')], { isPaused: true })).toMatchObject({ reason: 'paused' });
  expect(decide([item('2026-10-10')], { hasPromised: true })).toMatchObject({ reason: 'promised' });
  expect(decide([item('2026-10-10')], { hasAddress: false })).toMatchObject({ reason: 'noAddress' });
});
