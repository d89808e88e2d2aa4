import { type ReactNode, useMemo } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { AccountBalances } from '#modules/money/ledger/contract.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import { incomeStatement } from '#modules/money/ledger/statements.ts';
import { GroupRows, StatementTable, TotalRow } from './StatementTable.tsx';
import type { Summary } from './use-summary.ts';

interface IncomeStatementProps {
  readonly summary: Summary;
  readonly data: AccountBalances;
}

/** What came in, what it cost, and what is left; without the journals that close the year. */
export function IncomeStatement({ summary, data }: IncomeStatementProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const { income, cost, expense, gross, result } = useMemo(() => incomeStatement(data.rows), [data]);
  return (
    <>
      <StatementTable summary={summary} title={t('view_income')} closing={t('toDate')}>
        <GroupRows summary={summary} group={income} />
        <GroupRows summary={summary} group={cost} />
        <tbody>
          <TotalRow title={t('grossResult')} of={gross} />
        </tbody>
        <GroupRows summary={summary} group={expense} />
        <tfoot className="sticky bottom-0 bg-canvas">
          <TotalRow title={t('result')} of={result} isLast />
        </tfoot>
      </StatementTable>
      <p className="list-edge py-2 text-sm text-muted">{t('beforeClosingNote')}</p>
    </>
  );
}
