import type { ReactNode } from 'react';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { usePapers } from '#platform/web/record/PaperBadge.tsx';
import { useWords } from '#platform/web/words.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { vehiclePapers, type VehicleRow } from '../contract.ts';
import { vehicleTexts } from '../messages/index.ts';
import { papersLacking } from '../rules.ts';
import { vehicleDesk } from './desk.ts';
import { driverChoices } from './choices.ts';

const expiries = (row: VehicleRow) => vehiclePapers.map((paper) => row[paper]);

/** `/vehicles` */
export function VehicleList(): ReactNode {
  const { t, option } = useWords(vehicleTexts);
  const column = useFieldColumns(vehicleDesk);
  const papers = usePapers(expiries, papersLacking);
  const owner = ({ supplierName, ownership }: VehicleRow) => supplierName ?? option('ownership', ownership);
  return (
    <MasterList
      of={vehicleDesk}
      columns={[
        column.text('fleetNo', { hiddenByDefault: 'narrow', card: 'meta' }),
        column.text('kind', { card: 'meta' }),
        { id: 'ownership', title: t('owner'), card: 'meta', cell: owner },
        column.fact('defaultDriverName', { id: 'defaultDriverId', title: t('defaultDriverId') }),
        papers.column,
        column.stage({
          notChecked: 'warn',
          inWorkshop: 'warn',
          outOfService: 'danger',
          reserved: 'info',
          sold: 'plain',
        }),
        column.number('payloadKg', { hiddenByDefault: true }),
        column.fact('presentKm', { title: t('presentKm'), align: 'right', hiddenByDefault: 'narrow' }),
        column.text('vin', { hiddenByDefault: true }),
      ]}
      filters={[
        column.filter('kind'),
        papers.filter,
        column.filter('availability'),
        column.filter('ownership'),
        { id: 'defaultDriverId', kind: 'searched', title: t('defaultDriverId'), from: driverChoices },
        { id: 'supplierId', kind: 'searched', title: t('supplierId'), from: supplierSource },
      ]}
    />
  );
}
