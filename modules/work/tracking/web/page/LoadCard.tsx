import type { ReactNode } from 'react';
import { locales } from '#platform/language.ts';
import { currentLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { TrackedLoad } from '#modules/work/tracking/contract.ts';
import { trackingTexts } from '#modules/work/tracking/messages/page/index.ts';
import { Steps } from './Steps.tsx';
import { clockOf, dayOf, durationOf, isSameDay, momentOf, zonedClock } from './times.ts';

interface LoadCardProps {
  readonly load: TrackedLoad;
  readonly isAway: boolean;
}

/** When the load comes, in one sentence, and below it how far it has come. */
export function LoadCard({ load, isAway }: LoadCardProps): ReactNode {
  const t = useTexts(trackingTexts);
  const { loadNumber, orderNumber, timeZone, now } = load;
  const looked = clockOf(now, timeZone);
  return (
    <article className="card mx-auto my-4 w-[calc(100%-2rem)] max-w-xl p-5 sm:my-8 sm:p-6">
      <p className="text-muted">
        {orderNumber ? t('order', { order: orderNumber, load: loadNumber }) : t('title', { load: loadNumber })}
      </p>
      <h1 aria-live="polite" className="mt-1 text-2xl font-semibold">
        <Heading load={load} />
      </h1>
      <Lateness load={load} />
      <Steps load={load} />
      <Facts load={load} />
      <p className={`mt-4 text-sm ${isAway ? 'text-warn' : 'text-muted'}`} aria-live="polite">
        {isAway ? t('stale', { time: looked }) : t('times', { zone: zoneName(timeZone), time: looked })}
      </p>
    </article>
  );
}

/** `Johannesburg` out of `Africa/Johannesburg`. */
const zoneName = (timeZone: string) => timeZone.split('/').at(-1)!.replaceAll('_', ' ');

function Heading({ load }: { readonly load: TrackedLoad }): ReactNode {
  const { phase, arrival, now, arrivalZone: timeZone, arrivalZoneText: zone, stops } = load;
  const t = useTexts(trackingTexts);
  if (phase === 'cancelled') return t('cancelled');
  if (phase === 'failed') return t('failed');
  const reached = stops.findLast(({ type, arrivedAt }) => type === 'delivery' && arrivedAt !== null)?.arrivedAt;
  if (phase === 'delivered') {
    return reached
      ? t('deliveredAt', { day: dayOf(reached, timeZone), time: zonedClock(clockOf(reached, timeZone), zone) })
      : t('deliveredNow');
  }
  if (phase === 'unloading' && reached) return t('unloadingSince', { time: momentOf(reached, now, timeZone, zone) });
  const isPlanned = phase === 'planned';
  // A time that is past promises nothing.
  if (!arrival || arrival < now) return t(isPlanned ? 'plannedOnly' : 'underWay');
  const time = zonedClock(clockOf(arrival, timeZone), zone);
  if (isSameDay(arrival, now, timeZone)) return t(isPlanned ? 'plannedToday' : 'arrivesToday', { time });
  return t(isPlanned ? 'plannedOn' : 'arrivesOn', { day: dayOf(arrival, timeZone), time });
}

function Lateness({ load }: { readonly load: TrackedLoad }): ReactNode {
  const t = useTexts(trackingTexts);
  const { phase, minutesLate, bookedFor, cause, now, arrivalZone, arrivalZoneText } = load;
  if (phase === 'failed') return <p className="mt-1">{t('failedText')}</p>;
  if (phase === 'cancelled' || minutesLate === 0 || !bookedFor) return null;
  return (
    <p className="mt-1 text-muted">
      {t('bookedFor', { time: momentOf(bookedFor, now, arrivalZone, arrivalZoneText) })}{' '}
      <span className="font-medium text-danger">{t('later', { time: durationOf(minutesLate) })}</span>
      {cause && ` · ${cause}`}
    </p>
  );
}

function Facts({ load: { commodity, massKg, pallets, sharedUntil, now, timeZone } }: { readonly load: TrackedLoad }) {
  const t = useTexts(trackingTexts);
  const number = new Intl.NumberFormat(locales[currentLanguage()], { maximumFractionDigits: 1 });
  const goods = [
    pallets ? t('pallets', { count: pallets }) : '',
    commodity,
    massKg ? `${number.format(massKg)}\u00a0kg` : '',
  ].filter(Boolean);
  const facts = [
    [t('goods'), goods.join(', ')],
    [t('sharedUntil'), sharedUntil ? momentOf(sharedUntil, now, timeZone) : ''],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 border-t border-line pt-4">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-break-word">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
