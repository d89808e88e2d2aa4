import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import { overviewRead } from './calls.ts';
import { axisStep, linesOf } from './chart.ts';
import type { Debtors } from './use-debtors.ts';

const [width, height] = [600, 110];

/** Days of sales outstanding as a line over twelve months, with its table for who does not see it. */
export function SalesOutstanding({ at }: { readonly at: Debtors['at'] }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const language = useLanguage();
  const formats = useFormats();
  const { data } = useQuery(overviewRead(at));
  const months = data?.months ?? [];
  const values = months.map(({ days }) => days).filter((days) => days !== null);
  const said = (days: number) => formatDecimal(language, days, { decimals: 1, fixed: true });
  const step = axisStep(Math.max(0, ...values));
  const top = step * Math.max(1, Math.ceil(Math.max(1, ...values) / step));
  const last = months.at(-1);
  return (
    <section aria-labelledby="outstanding-title" className="min-w-0 px-5 py-3">
      <h2 id="outstanding-title" className="flex items-baseline justify-between gap-2 font-semibold">
        {t('salesOutstanding')}
        <span className="truncate text-sm font-normal text-muted">{t('salesHow')}</span>
      </h2>
      {data && values.length === 0 && <p className="mt-6 text-center text-muted">{t('noSales')}</p>}
      {values.length > 0 && (
        <figure className="mt-2">
          <svg viewBox={`-28 -14 ${width + 84} ${height + 34}`} className="h-36 w-full" aria-hidden="true">
            {Array.from({ length: Math.round(top / step) + 1 }, (_, place) => place * step).map((value) => (
              <g key={value}>
                <line
                  x1="0"
                  x2={width}
                  y1={height - (value * height) / top}
                  y2={height - (value * height) / top}
                  className="stroke-line"
                  strokeWidth="1"
                />
                <text
                  x="-6"
                  y={height - (value * height) / top + 4}
                  textAnchor="end"
                  className="fill-muted text-[11px]"
                >
                  {value}
                </text>
              </g>
            ))}
            {linesOf(
              months.map(({ days }) => ({ value: days })),
              { width, height, top },
            ).map((points) => (
              <polyline key={points} points={points} fill="none" className="stroke-brand" strokeWidth="2" />
            ))}
            {last && last.days !== null && (
              <>
                <circle cx={width} cy={height - (last.days * height) / top} r="3.5" className="fill-brand" />
                <text x={width + 8} y={height - (last.days * height) / top + 4} className="fill-ink text-[11px]">
                  {said(last.days)}
                </text>
              </>
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
        </figure>
      )}
    </section>
  );
}
