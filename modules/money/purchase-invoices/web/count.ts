import type { Waiting } from '#platform/web/shell/menu-counts.ts';
import { purchases } from './calls.ts';

/** How many documents wait for somebody who decides. */
export async function waitingPurchases(signal: AbortSignal): Promise<Waiting> {
  const { total } = await purchases.getPurchaseInvoices(
    { standing: ['MATCHED', 'VARIANCE', 'DISPUTED'], pageSize: 1 },
    { signal },
  );
  return { count: total, isLate: false };
}
