import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { africanCountries } from '#platform/africa.ts';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { useWords } from '#platform/web/words.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { locationTexts } from '../messages/index.ts';
import { useHoursWords } from './hours-words.ts';
import { locationDesk } from './location-desk.ts';

/** `/viewLocations` */
export function LocationList(): ReactNode {
  const { t } = useWords(locationTexts);
  const column = useFieldColumns(locationDesk);
  const formats = useFormats();
  const hours = useHoursWords();
  return (
    <MasterList
      of={locationDesk}
      columns={[
        column.text('type', { card: 'meta' }),
        column.text('city', { card: 'meta' }),
        column.text('region', { hiddenByDefault: 'narrow' }),
        column.country('country', { hiddenByDefault: 'narrow' }),
        column.fact('customerName', { id: 'customerId', title: t('customerId'), card: 'meta' }),
        { id: 'today', title: t('today'), cell: hours.today },
        column.text('suburb', { hiddenByDefault: true }),
        column.text('gln', { hiddenByDefault: true }),
        column.number('geofenceRadius', { hiddenByDefault: true }),
        column.number('averageServiceMinutes', { hiddenByDefault: true }),
      ]}
      filters={[
        column.filter('type'),
        {
          id: 'country',
          kind: 'many',
          title: t('country'),
          options: africanCountries.map(({ name }) => ({ value: name, title: formats.country(name) })),
        },
        { id: 'customerId', kind: 'searched', title: t('customerId'), from: customerSource },
      ]}
    />
  );
}
