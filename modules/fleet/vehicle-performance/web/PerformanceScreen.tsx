import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { choicesRead } from '#platform/web/master-data/desk.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { locationDesk } from '#modules/parties/locations/web/desk.ts';
import { emissionMethods } from '../emissions.ts';
import { vehiclePerformanceDeskTexts } from '../messages/desk/index.ts';
import { type PerformanceAddress, usePerformanceAddress } from './address.ts';
import { type Performance, performanceRead } from './calls.ts';
import { completeOf } from './chart.ts';
import { EarnedAndSpent } from './EarnedAndSpent.tsx';
import { ExportPerformance } from './ExportPerformance.tsx';
import { Figures } from './Figures.tsx';
import { LinesPanel } from './LinesPanel.tsx';
import { PerformanceTable } from './PerformanceTable.tsx';

/** `/performance`: what own vehicles drove, burnt, cost and earned over a period, and how much of it is certain. */
export function PerformanceScreen(): ReactNode {
  const t = useTexts(vehiclePerformanceDeskTexts);
  useChannel('fleetLog');
  const address = usePerformanceAddress();
  const { from, to, method, depot } = address;
  const query = useQuery(performanceRead({ from, to, method, ...(depot !== '' && { homeDepotId: depot }) }));
  return (
    <section aria-labelledby="performance-title" className="list-screen flex flex-col">
      <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5">
        <h1 id="performance-title" className="text-xl font-semibold">
          {t('title')}
        </h1>
        {query.data && (
          <span className="rounded-full bg-sunken px-2 text-sm text-muted">
            {t('own', { count: query.data.rows.length })}
          </span>
        )}
        <div className="ml-auto flex flex-wrap gap-2 print:hidden">
          {query.data && <ExportPerformance report={query.data} />}
        </div>
      </header>
      <Choosers address={address} />
      <RecordGate query={query} skeleton={<ReviewSkeleton />}>
        {(report) => <Report report={report} address={address} />}
      </RecordGate>
    </section>
  );
}

interface ReportProps {
  readonly report: Performance;
  readonly address: PerformanceAddress;
}

function Report({ report, address }: ReportProps): ReactNode {
  const chosen = report.rows.find(({ vehicleId }) => vehicleId === address.vehicle);
  const toggle = (id: string) => address.open(id === chosen?.vehicleId ? undefined : id);
  return (
    <div className="flex min-h-0 flex-1 max-lg:flex-col">
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="min-h-0 flex-1 overflow-y-auto">
          <Figures report={report} />
          <EarnedAndSpent rows={report.rows} chosen={chosen?.vehicleId} onOpen={toggle} />
          <PerformanceTable report={report} chosen={chosen?.vehicleId} onOpen={address.open} />
        </div>
        <Uncertain report={report} />
      </div>
      {chosen && (
        <aside className="flex-none border-line max-lg:border-t lg:w-[360px] lg:overflow-y-auto lg:border-l print:hidden">
          <LinesPanel row={chosen} address={address} />
        </aside>
      )}
    </div>
  );
}

/** What makes the report uncertain, and where that is mended. */
function Uncertain({ report }: { readonly report: Performance }): ReactNode {
  const t = useTexts(vehiclePerformanceDeskTexts);
  const worst = report.rows
    .filter((row) => row.km > 0)
    .toSorted((one, other) => completeOf(one) - completeOf(other))
    .find((row) => completeOf(row) < 80);
  if (!worst) return null;
  return (
    <footer className="flex-none border-t border-line px-4 py-2 text-sm">
      {t('uncertain', { vehicle: worst.registrationNumber, percent: completeOf(worst) })}{' '}
      <Link {...linkTo(`/fleetLog?vehicle=${worst.vehicleId}&month=${report.to.slice(0, 7)}`)} className="link">
        {t('mend')}
      </Link>
    </footer>
  );
}

function Choosers({ address }: { readonly address: PerformanceAddress }): ReactNode {
  const t = useTexts(vehiclePerformanceDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  const depots = useQuery(choicesRead(locationDesk));
  const ids = useId();
  const { data } = useQuery(
    performanceRead({
      from: address.from,
      to: address.to,
      method: address.method,
      ...(address.depot !== '' && { homeDepotId: address.depot }),
    }),
  );
  const own = (depots.data ?? []).filter(({ id, isActive }) => isActive || id === address.depot).slice(0, 300);
  return (
    <div className="list-edge flex flex-none flex-wrap items-end gap-x-3 gap-y-2 border-b border-line py-2 print:hidden">
      {(['from', 'to'] as const).map((side) => (
        <label key={side} htmlFor={`${ids}-${side}`} className="flex flex-col text-sm text-muted">
          {t(side)}
          <input
            id={`${ids}-${side}`}
            type="date"
            className="ctl w-40 text-ink"
            value={address[side]}
            title={formats.date(address[side])}
            onChange={(event) => event.target.value !== '' && address.change({ [side]: event.target.value })}
          />
        </label>
      ))}
      <label htmlFor={`${ids}-depot`} className="flex flex-col text-sm text-muted">
        {t('depot')}
        <select
          id={`${ids}-depot`}
          className="ctl w-44 text-ink"
          value={address.depot}
          onChange={(event) => address.change({ depot: event.target.value || undefined })}
        >
          <option value="">{t('all')}</option>
          {own.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${ids}-method`} className="flex flex-col text-sm text-muted">
        {t('method')}
        <select
          id={`${ids}-method`}
          className="ctl w-64 max-w-full text-ink"
          value={address.method}
          onChange={(event) => address.change({ method: event.target.value })}
        >
          {emissionMethods.map((method) => (
            <option key={method} value={method}>
              {t(`method_${method}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="ml-auto text-sm text-muted">
        {data &&
          t('methodOf', {
            edition: data.method.edition,
            factor: formatDecimal(language, data.method.kgPerLitre, { decimals: 5 }),
          })}
        {data && ' · '}
        {t('completeHow')}
      </p>
    </div>
  );
}
