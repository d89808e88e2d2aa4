import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { useWords } from '#platform/web/words.ts';
import { itemGroups, itemKinds } from '../contract.ts';
import { itemMasterTexts } from '../messages/index.ts';
import { itemMasterDesk } from './desk.ts';

/** `/itemMasterList` */
export function ItemMasterList(): ReactNode {
  const { t, option, options } = useWords(itemMasterTexts);
  const formats = useFormats();
  return (
    <MasterList
      of={itemMasterDesk}
      texts={itemMasterTexts}
      title={t('itemMasters')}
      newTitle={t('newItemMaster')}
      emptyHint={t('empty')}
      columns={[
        { id: 'itemGroup', title: t('itemGroup'), card: 'meta', cell: (row) => option('itemGroup', row.itemGroup) },
        { id: 'kind', title: t('kind'), hiddenByDefault: true, cell: (row) => option('kind', row.kind) },
        { id: 'unit', title: t('unit'), cell: (row) => option('unit', row.unit) },
        {
          id: 'defaultPriceBuy',
          title: t('defaultPriceBuy'),
          align: 'right',
          cell: (row) => (row.defaultPriceBuy === null ? '' : formats.money(row.defaultPriceBuy)),
          value: (row) => row.defaultPriceBuy,
        },
        {
          id: 'defaultPriceSell',
          title: t('defaultPriceSell'),
          align: 'right',
          cell: (row) => (row.defaultPriceSell === null ? '' : formats.money(row.defaultPriceSell)),
          value: (row) => row.defaultPriceSell,
        },
        { id: 'externalCode', title: t('externalCode'), hiddenByDefault: true, cell: (row) => row.externalCode },
      ]}
      filters={[
        { id: 'kind', kind: 'many', title: t('kind'), options: options('kind', itemKinds) },
        { id: 'itemGroup', kind: 'many', title: t('itemGroup'), options: options('itemGroup', itemGroups) },
      ]}
    />
  );
}
