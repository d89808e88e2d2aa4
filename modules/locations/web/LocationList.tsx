import type { ReactNode } from 'react';
import { africanCountries } from '#platform/africa.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { useWords } from '#platform/web/words.ts';
import { customerSource } from '#modules/customers/web/desk.ts';
import { locationTypes } from '../contract.ts';
import { locationTexts } from '../messages/index.ts';
import { useHoursWords } from './hours-words.ts';
import { locationDesk } from './location-desk.ts';

/** `/viewLocations` */
export function LocationList(): ReactNode {
  const { t, option, options } = useWords(locationTexts);
  const hours = useHoursWords();
  return (
    <MasterList
      of={locationDesk}
      columns={[
        { id: 'type', title: t('type'), card: 'meta', cell: (row) => option('type', row.type) },
        { id: 'city', title: t('city'), card: 'meta', cell: (row) => row.city },
        { id: 'region', title: t('region'), hiddenByDefault: 'narrow', cell: (row) => row.region },
        { id: 'country', title: t('country'), hiddenByDefault: 'narrow', cell: (row) => row.country },
        { id: 'customerId', title: t('customerId'), card: 'meta', cell: (row) => row.customerName ?? '' },
        { id: 'today', title: t('today'), cell: hours.today },
        { id: 'suburb', title: t('suburb'), hiddenByDefault: true, cell: (row) => row.suburb },
        { id: 'gln', title: t('gln'), hiddenByDefault: true, cell: (row) => row.gln },
        {
          id: 'geofenceRadius',
          title: t('geofenceRadius'),
          align: 'right',
          hiddenByDefault: true,
          cell: (row) => row.geofenceRadius,
        },
        {
          id: 'averageServiceMinutes',
          title: t('averageServiceMinutes'),
          align: 'right',
          hiddenByDefault: true,
          cell: (row) => row.averageServiceMinutes,
        },
      ]}
      filters={[
        { id: 'type', kind: 'many', title: t('type'), options: options('type', locationTypes) },
        {
          id: 'country',
          kind: 'many',
          title: t('country'),
          options: africanCountries.map(({ name }) => ({ value: name, title: name })),
        },
        { id: 'customerId', kind: 'searched', title: t('customerId'), from: customerSource },
      ]}
    />
  );
}
