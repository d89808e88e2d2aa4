import type { Waiting } from '#platform/web/shell/menu-counts.ts';
import { proposals } from './calls.ts';

/** How many proposals wait for a decision. */
export async function waitingProposals(signal: AbortSignal): Promise<Waiting> {
  const { total } = await proposals.getTransactionProposals({ status: ['SUBMITTED'], pageSize: 1 }, { signal });
  return { count: total, isLate: false };
}
