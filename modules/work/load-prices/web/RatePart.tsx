import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { TraceView } from '#modules/prices/rates/web/desk.ts';
import type { RateTrace } from '#modules/prices/rates/trace.ts';
import { rateTraceTexts } from '#modules/prices/rates/messages/trace/index.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { loadsNoun } from '#modules/work/loads/web/desk.ts';
import { loadPrices } from './calls.ts';
import { agreedBy, AgreedPrice, SideLines } from './SideLines.tsx';

/** The arithmetic of a rate ends at the price of the load, unless extras or standing time stand below it. */
function isMore(load: Load, side: 'sell' | 'buy', trace: RateTrace | undefined): boolean {
  return trace?.outcome !== 'rate' || trace.total !== (side === 'sell' ? load.sell : load.buy);
}

/** Why the load costs what it costs: the newest trace of each side or who agreed it, and every line down to its total. */
export function RatePart({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(rateTraceTexts);
  const read = useQuery({
    queryKey: [loadsNoun, load.id, 'rate'],
    queryFn: ({ signal }) => loadPrices.getLoadRateTrace({ id: load.id }, { signal }),
  });
  return (
    <RecordGate query={read} skeleton={<ReviewSkeleton />}>
      {(traces) => {
        const sides = (['sell', 'buy'] as const)
          .filter((side) => side === 'buy' || load.sell !== undefined)
          .map((side) => ({ side, newest: traces.find((each) => each.side === side), by: agreedBy(load, side) }))
          .filter(({ side, newest, by }) => newest || by || load.charges.some((charge) => charge.side === side));
        if (sides.length === 0) return <p className="text-muted">{t('noTrace')}</p>;
        return (
          <div className="space-y-10">
            {sides.map(({ side, newest, by }) => (
              <div key={side} className="space-y-4">
                {newest && (!by || newest.trace.outcome === 'typed') ? (
                  <TraceView
                    trace={newest.trace}
                    reason={newest.reason}
                    made={{ at: newest.madeAt, by: newest.madeBy }}
                  />
                ) : (
                  // What rates said of it explains nothing any more.
                  <AgreedPrice load={load} side={side} />
                )}
                {isMore(load, side, newest?.trace) && <SideLines load={load} side={side} />}
              </div>
            ))}
          </div>
        );
      }}
    </RecordGate>
  );
}
