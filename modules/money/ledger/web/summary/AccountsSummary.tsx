import clsx from 'clsx';
import { CalendarPlus, SearchX } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { moveBetweenRows, rememberRow, useRowFocus } from '#platform/web/list/row-focus.ts';
import { useMedia } from '#platform/web/media.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { PlainPage } from '#platform/web/shell/PlainPage.tsx';
import { useEscape } from '#platform/web/shell/use-escape.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { AccountBalances } from '#modules/money/ledger/contract.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import { ledgerNoun } from '../calls.ts';
import { hasMoved } from '#modules/money/ledger/statements.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { BalanceSheet } from './BalanceSheet.tsx';
import { CentresView } from './CentresView.tsx';
import { IncomeStatement } from './IncomeStatement.tsx';
import { ProofView } from './ProofView.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { SummaryChoosers } from './SummaryChoosers.tsx';
import { SummaryFiles } from './SummaryFiles.tsx';
import { TrialBalance } from './TrialBalance.tsx';
import { ofBalances, type Summary, useSummary } from './use-summary.ts';
import { VatView } from './VatView.tsx';

/** `/accountssummary`: what is on each account in a month, as trial balance, income statement and balance sheet. */
export function AccountsSummary(): ReactNode {
  const t = useTexts(ledgerTexts);
  useChannel(ledgerNoun);
  const summary = useSummary();
  const isDesk = useMedia('(min-width: 1024px)');
  const { balances, months, account } = summary;
  const Other = { centres: CentresView, vat: VatView, proof: ProofView, balance: null, income: null, sheet: null }[
    summary.view
  ];
  const view = ofBalances.find((each) => each === summary.view) ?? 'balance';
  useEscape(summary.search.account ? () => summary.open(undefined) : undefined);
  return (
    <section aria-labelledby="summary-title" className="list-screen flex flex-col">
      <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
        <h1 id="summary-title" className="text-xl font-semibold">
          {t('summary')}
        </h1>
        <div className="ml-auto flex items-center gap-2">
          <SummaryFiles summary={summary} />
        </div>
      </header>
      <SummaryChoosers summary={summary} />
      {months.data?.length === 0 ? (
        <PlainPage isPart icon={CalendarPlus} title={t('noMonths')} text={t('noMonthsHint')}>
          <Link to="/postingPeriods" className="btn btn-s">
            {t('toPeriods')}
          </Link>
        </PlainPage>
      ) : (
        <div className="flex min-h-0 flex-1">
          {(isDesk || !account) && (
            <div className="flex min-w-0 flex-1 flex-col">
              {Other ? (
                <Other summary={summary} />
              ) : (
                <RecordGate
                  query={{ ...balances, error: months.error ?? balances.error, refetch: () => balances.refetch() }}
                  skeleton={<RowsSkeleton />}
                >
                  {(data) => <Statement summary={summary} view={view} data={data} />}
                </RecordGate>
              )}
            </div>
          )}
          {account && summary.month && (
            <AccountPanel
              key={account.accountId}
              account={account}
              summary={summary}
              month={{ ...summary.month, to: summary.asOf ?? summary.month.to }}
              onClose={() => summary.open(undefined)}
            />
          )}
        </div>
      )}
      {!Other && balances.data && <Foot data={balances.data} />}
    </section>
  );
}

interface StatementProps {
  readonly summary: Summary;
  readonly view: (typeof ofBalances)[number];
  readonly data: AccountBalances;
}

function Statement({ summary, view, data }: StatementProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const frame = useRef<HTMLDivElement>(null);
  useRowFocus(frame, ledgerNoun, false);
  const { account } = summary.search;
  useEffect(() => {
    // Who comes back with an account in the address goes on from its row.
    const row = account && frame.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(account)}"] a`);
    if (row && document.activeElement === document.body) row.focus({ preventScroll: false });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only when the rows have come.
  }, []);
  if (data.rows.length === 0)
    return <PlainPage isPart icon={SearchX} title={t('noAccounts')} text={t('noAccountsHint')} />;
  const Table = { balance: TrialBalance, income: IncomeStatement, sheet: BalanceSheet }[view];
  return (
    <div
      ref={frame}
      role="presentation"
      className={clsx(
        'relative min-h-0 flex-1 overflow-auto scroll-pt-16 scroll-pb-14',
        summary.balances.isPlaceholderData && 'opacity-60 transition-opacity delay-150',
      )}
      onKeyDown={moveBetweenRows}
      onFocus={({ target }) => {
        rememberRow(ledgerNoun, target);
        // With the panel open it follows the row that has the focus.
        const row = target.closest('[data-row]')?.getAttribute('data-row');
        if (summary.account && row && row !== summary.account.accountId && target.matches('[data-row-link]'))
          summary.open(row);
      }}
    >
      <Table summary={summary} data={data} />
    </div>
  );
}

function Foot({ data }: { readonly data: AccountBalances }): ReactNode {
  const t = useTexts(ledgerTexts);
  const formats = useFormats();
  return (
    <footer className="list-edge flex h-8 flex-none items-center justify-between gap-4 border-t border-line text-sm text-muted max-md:h-auto max-md:py-2">
      <span>
        {t('accountsMoved', { moved: data.rows.filter(hasMoved).length, count: data.accounts })} ·{' '}
        {t('asOf', { at: formats.moment(data.asOf) })}
      </span>
      <span className="max-lg:hidden pointer-coarse:hidden">{t('enterOpens')}</span>
    </footer>
  );
}
