import type { Waiting } from '#platform/web/shell/menu-counts.ts';
import { exchanges } from './calls.ts';

/** How many exchanges failed for certain: they wait for a person. */
export async function failedExchanges(signal: AbortSignal): Promise<Waiting> {
  const { counts } = await exchanges.getInvoiceApiData({ pageSize: 1 }, { signal });
  return { count: counts.FAILED, isLate: counts.FAILED > 0 };
}
