import { expect, test } from 'vitest';
import { paymentsHeldUntil } from './rules.ts';

const decided_at = new Date('2026-11-20T10:00:00Z');
const end = new Date('2026-11-22T10:00:00Z');

test('payments to changed details are held for 48 hours after the approval, and not a moment longer', () => {
  const version = { status: 'current', decided_at } as const;
  expect(paymentsHeldUntil(version, decided_at)).toEqual(end);
  expect(paymentsHeldUntil(version, new Date(end.getTime() - 1))).toEqual(end);
  expect(paymentsHeldUntil(version, end)).toBeUndefined();
});

test('details that came with an application, or that are not in use, hold nothing', () => {
  expect(paymentsHeldUntil({ status: 'current', decided_at: null }, decided_at)).toBeUndefined();
  for (const status of ['pending', 'replaced', 'rejected', 'withdrawn'] as const)
    expect(paymentsHeldUntil({ status, decided_at }, decided_at)).toBeUndefined();
});
