import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { useWords } from '#platform/web/words.ts';
import { fuelClauseTexts } from '../messages/index.ts';
import { fuelClauseDesk } from './desk.ts';

/** `/fuelClauses` */
export function FuelClauseList(): ReactNode {
  const column = useFieldColumns(fuelClauseDesk);
  const { t } = useWords(fuelClauseTexts);
  const formats = useFormats();
  const language = useLanguage();
  return (
    <MasterList
      of={fuelClauseDesk}
      columns={[
        column.fact('partyName', { cell: (row) => row.partyName || t('everybody'), card: 'meta' }),
        column.text('calculation', { card: 'meta' }),
        column.text('valueType'),
        column.text('fuelType'),
        column.text('region'),
        column.number('basePrice', {
          cell: (row) =>
            row.basePrice === null ? '' : formatDecimal(language, row.basePrice, { decimals: 4, fixed: true }),
        }),
        column.text('baseDate', { cell: (row) => formats.date(row.baseDate), hiddenByDefault: true }),
        column.number('weightPercent'),
        column.fact('holdsFrom', { cell: (row) => formats.date(row.holdsFrom), hiddenByDefault: 'narrow' }),
      ]}
      filters={[column.filter('calculation'), column.filter('fuelType'), column.filter('region')]}
    />
  );
}
