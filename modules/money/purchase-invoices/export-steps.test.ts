import { expect, test } from 'vitest';
import { nextState } from '#platform/machine.ts';
import { exportStates } from '#modules/money/accounting-exports/contract.ts';
import { exportSteps } from './export-steps.ts';
import { purchaseInvoiceLife, type PurchaseInvoiceState } from './status.ts';

/** Where a document ends that is told so. */
const after = (status: PurchaseInvoiceState, told: (typeof exportStates)[number]) =>
  exportSteps(status, told).reduce<PurchaseInvoiceState | undefined>(
    (state, event) => (state === undefined ? undefined : nextState(purchaseInvoiceLife, state, event)),
    status,
  );

test('a document follows what is told of its export, by events that its machine allows', () => {
  for (const status of purchaseInvoiceLife.states)
    for (const told of exportStates) expect(after(status, told), `${told} of ${status}`).toBeDefined();
  expect(after('EXPORTING', 'FAILED')).toBe('EXPORT_FAILED');
  expect(after('EXPORT_FAILED', 'QUEUED')).toBe('EXPORTING');
  expect(after('EXPORTING', 'EXPORTED')).toBe('EXPORTED');
  expect(after('EXPORTED', 'POSTED')).toBe('POSTED');
  expect(after('EXPORTING', 'PAID')).toBe('POSTED');
  expect(after('EXPORT_FAILED', 'RESOLVED')).toBe('EXPORTED');
});

test('what was told before is told to nobody twice, and an unknown answer moves nothing', () => {
  expect(exportSteps('POSTED', 'POSTED')).toEqual([]);
  expect(exportSteps('EXPORTING', 'UNKNOWN')).toEqual([]);
  expect(exportSteps('APPROVED', 'QUEUED')).toEqual([]);
});
