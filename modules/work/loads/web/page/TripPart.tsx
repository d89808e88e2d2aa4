import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import { isPassed } from '#modules/work/loads/trip.ts';
import { StopBadge } from '../badges.tsx';
import type { Load } from '../calls.ts';
import { useLateWords } from '../list/late-words.ts';
import type { LoadCard, LoadTrip } from '../load-part.ts';
import { useReasonWords } from '../reason-words.ts';
import { useLoadClock } from '../use-load-clock.ts';
import { DetailsCard, ReadinessCard } from './TripCards.tsx';

interface TripPartProps {
  readonly load: Load;
  /** In their order. */
  readonly cards: readonly LoadCard[];
  /** What modules above say of the stops. */
  readonly trips: readonly LoadTrip[];
}

/** The stops with their windows and what happened at each, and beside them what the modules above say of the load. */
export function TripPart({ load, cards, trips }: TripPartProps): ReactNode {
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_25rem]">
      <section className="card self-start p-4">
        {trips.map(({ Events }, place) => (
          <Events key={place} load={load} stopId={null} />
        ))}
        <ol className="mt-3">
          {load.stops.map((stop) => (
            <li key={stop.id} className="flex gap-3">
              <Mark stop={stop} isLast={stop === load.stops.at(-1)} />
              <div className="min-w-0 flex-1 pb-5">
                <StopHead stop={stop} load={load} />
                {trips.map(({ Events }, place) => (
                  <Events key={place} load={load} stopId={stop.id} />
                ))}
              </div>
            </li>
          ))}
        </ol>
        {trips.map(({ Foot }, place) => (
          <Foot key={place} load={load} />
        ))}
      </section>
      <div className="grid content-start gap-6">
        {cards.map(({ place, Card }) => (
          <Card key={place} load={load} />
        ))}
        <ReadinessCard load={load} />
        <DetailsCard load={load} />
      </div>
    </div>
  );
}

type Stop = Load['stops'][number];

/** The number of the stop, or a tick once it is over, and the way to the next one. */
function Mark({ stop, isLast }: { readonly stop: Stop; readonly isLast: boolean }): ReactNode {
  const isOver = isPassed(stop.status);
  const isHere = !isOver && stop.status !== 'PLANNED';
  return (
    <div className="flex flex-none flex-col items-center" aria-hidden="true">
      <span
        className={clsx(
          'grid size-7 place-items-center rounded-full text-sm font-semibold tabular-nums',
          isOver ? 'bg-ok-soft text-ok' : isHere ? 'bg-brand text-surface' : 'border border-line-strong text-muted',
        )}
      >
        {isOver ? <Check size={15} /> : stop.sequence}
      </span>
      {!isLast && <span className={clsx('w-0.5 flex-1', isOver ? 'bg-ok' : 'bg-line')} />}
    </div>
  );
}

function StopHead({ stop, load }: { readonly stop: Stop; readonly load: Load }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const form = useTexts(loadFormTexts);
  const reason = useReasonWords();
  const clock = useLoadClock(stop.timeZone, load.timeZone);
  const place = stop.locationName || stop.address;
  const window = clock.window(stop.windowStart, stop.windowEnd);
  const isAppointment = stop.scheduleType === 'appointment';
  const facts = [
    place === stop.address ? '' : stop.address,
    window && `${isAppointment ? form('schedule_appointment') : form('timeWindow')} ${window}`,
    stop.appointmentRef,
    ...stop.references,
    stop.sealIn && `${form('sealIn')}: ${stop.sealIn}`,
    stop.sealOut && `${form('sealOut')}: ${stop.sealOut}`,
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="wrap-break-word">
          <span className="font-medium">{place}</span> <span className="text-muted">{t(`type_${stop.type}`)}</span>
        </h2>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
        {stop.arrivalReason && stop.minutesLate > 0 && (
          <p className="text-sm text-warn">{reason(stop.arrivalReason)}</p>
        )}
        {stop.note && <p className="text-sm whitespace-pre-line">{stop.note}</p>}
      </div>
      <StopTime stop={stop} load={load} />
    </div>
  );
}

/** When it was there and whether that was in time; before that, when it is expected. */
function StopTime({ stop, load }: { readonly stop: Stop; readonly load: Load }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const late = useLateWords();
  const clock = useLoadClock(stop.timeZone, load.timeZone);
  const isLate = stop.minutesLate > 15;
  const said = [
    stop.arrivedAt && t('arrivedAt', { at: clock.short(stop.arrivedAt) }),
    stop.departedAt && t('departedAt', { at: clock.short(stop.departedAt) }),
    !stop.arrivedAt && stop.eta && !isPassed(stop.status) && t('expectedAt', { at: clock.short(stop.eta) }),
    isLate && late(stop.minutesLate),
    !isLate && stop.arrivedAt && stop.windowEnd && t('reason_onTime'),
  ].filter(Boolean);
  return (
    <p
      className={clsx(
        'flex flex-wrap items-center justify-end gap-2 text-sm tabular-nums',
        isLate ? 'text-danger' : stop.arrivedAt ? 'text-ok' : 'text-muted',
      )}
    >
      {said.join(' · ')}
      {!stop.departedAt && <StopBadge state={stop.status} />}
    </p>
  );
}
