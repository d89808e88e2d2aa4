import type { ReactNode } from 'react';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { usePapers } from '#platform/web/record/PaperBadge.tsx';
import { useWords } from '#platform/web/words.ts';
import { supplierSource } from '#modules/suppliers/web/desk.ts';
import { availabilities, ownerships, vehicleKinds, vehiclePapers, type VehicleRow } from '../contract.ts';
import { vehicleTexts } from '../messages/index.ts';
import { vehicleDesk } from './desk.ts';
import { driverChoices } from './choices.ts';

const expiries = (row: VehicleRow) => vehiclePapers.map((paper) => row[paper]);

/** `/vehicles` */
export function VehicleList(): ReactNode {
  const { t, option, options, written } = useWords(vehicleTexts);
  const papers = usePapers(expiries);
  const owner = ({ supplierName, ownership }: VehicleRow) => supplierName ?? option('ownership', ownership);
  return (
    <MasterList
      of={vehicleDesk}
      columns={[
        { id: 'fleetNo', title: t('fleetNo'), hiddenByDefault: 'narrow', card: 'meta', cell: (row) => row.fleetNo },
        { id: 'kind', title: t('kind'), card: 'meta', cell: (row) => option('kind', row.kind) },
        { id: 'ownership', title: t('owner'), card: 'meta', cell: owner },
        { id: 'defaultDriverId', title: t('defaultDriverId'), cell: (row) => row.defaultDriverName ?? '' },
        papers.column,
        {
          id: 'availability',
          title: t('availability'),
          cell: (row) => option('availability', row.availability),
        },
        {
          id: 'payloadKg',
          title: t('payloadKg'),
          align: 'right',
          hiddenByDefault: true,
          cell: (row) => written('payloadKg', row.payloadKg),
          value: (row) => row.payloadKg,
        },
        {
          id: 'odometer',
          title: t('odometer'),
          align: 'right',
          hiddenByDefault: true,
          cell: (row) => written('odometer', row.odometer),
          value: (row) => row.odometer,
        },
        { id: 'vin', title: t('vin'), hiddenByDefault: true, cell: (row) => row.vin },
      ]}
      filters={[
        { id: 'kind', kind: 'many', title: t('kind'), options: options('kind', vehicleKinds) },
        papers.filter,
        {
          id: 'availability',
          kind: 'many',
          title: t('availability'),
          options: options('availability', availabilities),
        },
        { id: 'ownership', kind: 'many', title: t('ownership'), options: options('ownership', ownerships) },
        { id: 'defaultDriverId', kind: 'searched', title: t('defaultDriverId'), from: driverChoices },
        { id: 'supplierId', kind: 'searched', title: t('supplierId'), from: supplierSource },
      ]}
    />
  );
}
