import type { Waiting } from '#platform/web/shell/menu-counts.ts';
import { receipts } from './calls.ts';

/** How many lines of the bank wait for a person. Red while a payment that came back is among them. */
export async function linesToDecide(signal: AbortSignal): Promise<Waiting> {
  const { standings } = await receipts.getReceiptLines({ pageSize: 1 }, { signal });
  const countOf = (wanted: string) => standings.find(({ standing }) => standing === wanted)?.count ?? 0;
  const returned = countOf('returned');
  return { count: countOf('proposed') + countOf('question') + returned, isLate: returned > 0 };
}
