import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { performanceDrills, type PerformanceLine, type PerformanceRow } from '../contract.ts';
import { vehiclePerformanceDeskTexts } from '../messages/desk/index.ts';
import type { PerformanceAddress } from './address.ts';
import { linesRead } from './calls.ts';

interface LinesPanelProps {
  readonly row: PerformanceRow;
  readonly address: PerformanceAddress;
}

/** The lines of which a figure of a vehicle is made. */
export function LinesPanel({ row, address }: LinesPanelProps): ReactNode {
  const t = useTexts(vehiclePerformanceDeskTexts);
  const formats = useFormats();
  const { from, to, figure } = address;
  const query = useQuery(linesRead({ from, to, vehicleId: row.vehicleId, figure }));
  return (
    <section aria-labelledby="lines-title" className="px-4 py-4">
      <div className="flex items-center justify-between gap-2">
        <h2 id="lines-title" className="font-semibold">
          {t('linesOf', { vehicle: row.registrationNumber })}
        </h2>
        <button
          type="button"
          className="btn btn-g px-2"
          aria-label={t('close')}
          onClick={() => address.open(undefined)}
        >
          <X size={15} aria-hidden="true" />
        </button>
      </div>
      {row.from > from && <p className="text-sm text-muted">{t('since', { day: formats.date(row.from) })}</p>}
      <div role="group" aria-label={t('figures')} className="mt-2 flex flex-wrap gap-1">
        {performanceDrills.map((drill) => (
          <button
            key={drill}
            type="button"
            aria-pressed={drill === figure}
            className={clsx('btn h-8 px-2.5 pointer-coarse:h-11', drill === figure ? 'btn-s' : 'btn-g')}
            onClick={() => address.open(row.vehicleId, drill)}
          >
            {t(`drill_${drill}`)}
          </button>
        ))}
      </div>
      <RecordGate query={query} skeleton={<div className="skeleton mt-3 h-48" />}>
        {({ rows, isCut }) => (
          <>
            {rows.length === 0 && <p className="mt-3 text-muted">{t('noLines')}</p>}
            <ul className="mt-2 divide-y divide-line">
              {rows.map((line) => (
                <Line key={`${line.id} ${line.day}`} line={line} />
              ))}
            </ul>
            {isCut && <p className="mt-2 text-sm text-warn">{t('cut')}</p>}
          </>
        )}
      </RecordGate>
    </section>
  );
}

function Line({ line }: { readonly line: PerformanceLine }): ReactNode {
  const t = useTexts(vehiclePerformanceDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  const figures = [
    line.km === null ? '' : `${formatDecimal(language, line.km)} km`,
    line.litres === null ? '' : `${formatDecimal(language, line.litres)} l`,
    line.speedKmh === null ? '' : `${formatDecimal(language, line.speedKmh)} km/h`,
    line.amount === null ? '' : formats.money(line.amount),
    line.isOnTime === null ? '' : t(line.isOnTime ? 'isOnTime' : 'isLate'),
  ].filter(Boolean);
  return (
    <li className="flex justify-between gap-3 py-1.5">
      <span className="min-w-0">
        {line.url === '' ? (
          <span className="block truncate">{line.event === null ? line.label : t(`event_${line.event}`)}</span>
        ) : (
          <Link {...linkTo(line.url)} className="block truncate hover:underline">
            {line.label}
          </Link>
        )}
        <span className="text-sm text-muted">
          {[formats.date(line.day), line.event !== null && line.label].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={clsx('flex-none text-right tabular-nums', line.isOnTime === false && 'text-danger')}>
        {figures.map((figure) => (
          <span key={figure} className="block">
            {figure}
          </span>
        ))}
      </span>
    </li>
  );
}
