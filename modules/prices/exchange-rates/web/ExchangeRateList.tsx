import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { exchangeRateDesk } from './desk.ts';

/** `/exchangeRates` */
export function ExchangeRateList(): ReactNode {
  const column = useFieldColumns(exchangeRateDesk);
  const formats = useFormats();
  const language = useLanguage();
  return (
    <MasterList
      of={exchangeRateDesk}
      columns={[
        column.text('day', { cell: (row) => formats.date(row.day), card: 'meta' }),
        column.text('currency', { cell: (row) => row.currency, card: 'meta' }),
        column.text('inCurrency', { cell: (row) => row.inCurrency }),
        column.number('rate', {
          cell: (row) =>
            formatDecimal(language, row.rate, { decimals: Number.isInteger(row.rate * 10_000) ? 4 : 8, fixed: true }),
        }),
      ]}
      filters={[column.filter('currency'), column.filter('inCurrency')]}
    />
  );
}
