import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { choicesRead } from '#platform/web/master-data/desk.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { useWords } from '#platform/web/words.ts';
import { profitCentreTypes } from '../contract.ts';
import { profitCentreTexts } from '../messages/index.ts';
import { profitCentreDesk } from './desk.ts';

/** `/profitcentres` */
export function ProfitCentreList(): ReactNode {
  const { t, option, options } = useWords(profitCentreTexts);
  const formats = useFormats();
  const { data: all = [] } = useQuery(choicesRead(profitCentreDesk));
  const codeOfParent = (id: string | null) => all.find((centre) => centre.id === id)?.code ?? '';
  return (
    <MasterList
      of={profitCentreDesk}
      texts={profitCentreTexts}
      title={t('profitCentres')}
      newTitle={t('newProfitCentre')}
      emptyHint={t('empty')}
      columns={[
        { id: 'type', title: t('type'), card: 'meta', cell: (row) => option('type', row.type) },
        { id: 'parentId', title: t('parentId'), cell: (row) => codeOfParent(row.parentId) },
        { id: 'manager', title: t('manager'), card: 'meta', cell: (row) => row.manager },
        {
          id: 'monthlyBudget',
          title: t('monthlyBudget'),
          align: 'right',
          cell: (row) => (row.monthlyBudget === null ? '' : formats.money(row.monthlyBudget, row.currency)),
          value: (row) => row.monthlyBudget,
        },
        {
          id: 'activeTo',
          title: t('activeTo'),
          hiddenByDefault: true,
          cell: (row) => formats.date(row.activeTo),
          value: (row) => row.activeTo,
        },
      ]}
      filters={[{ id: 'type', kind: 'many', title: t('type'), options: options('type', profitCentreTypes) }]}
    />
  );
}
