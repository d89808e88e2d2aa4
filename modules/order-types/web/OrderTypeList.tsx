import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { useWords } from '#platform/web/words.ts';
import { orderModules } from '../contract.ts';
import { orderTypeTexts } from '../messages/index.ts';
import { orderTypeDesk } from './desk.ts';

/** `/orderTypes` */
export function OrderTypeList(): ReactNode {
  const { t, option, options, written } = useWords(orderTypeTexts);
  const formats = useFormats();
  return (
    <MasterList
      of={orderTypeDesk}
      texts={orderTypeTexts}
      title={t('orderTypes')}
      newTitle={t('newOrderType')}
      emptyHint={t('empty')}
      columns={[
        { id: 'module', title: t('module'), card: 'meta', cell: (row) => option('module', row.module) },
        { id: 'numberPrefix', title: t('numberPrefix'), cell: (row) => row.numberPrefix },
        { id: 'billingMode', title: t('billingMode'), cell: (row) => option('billingMode', row.billingMode) },
        {
          id: 'requiresApprovalAbove',
          title: t('requiresApprovalAbove'),
          align: 'right',
          cell: (row) => (row.requiresApprovalAbove === null ? '' : formats.money(row.requiresApprovalAbove)),
          value: (row) => row.requiresApprovalAbove,
        },
        {
          id: 'requiresPOD',
          title: t('requiresPOD'),
          hiddenByDefault: true,
          cell: (row) => written('requiresPOD', row.requiresPOD),
        },
      ]}
      filters={[{ id: 'module', kind: 'many', title: t('module'), options: options('module', orderModules) }]}
    />
  );
}
