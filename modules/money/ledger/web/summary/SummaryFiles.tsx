import { type ReactNode, useMemo } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { Column } from '#platform/web/list/columns.ts';
import type { AccountBalance, AccountBalances } from '#modules/money/ledger/contract.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import { FilesMenu } from '../FilesMenu.tsx';
import type { Summary } from './use-summary.ts';
import { useYearBefore } from './year-before.ts';

interface SummaryFilesProps {
  readonly summary: Summary;
  readonly data: AccountBalances;
}

/** The trial balance as a file, with the signs of the books: what is below zero is a credit. */
export function SummaryFiles({ summary, data }: SummaryFilesProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const before = useYearBefore(summary);
  const columns = useMemo<readonly Column<AccountBalance>[]>(() => {
    const amount = (id: 'opening' | 'debit' | 'credit' | 'closing' | 'lastYear', title: string) => ({
      id,
      title,
      cell: (row: AccountBalance) => row[id],
    });
    return [
      { id: 'number', title: t('number'), cell: (row) => row.number },
      { id: 'name', title: t('account'), cell: (row) => row.name },
      { id: 'class', title: t('accountClass'), cell: (row) => t(`class_${row.class}`) },
      amount('opening', t('opening')),
      amount('debit', t('debit')),
      amount('credit', t('credit')),
      amount('closing', t('closing')),
      amount('lastYear', before.replaceAll('\u00a0', ' ')),
    ];
  }, [t, before]);
  return (
    <FilesMenu
      title={[t('summary'), data.companyName, summary.monthKey].filter(Boolean).join(' ')}
      columns={columns}
      rows={async () => ({ rows: data.rows, isCut: false })}
    />
  );
}
