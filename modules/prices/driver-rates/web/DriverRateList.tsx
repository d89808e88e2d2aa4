import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { useWords } from '#platform/web/words.ts';
import { driverRateTexts } from '../messages/index.ts';
import { driverRateDesk } from './desk.ts';

/** `/manage_driver_rates` */
export function DriverRateList(): ReactNode {
  const column = useFieldColumns(driverRateDesk);
  const { t } = useWords(driverRateTexts);
  const formats = useFormats();
  const language = useLanguage();
  return (
    <MasterList
      of={driverRateDesk}
      columns={[
        column.text('categoryId', { cell: (row) => row.paidTo || t('allDrivers'), card: 'meta' }),
        column.text('component', { card: 'meta' }),
        column.number('rate', { cell: (row) => formatDecimal(language, row.rate, { decimals: 4, fixed: true }) }),
        column.text('routeType'),
        column.text('validFrom', { cell: (row) => formats.date(row.validFrom) }),
        column.text('validTo', { cell: (row) => formats.date(row.validTo) }),
      ]}
      filters={[column.filter('component'), column.filter('routeType')]}
    />
  );
}
