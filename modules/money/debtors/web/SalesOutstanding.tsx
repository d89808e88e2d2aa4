import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import { type Overview, overviewRead } from './calls.ts';
import { axisStep, linesOf } from './chart.ts';
import type { Debtors } from './use-debtors.ts';

const [width, height] = [600, 110];

/** Days of sales outstanding as a line over twelve months, with its table for who does not see it. */
export function SalesOutstanding({ at }: { readonly at: Debtors['at'] }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const { data } = useQuery(overviewRead(at));
  const months = data?.months ?? [];
  const isEmpty = months.every(({ days }) => days === null);
  return (
    <section aria-labelledby="outstanding-title" className="min-w-0 px-5 py-3">
      <h2 id="outstanding-title" className="flex items-baseline justify-between gap-2 font-semibold">
        {t('salesOutstanding')}
        <span className="truncate text-sm font-normal text-muted">{t('salesHow')}</span>
      </h2>
      {data && isEmpty && <p className="mt-6 text-center text-muted">{t('noSales')}</p>}
      {!isEmpty && (
        <figure className="mt-2">
          <Line months={months} />
          <MonthsTable months={months} />
        </figure>
      )}
    </section>
  );
}

interface MonthsProps {
  readonly months: Overview['months'];
}

/** A number of days as it is said: to a tenth. */
function useSaid(): (days: number) => string {
  const language = useLanguage();
  return (days) => formatDecimal(language, days, { decimals: 1, fixed: true });
}

function Line({ months }: MonthsProps): ReactNode {
  const formats = useFormats();
  const said = useSaid();
  const most = Math.max(1, ...months.map(({ days }) => days ?? 0));
  const step = axisStep(most);
  const top = step * Math.ceil(most / step);
  const yOf = (value: number) => height - (value * height) / top;
  const points = months.map(({ days }) => ({ value: days }));
  const last = months.at(-1)?.days ?? null;
  return (
    <svg viewBox={`-28 -14 ${width + 84} ${height + 34}`} className="h-36 w-full" aria-hidden="true">
      {Array.from({ length: Math.round(top / step) + 1 }, (_, place) => place * step).map((value) => (
        <g key={value}>
          <line x1="0" x2={width} y1={yOf(value)} y2={yOf(value)} className="stroke-line" strokeWidth="1" />
          <text x="-6" y={yOf(value) + 4} textAnchor="end" className="fill-muted text-[11px]">
            {value}
          </text>
        </g>
      ))}
      {linesOf(points, { width, height, top }).map((line) => (
        <polyline key={line} points={line} fill="none" className="stroke-brand" strokeWidth="2" />
      ))}
      {last !== null && (
        <g>
          <circle cx={width} cy={yOf(last)} r="3.5" className="fill-brand" />
          <text x={width + 8} y={yOf(last) + 4} className="fill-ink text-[11px]">
            {said(last)}
          </text>
        </g>
      )}
      {months.map(({ day }, place) => (
        <text
          key={day}
          x={(place * width) / Math.max(1, months.length - 1)}
          y={height + 16}
          textAnchor="middle"
          className="fill-muted text-[11px]"
        >
          {formats.date(day).split(/\s/)[1]}
        </text>
      ))}
    </svg>
  );
}

function MonthsTable({ months }: MonthsProps): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const formats = useFormats();
  const said = useSaid();
  return (
    <table className="sr-only">
      <caption>{t('salesOutstanding')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          <th scope="col">{t('salesOutstanding')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ day, days }) => (
          <tr key={day}>
            <th scope="row">{formats.date(day)}</th>
            <td>{days === null ? '' : t('daysShown', { days: said(days) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
