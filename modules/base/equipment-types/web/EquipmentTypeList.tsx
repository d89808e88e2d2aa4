import type { ReactNode } from 'react';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { equipmentTypeDesk } from './desk.ts';

/** `/transporter` (Vehicle Equipment), `/equipmentType` */
export function EquipmentTypeList(): ReactNode {
  const column = useFieldColumns(equipmentTypeDesk);
  return (
    <MasterList
      of={equipmentTypeDesk}
      columns={[
        column.text('shortcode'),
        column.text('class', { card: 'meta' }),
        column.number('payloadMass'),
        column.number('volumeMax'),
        column.number('pallets', { hiddenByDefault: true }),
        column.number('trailerCount', { hiddenByDefault: true }),
        column.text('requiredLicenceCode', { hiddenByDefault: true }),
      ]}
      filters={[column.filter('class')]}
    />
  );
}
