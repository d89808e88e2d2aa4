import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { Column } from '#platform/web/list/columns.ts';
import { FilesMenu } from '#modules/money/ledger/web/desk.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import { type AgeingLine, debtors } from './calls.ts';
import type { Debtors } from './use-debtors.ts';
import { useNext } from './words.ts';

const bands = ['band0', 'band1', 'band2', 'band3', 'band4', 'band5'] as const;

/** All debtors of the filter as a file, with cents. */
export function ExportDebtors({ state }: { readonly state: Debtors }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const next = useNext();
  const { data } = state.list;
  if (!data) return null;
  const columns: readonly Column<AgeingLine>[] = [
    { id: 'customer', title: t('customer'), cell: ({ customerName }) => customerName },
    { id: 'account', title: t('accountNumber'), cell: ({ accountNumber }) => accountNumber },
    ...bands.map((band, place): Column<AgeingLine> => ({
      id: band,
      title: t(band),
      cell: (row) => row.bands[place] ?? 0,
    })),
    { id: 'onAccount', title: t('onAccount'), cell: ({ onAccount }) => onAccount },
    { id: 'total', title: t('total'), cell: ({ total }) => total },
    { id: 'overdue', title: t('overdue'), cell: ({ overdue }) => overdue },
    { id: 'since', title: t('since'), cell: ({ since }) => since ?? '' },
    { id: 'disputed', title: t('disputed'), cell: ({ disputed }) => disputed },
    { id: 'next', title: t('next'), cell: (row) => next(row, data.currency) },
  ];
  return (
    <FilesMenu
      title={`${t('screen')} ${data.companyName} ${data.asOf}`}
      columns={columns}
      rows={async () => {
        const { rows, count } = await debtors.getInvoiceAgeing({
          ...state.at,
          filter: state.filter,
          search: state.words,
          pageSize: 5000,
        });
        return { rows, isCut: rows.length < count };
      }}
    />
  );
}
