import type { Waiting } from '#platform/web/shell/menu-counts.ts';
import { exportCalls } from './calls.ts';

/** How many exports wait for a person. */
export async function failedExports(signal: AbortSignal): Promise<Waiting> {
  const { counts } = await exportCalls.getAccountingExports({ pageSize: 1 }, { signal });
  return { count: counts.FAILED, isLate: counts.FAILED > 0 };
}
