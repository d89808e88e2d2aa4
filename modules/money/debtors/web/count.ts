import type { Waiting } from '#platform/web/shell/menu-counts.ts';
import { debtors } from './calls.ts';

/** How many customers are overdue; late where somebody is to be rung. */
export async function debtorsOverdue(signal: AbortSignal): Promise<Waiting> {
  const { counts } = await debtors.getInvoiceAgeing({ pageSize: 1 }, { signal });
  return { count: counts.overdue, isLate: counts.ring > 0 };
}
