import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { fuelPriceDesk } from './desk.ts';

/** `/capturefuelrate` */
export function FuelPriceList(): ReactNode {
  const column = useFieldColumns(fuelPriceDesk);
  const formats = useFormats();
  const language = useLanguage();
  return (
    <MasterList
      of={fuelPriceDesk}
      columns={[
        column.text('effectiveFrom', { cell: (row) => formats.date(row.effectiveFrom), card: 'meta' }),
        column.text('fuelType', { card: 'meta' }),
        column.text('region', { card: 'meta' }),
        column.text('zone', { hiddenByDefault: true }),
        column.text('kind'),
        column.number('pricePerLitre', {
          cell: (row) => formatDecimal(language, row.pricePerLitre, { decimals: 4, fixed: true }),
        }),
        column.fact('changePercent', {
          align: 'right',
          value: (row) => row.changePercent,
          cell: (row) => (row.changePercent === null ? '' : formats.percent(row.changePercent)),
        }),
      ]}
      filters={[column.filter('fuelType'), column.filter('region'), column.filter('kind')]}
    />
  );
}
