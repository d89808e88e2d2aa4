import { type ReactNode, useMemo } from 'react';
import { exportBound } from '#platform/web/list/export.ts';
import type { Column } from '#platform/web/list/columns.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { AccountLine } from '#modules/money/ledger/contract.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import { ledger, type LinesPage } from '../calls.ts';
import { FilesMenu } from '../FilesMenu.tsx';
import { journalName } from '../words.ts';
import type { History } from './use-history.ts';

/** All lines as a file, page after page, also those that are not on the screen yet. */
export function HistoryFiles({ history }: { readonly history: History }): ReactNode {
  const t = useTexts(ledgerTexts);
  const columns = useMemo<readonly Column<AccountLine>[]>(
    () => [
      { id: 'postingDate', title: t('date'), cell: (line) => line.postingDate },
      { id: 'journal', title: t('journal'), cell: (line) => journalName(line.journalNumber) },
      { id: 'source', title: t('sources'), cell: (line) => t(`source_${line.source}`) },
      { id: 'document', title: t('document'), cell: (line) => line.document },
      { id: 'accountNumber', title: t('number'), cell: (line) => line.accountNumber },
      { id: 'accountName', title: t('account'), cell: (line) => line.accountName },
      { id: 'text', title: t('text'), cell: (line) => line.text },
      { id: 'centre', title: t('centre'), cell: (line) => line.centreName },
      { id: 'party', title: t('party'), cell: (line) => line.partyName },
      { id: 'load', title: t('load'), cell: (line) => line.loadNumber },
      { id: 'debit', title: t('debit'), cell: (line) => (line.amount > 0 ? line.amount : null) },
      { id: 'credit', title: t('credit'), cell: (line) => (line.amount < 0 ? -line.amount : null) },
      { id: 'balance', title: t('balance'), cell: (line) => line.balance },
      { id: 'postedBy', title: t('who'), cell: (line) => line.postedBy },
    ],
    [t],
  );
  async function all() {
    const rows: AccountLine[] = [];
    let before: LinesPage['next'] = null;
    do {
      const page: LinesPage = await ledger.getAccountTransactions({
        ...history.filter,
        pageSize: 500,
        ...(before && { before }),
      });
      rows.push(...page.rows);
      before = page.next;
    } while (before && rows.length < exportBound);
    return { rows, isCut: before !== null };
  }
  if (!history.whole || history.whole.count === 0) return null;
  return <FilesMenu title={t('history')} columns={columns} rows={all} />;
}
