import type { ReactNode } from 'react';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { useWords } from '#platform/web/words.ts';
import { packingUnits } from '../contract.ts';
import { packingTypeTexts } from '../messages/index.ts';
import { packingTypeDesk } from './desk.ts';

/** `/managePackingType` */
export function PackingTypeList(): ReactNode {
  const { t, option, options, written } = useWords(packingTypeTexts);
  return (
    <MasterList
      of={packingTypeDesk}
      texts={packingTypeTexts}
      title={t('packingTypes')}
      newTitle={t('newPackingType')}
      emptyHint={t('empty')}
      columns={[
        { id: 'unit', title: t('unit'), card: 'meta', cell: (row) => option('unit', row.unit) },
        { id: 'tareKg', title: t('tareKg'), align: 'right', cell: (row) => row.tareKg },
        { id: 'maxStack', title: t('maxStack'), align: 'right', cell: (row) => (row.stackable ? row.maxStack : '') },
        { id: 'returnable', title: t('returnable'), cell: (row) => written('returnable', row.returnable) },
      ]}
      filters={[{ id: 'unit', kind: 'many', title: t('unit'), options: options('unit', packingUnits) }]}
    />
  );
}
