import { CircleCheck, CircleX } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { AccountBalances } from '#modules/money/ledger/contract.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import { balanceSheet } from '#modules/money/ledger/statements.ts';
import { GroupRows, StatementTable, TotalRow } from './StatementTable.tsx';
import type { Summary } from './use-summary.ts';

interface BalanceSheetProps {
  readonly summary: Summary;
  readonly data: AccountBalances;
}

/** What is owned, and from where: owed, brought in, or earned and not brought forward. */
export function BalanceSheet({ summary, data }: BalanceSheetProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const formats = useFormats();
  const { assets, liabilities, equity, result, total, difference } = useMemo(() => balanceSheet(data.rows), [data]);
  const isWhole = !summary.search.centre;
  return (
    <>
      <StatementTable summary={summary} title={t('view_sheet')} closing={t('closing')}>
        <GroupRows summary={summary} group={assets} />
        <GroupRows summary={summary} group={liabilities} />
        <GroupRows summary={summary} group={equity} />
        <tbody>
          <TotalRow title={t('resultOfYear')} of={result} />
        </tbody>
        <tfoot className="sticky bottom-0 bg-canvas">
          <TotalRow title={t('liabilitiesAndEquity')} of={total} isLast />
        </tfoot>
      </StatementTable>
      {isWhole && (
        <p className={`list-edge flex items-center gap-2 py-2 text-sm ${difference === 0 ? 'text-ok' : 'text-danger'}`}>
          {difference === 0 ? <CircleCheck size={15} aria-hidden="true" /> : <CircleX size={15} aria-hidden="true" />}
          {difference === 0 ? t('sheetAgrees') : t('outOfBalance', { amount: formats.money(Math.abs(difference)) })}
        </p>
      )}
    </>
  );
}
