import clsx from 'clsx';
import { CalendarPlus, ListFilter, SearchX } from 'lucide-react';
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
import { CompanyMenu, MonthMenu } from '#modules/money/posting-periods/web/desk.ts';
import type { AccountBalances } from '#modules/money/ledger/contract.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import { CentreMenu } from '../CentreMenu.tsx';
import { ledgerNoun } from '../calls.ts';
import { hasMoved } from '#modules/money/ledger/statements.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { BalanceSheet } from './BalanceSheet.tsx';
import { IncomeStatement } from './IncomeStatement.tsx';
import { SummaryFiles } from './SummaryFiles.tsx';
import { TrialBalance } from './TrialBalance.tsx';
import { type Summary, useSummary, views } from './use-summary.ts';

/** `/accountssummary`: what is on each account in a month, as trial balance, income statement and balance sheet. */
export function AccountsSummary(): ReactNode {
  const t = useTexts(ledgerTexts);
  useChannel(ledgerNoun);
  const summary = useSummary();
  const isDesk = useMedia('(min-width: 1024px)');
  const { balances, months, account } = summary;
  useEscape(summary.search.account ? () => summary.open(undefined) : undefined);
  return (
    <section aria-labelledby="summary-title" className="list-screen flex flex-col">
      <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
        <h1 id="summary-title" className="text-xl font-semibold">
          {t('summary')}
        </h1>
        <div className="ml-auto flex items-center gap-2">
          {balances.data && <SummaryFiles summary={summary} data={balances.data} />}
        </div>
      </header>
      <Choosers summary={summary} />
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
              <RecordGate
                query={{ ...balances, error: months.error ?? balances.error, refetch: () => balances.refetch() }}
                skeleton={<RowsSkeleton />}
              >
                {(data) => <Statement summary={summary} data={data} />}
              </RecordGate>
            </div>
          )}
          {account && summary.month && (
            <AccountPanel
              key={account.accountId}
              account={account}
              summary={summary}
              month={summary.month}
              onClose={() => summary.open(undefined)}
            />
          )}
        </div>
      )}
      {balances.data && <Foot data={balances.data} />}
    </section>
  );
}

function Choosers({ summary }: { readonly summary: Summary }): ReactNode {
  const t = useTexts(ledgerTexts);
  const { search, months, month, view, choose } = summary;
  const isMoved = search.moved === '1';
  return (
    <div
      className={clsx(
        'list-edge flex flex-none flex-wrap items-center gap-1.5 border-b border-line pb-2.5',
        summary.account && 'max-lg:hidden',
      )}
    >
      <CompanyMenu
        companyId={search.company}
        onChoose={(company) => choose({ company, month: undefined, account: undefined })}
      />
      {months.data && month && (
        <MonthMenu months={months.data} month={month} onChoose={(next) => choose({ month: next })} />
      )}
      <CentreMenu centreId={search.centre} onChoose={(centre) => choose({ centre })} />
      {view === 'balance' && (
        <button
          type="button"
          aria-pressed={isMoved}
          className={clsx('btn px-2.5', isMoved ? 'btn-s' : 'btn-g')}
          onClick={() => choose({ moved: isMoved ? undefined : '1' })}
        >
          <ListFilter size={15} aria-hidden="true" />
          {t('onlyMoved')}
        </button>
      )}
      <div
        role="group"
        aria-label={t('statements')}
        className="ml-auto flex flex-wrap gap-0.5 rounded-ctl bg-sunken p-0.5 max-sm:w-full"
      >
        {views.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={view === each}
            className={clsx(
              'btn h-8 px-2.5 max-sm:flex-1 max-sm:px-1 pointer-coarse:h-11',
              view === each ? 'bg-surface shadow-(--shade-ctl)' : 'btn-g',
            )}
            onClick={() => choose({ view: each === 'balance' ? undefined : each })}
          >
            {t(`view_${each}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

interface StatementProps {
  readonly summary: Summary;
  readonly data: AccountBalances;
}

function Statement({ summary, data }: StatementProps): ReactNode {
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
  const Table = { balance: TrialBalance, income: IncomeStatement, sheet: BalanceSheet }[summary.view];
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

function RowsSkeleton(): ReactNode {
  return (
    <div aria-hidden="true" className="list-edge space-y-2 pt-3">
      {Array.from({ length: 16 }, (_, row) => (
        <div key={row} className="skeleton h-6" />
      ))}
    </div>
  );
}
