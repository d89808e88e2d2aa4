import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import type { RowOf } from '#platform/web/master-data/desk.ts';
import { useWords } from '#platform/web/words.ts';
import type { fuelPrices } from '../contract.ts';
import { fuelPriceTexts } from '../messages/index.ts';
import { courseOf } from './course.ts';
import { fuelPriceDesk } from './desk.ts';

/** More prices than two years of months need not be drawn. */
const shown = 36;
const [width, height] = [640, 200];

/** How the price of one fuel went: a line of steps, and the figures below it. */
export function FuelCourse({ of: row }: { readonly of: RowOf<typeof fuelPrices> }): ReactNode {
  const { t, written } = useWords(fuelPriceTexts);
  const formats = useFormats();
  const language = useLanguage();
  const { fuelType, region, kind, zone } = row;
  const { data } = useQuery({
    queryKey: [fuelPriceDesk.data.channel, 'course', fuelType, region, zone, kind],
    queryFn: ({ signal }) =>
      fuelPriceDesk.list(
        {
          fuelType: [fuelType],
          region: [region],
          kind: [kind],
          zone,
          status: 'active',
          descending: true,
          pageSize: shown,
        },
        { signal },
      ),
  });
  if (!data) return <div className="skeleton h-56" />;
  const prices = data.rows.toReversed();
  const caption = t('courseOf', {
    fuel: written('fuelType', fuelType),
    region: region === 'zone' ? zone : written('region', region),
    kind: written('kind', kind),
  });
  const price = (value: number) => formatDecimal(language, value, { decimals: 4, fixed: true });
  return (
    <figure className="max-w-3xl">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="text-brand h-auto w-full border-b border-line"
        aria-hidden="true"
      >
        <path d={courseOf(prices, { width, height })} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <figcaption className="text-muted mt-2">{caption}</figcaption>
      <table className="mt-4 w-full max-w-md">
        <thead>
          <tr className="border-line text-muted h-8 border-b text-left">
            <th scope="col">{t('effectiveFrom')}</th>
            <th scope="col" className="text-right">
              {t('pricePerLitre')}
            </th>
            <th scope="col" className="text-right">
              {t('changePercent')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((each) => (
            <tr key={each.id} className={`border-line h-8 border-b ${each.id === row.id ? 'font-semibold' : ''}`}>
              <td>{formats.date(each.effectiveFrom)}</td>
              <td className="text-right tabular-nums">{price(each.pricePerLitre)}</td>
              <td className="text-right tabular-nums">
                {each.changePercent === null ? '' : formats.percent(each.changePercent)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
