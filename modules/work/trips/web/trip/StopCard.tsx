import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { DriverTrip } from '#modules/work/trips/contract.ts';
import { tripTexts } from '#modules/work/trips/messages/trip/index.ts';
import type { Stop } from './calls.ts';
import { Icon } from './Icon.tsx';
import { minutesLate, type Step } from './progress.ts';
import { minutesText, stopTimeText, timeText, zoneOf } from './times.ts';

interface StopCardProps {
  readonly trip: DriverTrip;
  readonly stop: Stop;
  readonly step: Step;
  /** The clock as the page was drawn. */
  readonly now: number;
}

/** The stop that comes next: where, until when, whom to ask for, and what is handed over. */
export function StopCard({ trip, stop, step, now }: StopCardProps): ReactNode {
  const t = useTexts(tripTexts);
  const late = minutesLate(stop, stop.arrivedAt ? new Date(stop.arrivedAt).getTime() : now);
  const when = stop.isAppointment
    ? t('booked', { time: stopTimeText(stop.windowStart, trip, stop) })
    : t('between', {
        from: timeText(stop.windowStart, zoneOf(trip, stop)),
        to: stopTimeText(stop.windowEnd, trip, stop, stop.windowStart),
      });
  const place =
    stop.latitude !== null && stop.longitude !== null
      ? `${stop.latitude},${stop.longitude}`
      : encodeURIComponent([stop.name, stop.address, stop.country].filter(Boolean).join(', '));
  return (
    <section className="card p-4">
      <div className="flex items-center justify-between gap-2">
        <span className="rounded-full bg-brand-soft px-2.5 py-1 text-sm font-medium text-brand">
          {t('stopOf', { place: stop.sequence, count: trip.stops.length })} · {t(`type_${stop.type}`)}
        </span>
        {stop.appointmentRef && <span className="text-sm text-muted">{stop.appointmentRef}</span>}
      </div>
      <h1 className="mt-3 text-xl font-semibold wrap-break-word">{stop.name}</h1>
      {stop.address && <p className="text-muted">{stop.address}</p>}
      {(stop.windowStart ?? stop.windowEnd) !== null && (
        <p className="mt-3 flex items-start gap-2 font-medium">
          <Icon name="clock" />
          <span>
            {when}
            {late > 0 && <span className="text-danger"> · {t('lateBy', { minutes: minutesText(late) })}</span>}
          </span>
        </p>
      )}
      {stop.goods.length > 0 && (
        <ul className="mt-3 space-y-1">
          {stop.goods.map((line) => (
            <li key={line.id} className="flex items-start gap-2">
              <Icon name="box" />
              <span>
                {line.quantityPlanned > 0 && `${line.quantityPlanned} × `}
                {[line.packing, line.commodity || trip.commodity, line.reference].filter(Boolean).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {stop.references.length > 0 && (
        <p className="mt-2 text-muted">{t('references', { numbers: stop.references.join(', ') })}</p>
      )}
      {step === 'arrive' && (
        <div className="mt-4 flex gap-2">
          <a
            className="btn btn-s h-12 flex-1"
            href={`https://www.google.com/maps/dir/?api=1&destination=${place}`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="way" /> {t('directions')}
          </a>
          {stop.contactNumber && (
            <a
              className="btn btn-s h-12 w-14 px-0"
              href={`tel:${stop.contactNumber}`}
              aria-label={t('phoneStop', { name: stop.contactName || stop.name })}
            >
              <Icon name="phone" />
            </a>
          )}
        </div>
      )}
      {stop.notes.length > 0 && (
        <div className="mt-4 flex items-start gap-2 border-t border-line pt-3">
          <Icon name="note" />
          <p className="whitespace-pre-line">{stop.notes.join('\n')}</p>
        </div>
      )}
    </section>
  );
}
