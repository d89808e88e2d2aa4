import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sumOf } from '#platform/calculations.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import { loadFormTexts } from '../messages/form/index.ts';
import { StopBadge } from './badges.tsx';
import { useLateWords } from './board/late-words.ts';
import { type Load, readinessRead, useMay } from './calls.ts';
import { Findings } from './CarrierList.tsx';
import { closingGapOf } from './closing-gap.ts';
import { asFindings } from './held-findings.ts';
import { ReadinessList } from './ReadinessList.tsx';
import { useReasonWords } from './reason-words.ts';
import { StandingCard } from './StandingCard.tsx';
import { useLoadClock } from './use-load-clock.ts';

/** The stops with their windows and times, the charges and the holds. */
export function TripPart({ load }: { readonly load: Load }): ReactNode {
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
        <Charges load={load} />
        <StandingCard load={load} />
        <Holds load={load} />
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

/** Sell and buy side by side, without VAT; who sees one side alone has one column. */
function Charges({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadFormTexts);
  const formats = useFormats();
  if (load.charges.length === 0) return null;
  const sides = load.sell === undefined ? (['buy'] as const) : (['sell', 'buy'] as const);
  const rows = Map.groupBy(load.charges, ({ source, description }) => `${source} ${description}`);
  const sums = { sell: load.sell ?? 0, buy: load.buy };
  return (
    <section className="card p-4">
      <table className="w-full text-sm tabular-nums">
        <caption className="pb-2 text-left text-base font-semibold">
          {t('charges')} <span className="text-sm font-normal text-muted">{t('withoutVat')}</span>
        </caption>
        <thead className="text-muted">
          <tr>
            <th scope="col">
              <span className="sr-only">{t('description')}</span>
            </th>
            {sides.map((side) => (
              <th key={side} scope="col" className="pb-1 pl-3 text-right font-normal">
                {t(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows].map(([key, ofRow]) => (
            <tr key={key}>
              <th scope="row" className="pr-2 text-left font-normal wrap-anywhere">
                {ofRow[0]!.description}
                <Origin charge={ofRow[0]!} />
              </th>
              {sides.map((side) => {
                const ofSide = ofRow.filter((charge) => charge.side === side);
                return (
                  <td key={side} className="py-0.5 pl-3 text-right align-top whitespace-nowrap">
                    {ofSide.length > 0 && formats.money(wireOf(sumOf(ofSide.map(({ net }) => centsOfWire(net)))))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="border-t border-line pt-1.5 text-left">
              {t('sum')}
            </th>
            {sides.map((side) => (
              <td key={side} className="border-t border-line pt-1.5 pl-3 text-right whitespace-nowrap">
                {load.charges.some((charge) => charge.side === side) ? formats.money(sums[side]) : '–'}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Where a charge comes from, if its words do not say so: without an item they are the code of a clause or a rate. */
function Origin({ charge: { source, itemMasterId } }: { readonly charge: Load['charges'][number] }): ReactNode {
  const t = useTexts(loadFormTexts);
  if (source === 'standing') return <span className="text-muted"> {t('fromStanding')}</span>;
  if (itemMasterId !== null || (source !== 'fuel' && source !== 'extra')) return null;
  return <span className="text-muted"> {t(source === 'fuel' ? 'fromFuel' : 'fromExtra')}</span>;
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

function Holds({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const formats = useFormats();
  const clock = useLoadClock(load.timeZone);
  if (load.holdRecords.length === 0) return null;
  const byWhom = (name: string) => (name === 'system' ? t('source_system') : name);
  return (
    <section className="card p-4">
      <h2 className="font-semibold">{t('holds')}</h2>
      <ul className="mt-2 grid gap-3">
        {load.holdRecords.map((hold) => (
          <li key={hold.id}>
            <p className="flex flex-wrap items-center gap-2">
              <StatusBadge tone={hold.releasedAt ? 'plain' : 'danger'}>{t(`hold_${hold.type}`)}</StatusBadge>
              {hold.reason}
              {hold.excess !== undefined &&
                hold.excess > 0 &&
                t('beyondCredit', { amount: formats.money(hold.excess) })}
            </p>
            {!hold.releasedAt && <Findings findings={asFindings(hold.findings)} />}
            <p className="text-sm text-muted">
              {t('byAt', { by: byWhom(hold.placedBy), at: clock.moment(hold.placedAt) })}
              {hold.releasedBy &&
                ` · ${t('releasedByAt', { by: byWhom(hold.releasedBy), at: clock.moment(hold.releasedAt) })}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
