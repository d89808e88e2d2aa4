import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { useWords } from '#platform/web/words.ts';
import { commodityCategories } from '../contract.ts';
import { commodityTypeTexts } from '../messages/index.ts';
import { commodityTypeDesk } from './desk.ts';

/** `/manageCommodityType` */
export function CommodityTypeList(): ReactNode {
  const { t, option, options, written } = useWords(commodityTypeTexts);
  const formats = useFormats();
  return (
    <MasterList
      of={commodityTypeDesk}
      texts={commodityTypeTexts}
      title={t('commodityTypes')}
      newTitle={t('newCommodityType')}
      emptyHint={t('empty')}
      columns={[
        { id: 'category', title: t('category'), card: 'meta', cell: (row) => option('category', row.category) },
        { id: 'unNumber', title: t('unNumber'), cell: (row) => row.unNumber },
        {
          id: 'highRisk',
          title: t('highRisk'),
          hiddenByDefault: true,
          cell: (row) => written('highRisk', row.highRisk),
        },
        {
          id: 'minGitCoverPerLoad',
          title: t('minGitCoverPerLoad'),
          align: 'right',
          cell: (row) => (row.minGitCoverPerLoad === null ? '' : formats.money(row.minGitCoverPerLoad)),
          value: (row) => row.minGitCoverPerLoad,
        },
        { id: 'hsCode', title: t('hsCode'), hiddenByDefault: true, cell: (row) => row.hsCode },
      ]}
      filters={[
        { id: 'category', kind: 'many', title: t('category'), options: options('category', commodityCategories) },
        { id: 'dangerousGoods', kind: 'flag', title: t('dangerousGoods') },
        { id: 'highRisk', kind: 'flag', title: t('highRisk') },
      ]}
    />
  );
}
