import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useMedia } from '#platform/web/media.ts';
import { useTexts } from '#platform/web/texts.ts';
import { useWords } from '#platform/web/words.ts';
import { vehicleTexts } from '#modules/parties/vehicles/messages/index.ts';
import type { PerformanceDrill, PerformanceFigures, PerformanceRow } from '../contract.ts';
import { vehiclePerformanceDeskTexts } from '../messages/desk/index.ts';
import type { Performance } from './calls.ts';
import { completeOf } from './chart.ts';
import { toneOf } from './Figures.tsx';

interface PerformanceTableProps {
  readonly report: Performance;
  readonly chosen: string | undefined;
  readonly onOpen: (vehicleId: string | undefined, figure?: PerformanceDrill) => void;
}

/** A figure of the table, and the lines that it opens. */
interface Column {
  readonly title: string;
  readonly drill: PerformanceDrill;
  readonly value: (row: PerformanceFigures) => string;
  readonly isStrong?: boolean;
}

function useColumns(): readonly Column[] {
  const t = useTexts(vehiclePerformanceDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  const number = (value: number | null) => (value === null ? '' : formatDecimal(language, value));
  const money = (value: number | null) => (value === null ? '' : formats.money(value));
  return [
    { title: t('km'), drill: 'km', value: ({ km }) => number(km) },
    { title: t('emptyPercent'), drill: 'km', value: ({ emptyPercent }) => number(emptyPercent) },
    { title: t('consumption'), drill: 'fuel', value: ({ litresPer100Km }) => number(litresPer100Km) },
    { title: t('kmPerLitre'), drill: 'fuel', value: ({ kmPerLitre }) => number(kmPerLitre) },
    { title: t('costPerKm'), drill: 'fuel', value: ({ costPerKm }) => money(costPerKm) },
    { title: t('marginPerKm'), drill: 'revenue', value: ({ marginPerKm }) => money(marginPerKm), isStrong: true },
    { title: t('onTimePercent'), drill: 'onTime', value: ({ onTimePercent }) => number(onTimePercent) },
    { title: t('drivingPer100Km'), drill: 'driving', value: ({ drivingPer100Km }) => number(drivingPer100Km) },
    { title: t('days'), drill: 'km', value: ({ daysUsed }) => number(daysUsed) },
  ];
}

/** The vehicles in the order of the chart, and the fleet from its sums; each figure opens its lines. */
export function PerformanceTable({ report, chosen, onOpen }: PerformanceTableProps): ReactNode {
  const t = useTexts(vehiclePerformanceDeskTexts);
  const columns = useColumns();
  const isPhone = useMedia('(max-width: 767px)');
  if (isPhone) return <Cards report={report} chosen={chosen} onOpen={onOpen} columns={columns} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What moves within its frame is reached with the keys too.
    <div className="overflow-x-auto" role="region" aria-label={t('figures')} tabIndex={0}>
      <table className="w-full">
        <thead>
          <tr className="h-8 border-b border-line text-left text-sm text-muted">
            <th scope="col" className="pr-3 pl-4 font-normal">
              {t('vehicle')}
            </th>
            <th scope="col" className="pr-3 font-normal">
              {t('driver')}
            </th>
            {columns.map(({ title }) => (
              <th key={title} scope="col" className="pr-3 text-right align-bottom font-normal">
                {title}
              </th>
            ))}
            <th scope="col" className="pr-3 text-right font-normal">
              {t('norm')}
            </th>
            <th scope="col" className="pr-4 text-right font-normal">
              {t('complete')}
            </th>
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => (
            <Row key={row.vehicleId} row={row} columns={columns} isChosen={row.vehicleId === chosen} onOpen={onOpen} />
          ))}
        </tbody>
        <tfoot>
          <tr className="h-10 border-t border-line font-semibold">
            <th scope="row" colSpan={2} className="pl-4 text-left">
              {t('fleet')}
            </th>
            {columns.map(({ title, value }) => (
              <td key={title} className="pr-3 text-right tabular-nums">
                {value(report.fleet)}
              </td>
            ))}
            <td colSpan={2} className="pr-4 text-right">
              <Complete percent={completeOf(report.fleet)} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface RowProps {
  readonly row: PerformanceRow;
  readonly columns: readonly Column[];
  readonly isChosen: boolean;
  readonly onOpen: PerformanceTableProps['onOpen'];
}

function Row({ row, columns, isChosen, onOpen }: RowProps): ReactNode {
  const language = useLanguage();
  const { written } = useWords(vehicleTexts);
  const isThirsty =
    row.kmPerLitre !== null && row.normKmPerLitre !== null && row.kmPerLitre < row.normKmPerLitre * 0.92;
  return (
    <tr className={clsx('h-9 border-b border-line', isChosen && 'bg-brand-soft')}>
      <th scope="row" className="pr-3 pl-4 text-left font-medium whitespace-nowrap">
        <button
          type="button"
          className="hover:underline"
          aria-expanded={isChosen}
          onClick={() => onOpen(isChosen ? undefined : row.vehicleId)}
        >
          {row.registrationNumber}
        </button>{' '}
        <span className="text-sm font-normal text-muted">{written('kind', row.kind)}</span>
      </th>
      <td className="max-w-40 truncate pr-3 text-muted">{row.driverName}</td>
      {columns.map(({ title, value, drill, isStrong }) => (
        <td key={title} className={clsx('pr-3 text-right tabular-nums', isStrong && 'font-semibold')}>
          {value(row) !== '' && (
            <button
              type="button"
              className={clsx('hover:underline', drill === 'fuel' && isThirsty && 'text-danger')}
              onClick={() => onOpen(row.vehicleId, drill)}
            >
              {value(row)}
            </button>
          )}
        </td>
      ))}
      <td className="pr-3 text-right text-muted tabular-nums">
        {row.normKmPerLitre === null ? '' : formatDecimal(language, row.normKmPerLitre)}
      </td>
      <td className="pr-4 text-right">{row.km > 0 && <Complete percent={completeOf(row)} />}</td>
    </tr>
  );
}

function Complete({ percent }: { readonly percent: number }): ReactNode {
  return <span className={clsx('whitespace-nowrap tabular-nums', toneOf(percent))}>{percent} %</span>;
}

function Cards({
  report,
  chosen,
  onOpen,
  columns,
}: PerformanceTableProps & { readonly columns: readonly Column[] }): ReactNode {
  return (
    <ul className="divide-y divide-line">
      {report.rows.map((row) => (
        <li key={row.vehicleId} className={clsx('px-4 py-3', row.vehicleId === chosen && 'bg-brand-soft')}>
          <button
            type="button"
            className="flex w-full justify-between gap-3 text-left font-medium"
            aria-expanded={row.vehicleId === chosen}
            onClick={() => onOpen(row.vehicleId === chosen ? undefined : row.vehicleId)}
          >
            {row.registrationNumber}
            {row.km > 0 && <Complete percent={completeOf(row)} />}
          </button>
          <dl className="mt-1 grid grid-cols-2 gap-x-4 text-sm">
            {columns.map(({ title, value }) => (
              <div key={title} className="flex justify-between gap-2">
                <dt className="text-muted">{title}</dt>
                <dd className="tabular-nums">{value(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
