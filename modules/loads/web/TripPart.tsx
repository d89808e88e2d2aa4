import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import { loadFormTexts } from '../messages/form/index.ts';
import { StopBadge } from './badges.tsx';
import { type Load, loads, loadsNoun, readinessRead, useMay } from './calls.ts';
import { ReadinessList } from './ReadinessList.tsx';
import { useReasonWords } from './reason-words.ts';

const standingRead = (id: string) =>
  queryOptions({
    queryKey: [loadsNoun, id, 'standing'],
    queryFn: ({ signal }) => loads.getLoadStandingTimes({ id }, { signal }),
  });

/** The stops with their windows and times, the charges and the holds. */
export function TripPart({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const formats = useFormats();
  const reason = useReasonWords();
  const mayStanding = useMay('getLoadStandingTimes');
  const { data: standing } = useQuery({ ...standingRead(load.id), enabled: mayStanding });
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <ol className="card divide-y divide-line">
        {load.stops.map((stop) => {
          const stood = standing?.find(({ stopId }) => stopId === stop.id);
          return (
            <li key={stop.id} className="grid gap-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
              <div className="min-w-0">
                <p className="font-medium">
                  {stop.sequence}. {stop.locationName || stop.address}
                  <span className="ml-2 font-normal text-muted">{t(`type_${stop.type}`)}</span>
                </p>
                <p className="text-sm text-muted">
                  {formats.moment(stop.windowStart)} – {formats.moment(stop.windowEnd)}
                </p>
                <p className="text-sm">
                  {stop.arrivedAt && t('arrivedAt', { at: formats.moment(stop.arrivedAt) })}{' '}
                  {stop.departedAt && t('departedAt', { at: formats.moment(stop.departedAt) })}
                  {!stop.arrivedAt && stop.eta && t('expectedAt', { at: formats.moment(stop.eta) })}
                </p>
                {stop.arrivalReason && stop.minutesLate > 0 && (
                  <p className="text-sm text-warn">{reason(stop.arrivalReason)}</p>
                )}
                {stood && stood.minutes > 0 && (
                  <p className="text-sm text-warn">{t('stood', { minutes: stood.minutes })}</p>
                )}
              </div>
              <div className="flex flex-wrap items-start gap-2">
                {stop.minutesLate > 15 && (
                  <StatusBadge tone="warn">{t('lateBy', { minutes: stop.minutesLate })}</StatusBadge>
                )}
                <StopBadge state={stop.status} />
              </div>
            </li>
          );
        })}
      </ol>
      <div className="grid content-start gap-6">
        <Charges load={load} />
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

function Charges({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const formats = useFormats();
  if (load.charges.length === 0) return null;
  return (
    <section className="card p-4">
      <h2 className="font-semibold">{t('charges')}</h2>
      <ul className="mt-2 grid gap-1">
        {load.charges.map((charge) => (
          <li key={charge.id} className="flex justify-between gap-3">
            <span className="min-w-0 truncate">
              {charge.description} <span className="text-muted">{t(charge.side)}</span>
            </span>
            <span className="tabular-nums">{formats.money(charge.net)}</span>
          </li>
        ))}
      </ul>
    </section>
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
    </div>
  );
}

function Holds({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const formats = useFormats();
  if (load.holdRecords.length === 0) return null;
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
            <p className="text-sm text-muted">
              {t('byAt', { by: hold.placedBy, at: formats.moment(hold.placedAt) })}
              {hold.releasedBy &&
                ` · ${t('releasedByAt', { by: hold.releasedBy, at: formats.moment(hold.releasedAt) })}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
