import { is } from '#platform/machine.ts';
import { purchaseInvoiceLife, type PurchaseInvoiceState } from './status.ts';

/**
 * How far the invoices of its supplier are with a load: the one that most needs somebody counts. `isCovered` says that all
 * of its charges are stated, so that none is awaited any more.
 */
export function loadStateOf(states: readonly PurchaseInvoiceState[], isCovered: boolean) {
  const live = states.filter((state) => !is(purchaseInvoiceLife, state, 'dropped'));
  if (live.length === 0) return 'EXPECTED';
  if (live.some((state) => state === 'VARIANCE' || state === 'DISPUTED')) return 'VARIANCE';
  if (live.some((state) => state === 'CAPTURED' || state === 'SUBMITTED')) return 'RECEIVED';
  if (live.includes('MATCHED')) return 'MATCHED';
  return isCovered ? 'APPROVED' : 'RECEIVED';
}
