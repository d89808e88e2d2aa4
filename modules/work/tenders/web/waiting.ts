import { tenders } from './calls.ts';

/** Of staff what waits for an answer of theirs; of a supplier's people what waits for an answer of its. */
export async function countWaiting(signal: AbortSignal): Promise<{ readonly count: number; readonly isLate: boolean }> {
  const { rows } = await tenders.getLoadTenders({ chip: 'open', pageSize: 100 }, { signal });
  const isStaff = rows.some(({ rank }) => rank !== undefined);
  const waiting = rows.filter(({ status }) => (isStaff ? status === 'COUNTERED' : status !== 'COUNTERED'));
  return { count: waiting.length, isLate: false };
}
