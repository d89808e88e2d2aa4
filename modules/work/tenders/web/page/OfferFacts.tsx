import type { ReactNode } from 'react';
import { formatWindow } from '#platform/dates.ts';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { tenderPageTexts } from '#modules/work/tenders/messages/page/index.ts';
import type { OfferedLoad } from '#modules/work/tenders/fields.ts';
import type { Offer } from './link-calls.ts';

type Stop = OfferedLoad['stops'][number];

/** From where to where, when, what, and for how much. Times are those of the client's zone, in which they were agreed. */
export function OfferFacts({ offer }: { readonly offer: Offer }): ReactNode {
  const t = useTexts(tenderPageTexts);
  const formats = useFormats();
  const language = useLanguage();
  const { load, buyAmount, agreedAmount } = offer;
  const goods = [
    load.commodity,
    load.massKg ? `${formatDecimal(language, load.massKg)}\u00a0kg` : '',
    load.pallets ? t('pallets', { count: load.pallets }) : '',
    load.volumeM3 ? `${load.volumeM3} m³` : '',
  ];
  const facts: readonly (readonly [string, string])[] = [
    [t('goods'), goods.filter(Boolean).join(' · ')],
    [t('equipment'), load.equipment],
    [t('distance'), load.distanceKm ? `${formatDecimal(language, load.distanceKm, { decimals: 0 })}\u00a0km` : ''],
    [t('temperature'), rangeOf(load)],
    [t('dangerous'), load.unNumber ? [`UN ${load.unNumber}`, load.dangerClass].filter(Boolean).join(', ') : ''],
    [t('instructions'), load.instructions],
  ];
  return (
    <section className="card p-4 sm:p-5">
      <p className="text-sm text-muted">{t('price')}</p>
      <p className="text-3xl font-semibold tracking-tight tabular-nums">{formats.money(agreedAmount ?? buyAmount)}</p>
      <p className="text-sm text-muted">{t('withoutVat')}</p>
      <ol className="mt-5 space-y-4">
        {load.stops.map((stop) => (
          <StopLine key={stop.sequence} stop={stop} zone={load.timeZone} />
        ))}
      </ol>
      <dl className="mt-5 space-y-3 border-t border-line pt-4">
        {facts.map(
          ([title, value]) =>
            value && (
              <div key={title}>
                <dt className="text-sm text-muted">{title}</dt>
                <dd className="wrap-break-word whitespace-pre-line">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

function rangeOf({ temperatureMin: min, temperatureMax: max }: OfferedLoad): string {
  if (min === null && max === null) return '';
  return `${[min, max].filter((degrees) => degrees !== null).join(' – ')} °C`;
}

function StopLine({ stop, zone }: { readonly stop: Stop; readonly zone: string }): ReactNode {
  const t = useTexts(tenderPageTexts);
  const language = useLanguage();
  const window = formatWindow(stop.windowStart, stop.isAppointment ? null : stop.windowEnd, language, zone);
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand"
      >
        {stop.sequence}
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-muted">{t(`stop_${stop.type}`)}</span>
        <span className="block font-medium wrap-break-word">
          {[stop.place, stop.city, stop.country]
            .filter((part, place, all) => part && all.indexOf(part) === place)
            .join(', ')}
        </span>
        <span className="block text-muted tabular-nums">{window}</span>
      </span>
    </li>
  );
}
