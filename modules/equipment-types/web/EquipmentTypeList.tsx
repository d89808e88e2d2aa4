import type { ReactNode } from 'react';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { useWords } from '#platform/web/words.ts';
import { equipmentClasses } from '../contract.ts';
import { equipmentTypeTexts } from '../messages/index.ts';
import { equipmentTypeDesk } from './desk.ts';

/** `/transporter` (Vehicle Equipment), `/equipmentType` */
export function EquipmentTypeList(): ReactNode {
  const { t, option, options } = useWords(equipmentTypeTexts);
  return (
    <MasterList
      of={equipmentTypeDesk}
      texts={equipmentTypeTexts}
      title={t('vehicleEquipment')}
      newTitle={t('newEquipmentType')}
      emptyHint={t('empty')}
      columns={[
        { id: 'shortcode', title: t('shortcode'), cell: (row) => row.shortcode },
        { id: 'class', title: t('class'), card: 'meta', cell: (row) => option('class', row.class) },
        { id: 'payloadMass', title: t('payloadMass'), align: 'right', cell: (row) => row.payloadMass },
        { id: 'volumeMax', title: t('volumeMax'), align: 'right', cell: (row) => row.volumeMax || '' },
        { id: 'pallets', title: t('pallets'), align: 'right', hiddenByDefault: true, cell: (row) => row.pallets || '' },
        {
          id: 'trailerCount',
          title: t('trailerCount'),
          align: 'right',
          hiddenByDefault: true,
          cell: (row) => row.trailerCount || '',
        },
        {
          id: 'requiredLicenceCode',
          title: t('requiredLicenceCode'),
          hiddenByDefault: true,
          cell: (row) => row.requiredLicenceCode,
        },
      ]}
      filters={[{ id: 'class', kind: 'many', title: t('class'), options: options('class', equipmentClasses) }]}
    />
  );
}
