import type { Waiting } from '#platform/web/shell/menu-counts.ts';
import { invoices } from './calls.ts';

/** How many delivered loads could be invoiced now. Red while some are near the law's last day. */
export async function loadsToInvoice(signal: AbortSignal): Promise<Waiting> {
  const { parts, red } = await invoices.getBillingGaps({}, { signal });
  return { count: parts.find(({ part }) => part === 'ready')?.count ?? 0, isLate: red > 0 };
}
