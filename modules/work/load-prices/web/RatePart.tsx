import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { TraceView } from '#modules/prices/rates/web/desk.ts';
import { rateTraceTexts } from '#modules/prices/rates/messages/trace/index.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { loadsNoun } from '#modules/work/loads/web/desk.ts';
import { loadPrices } from './calls.ts';

/** Why the load costs what it costs: the newest trace of each side. */
export function RatePart({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(rateTraceTexts);
  const read = useQuery({
    queryKey: [loadsNoun, load.id, 'rate'],
    queryFn: ({ signal }) => loadPrices.getLoadRateTrace({ id: load.id }, { signal }),
  });
  return (
    <RecordGate query={read} skeleton={<ReviewSkeleton />}>
      {(traces) => {
        const newest = (['sell', 'buy'] as const).flatMap((side) => traces.find((each) => each.side === side) ?? []);
        if (newest.length === 0) return <p className="text-muted">{t('noTrace')}</p>;
        return (
          <div className="space-y-10">
            {newest.map(({ side, trace, reason, madeAt, madeBy }) => (
              <TraceView key={side} trace={trace} reason={reason} made={{ at: madeAt, by: madeBy }} />
            ))}
          </div>
        );
      }}
    </RecordGate>
  );
}
