import type { Load } from '#modules/work/loads/web/index.ts';

type Stop = Pick<Load['stops'][number], 'id' | 'status'>;

const left: readonly Stop['status'][] = ['DEPARTED', 'FAILED', 'SKIPPED'];
const here: readonly Stop['status'][] = ['ARRIVED', 'WORKING', 'COMPLETED'];

/** What most likely happened since: at the first stop that is not over. After the last one there is only something to note. */
export function proposedEvent(stops: readonly Stop[]) {
  const next = stops.find(({ status }) => !left.includes(status));
  if (!next) return { stopId: '', kind: 'note' as const };
  return { stopId: next.id, kind: here.includes(next.status) ? ('departed' as const) : ('arrived' as const) };
}
