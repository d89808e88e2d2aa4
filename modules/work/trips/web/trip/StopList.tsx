import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { DriverTrip } from '#modules/work/trips/contract.ts';
import { tripTexts } from '#modules/work/trips/messages/trip/index.ts';
import type { Stop } from './calls.ts';
import { Icon } from './Icon.tsx';
import { stepOf } from './progress.ts';
import { stopTimeText } from './times.ts';

/** All stops in one look; a time that was pressed by mistake is corrected here. */
export function StopList({
  trip,
  onCorrect,
}: {
  readonly trip: DriverTrip;
  readonly onCorrect: (stop: Stop) => void;
}): ReactNode {
  const t = useTexts(tripTexts);
  return (
    <ol className="card divide-y divide-line" aria-label={t('stops')}>
      {trip.stops.map((stop, place) => {
        const isDone = stepOf(stop, place === trip.stops.length - 1) === 'done';
        return (
          <li key={stop.id} className="flex items-center gap-3 px-4 py-3">
            <span
              aria-hidden="true"
              className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold ${
                isDone ? 'bg-ok-soft text-ok' : stop.arrivedAt ? 'bg-brand text-brand-ink' : 'bg-sunken text-muted'
              }`}
            >
              {isDone ? <Icon name="check" size={18} /> : stop.sequence}
            </span>
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-break-word">{stop.name}</p>
              <p className="text-sm text-muted">
                <Times trip={trip} stop={stop} />
              </p>
            </div>
            {stop.arrivedAt && (
              <button
                type="button"
                className="btn btn-g h-12"
                onClick={() => onCorrect(stop)}
                aria-label={t('correctAt', { name: stop.name })}
              >
                {t('correct')}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Times({ trip, stop }: { readonly trip: DriverTrip; readonly stop: Stop }): ReactNode {
  const t = useTexts(tripTexts);
  if (stop.status === 'FAILED') return t('failedHere');
  // The last of them that has happened.
  const told = (
    [
      ['leftAt', stop.departedAt],
      ['finishedAt', stop.workEndedAt],
      ['startedAt', stop.workStartedAt],
      ['arrivedAt', stop.arrivedAt],
      ['expectedAt', stop.eta],
    ] as const
  ).find(([, at]) => at);
  if (told) return t(told[0], { time: stopTimeText(told[1], trip, stop) });
  return stopTimeText(stop.windowStart, trip, stop) || t(`type_${stop.type}`);
}
