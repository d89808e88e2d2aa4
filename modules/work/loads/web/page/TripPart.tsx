import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import { closingGapOf } from '../closing-gap.ts';
import { StopBadge } from '../badges.tsx';
import { useLateWords } from '../list/late-words.ts';
import { type Load, readinessRead, useMay } from '../calls.ts';
import { ReadinessList } from '../form/ReadinessList.tsx';
import { useReasonWords } from '../reason-words.ts';
import { useLoadClock } from '../use-load-clock.ts';
import type { LoadPart } from '../load-part.ts';

interface TripPartProps {
  readonly load: Load;
  /** In their order. */
  readonly cards: readonly NonNullable<LoadPart['card']>[];
}

/** The stops with their windows and times, and beside them what the modules above say of the load. */
export function TripPart({ load, cards }: TripPartProps): ReactNode {
  const t = useTexts(loadDeskTexts);
  const reason = useReasonWords();
  const late = useLateWords();
  const clock = useLoadClock(load.timeZone);
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <ol className="card divide-y divide-line self-start">
        {load.stops.map((stop) => {
          return (
            <li key={stop.id} className="grid gap-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
              <div className="min-w-0">
                <p className="font-medium">
                  {stop.sequence}. {stop.locationName || stop.address}
                  <span className="ml-2 font-normal text-muted">{t(`type_${stop.type}`)}</span>
                </p>
                <p className="text-sm text-muted">{clock.window(stop.windowStart, stop.windowEnd)}</p>
                <p className="text-sm">
                  {[
                    stop.arrivedAt && t('arrivedAt', { at: clock.moment(stop.arrivedAt) }),
                    stop.departedAt && t('departedAt', { at: clock.moment(stop.departedAt) }),
                    !stop.arrivedAt && stop.eta && t('expectedAt', { at: clock.moment(stop.eta) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {stop.arrivalReason && stop.minutesLate > 0 && (
                  <p className="text-sm text-warn">{reason(stop.arrivalReason)}</p>
                )}
              </div>
              <div className="flex flex-wrap items-start gap-2">
                {stop.minutesLate > 15 && <StatusBadge tone="danger">{late(stop.minutesLate)}</StatusBadge>}
                <StopBadge state={stop.status} />
              </div>
            </li>
          );
        })}
      </ol>
      <div className="grid content-start gap-6">
        {cards.map(({ place, Card }) => (
          <Card key={place} load={load} />
        ))}
        <Readiness load={load} />
        {load.instructions && (
          <section className="card p-4">
            <h2 className="font-semibold">{t('instructions')}</h2>
            <p className="mt-2 whitespace-pre-line">{load.instructions}</p>
          </section>
        )}
      </div>
    </div>
  );
}

/** What a draft lacks before it is planned, and a delivered load before it is invoiced. */
function Readiness({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadFormTexts);
  const isAsked = load.status === 'DRAFT' || load.status === 'DELIVERED';
  const { data } = useQuery({ ...readinessRead(load.id), enabled: useMay('getLoadReadiness') && isAsked });
  if (!data) return null;
  const [title, gaps] =
    load.status === 'DRAFT' ? ([t('readyToBook'), data.submit] as const) : ([t('readyToBill'), data.billing] as const);
  return (
    <div className="card p-4">
      <ReadinessList title={title} gaps={gaps} nothing={t('readyNow')} />
      {load.status === 'DELIVERED' && closingGapOf(load) === 'billingOpen' && (
        <p className="mt-2 text-sm text-muted">{t('closesOnceBilled')}</p>
      )}
    </div>
  );
}
