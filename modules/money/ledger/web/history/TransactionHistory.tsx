import { useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { SearchX } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useMedia } from '#platform/web/media.ts';
import { moveBetweenRows, rememberRow, useRowFocus } from '#platform/web/list/row-focus.ts';
import { useOwnSteps } from '#platform/web/list/walk.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { PlainPage } from '#platform/web/shell/PlainPage.tsx';
import { useEscape } from '#platform/web/shell/use-escape.ts';
import { useTexts } from '#platform/web/texts.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import { ledgerNoun, useMay } from '../calls.ts';
import { Choosers } from './Choosers.tsx';
import { HistoryFiles } from './HistoryFiles.tsx';
import { JournalPanel } from './JournalPanel.tsx';
import { LinesTable } from './LinesTable.tsx';
import { type History, useHistory } from './use-history.ts';

/** What the list remembers of the row that was left. */
const listId = 'transactions';

/** `/transactionhistory`: the lines of an account, newest first, each with the balance after it. */
export function TransactionHistory(): ReactNode {
  const t = useTexts(ledgerTexts);
  useChannel(ledgerNoun);
  useOwnSteps();
  const history = useHistory();
  const navigate = useNavigate();
  const isDesk = useMedia('(min-width: 1024px)');
  const maySummary = useMay('getJournalAccountsWithBalances');
  const { journal } = history.search;
  useEscape(maySummary ? () => void navigate(linkTo(history.summary())) : undefined);
  return (
    <section aria-labelledby="history-title" className="list-screen flex flex-col">
      <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
        <h1 id="history-title" className="text-xl font-semibold">
          {t('history')}
        </h1>
        <span
          role="status"
          className="rounded-full bg-sunken px-2.5 py-0.5 text-sm text-muted tabular-nums empty:hidden"
        >
          {history.whole?.countIsCapped && '≥ '}
          {history.whole && t('lineCount', { count: history.whole.count })}
        </span>
        <div className="ml-auto flex items-center gap-2">
          <HistoryFiles history={history} />
        </div>
      </header>
      <Choosers history={history} />
      <div className="flex min-h-0 flex-1">
        {(isDesk || !journal) && (
          <div className="flex min-w-0 flex-1 flex-col">
            <RecordGate
              query={{
                data: history.whole,
                error: history.months.error ?? history.lines.error,
                refetch: () => history.lines.refetch(),
              }}
              skeleton={<RowsSkeleton />}
            >
              {() => <Lines history={history} />}
            </RecordGate>
          </div>
        )}
        {journal && (
          <JournalPanel
            key={journal}
            id={journal}
            line={Number(history.search.line) || undefined}
            onOpen={(id) => history.open(id)}
            onClose={() => history.open(undefined)}
          />
        )}
      </div>
      <Foot history={history} />
    </section>
  );
}

function Lines({ history }: { readonly history: History }): ReactNode {
  const t = useTexts(ledgerTexts);
  const frame = useRef<HTMLDivElement>(null);
  useRowFocus(frame, listId, false);
  if (history.rows.length === 0)
    return <PlainPage isPart icon={SearchX} title={t('noTransactions')} text={t('noTransactionsHint')} />;
  return (
    <div
      ref={frame}
      role="presentation"
      className={clsx(
        'relative min-h-0 flex-1 overflow-auto scroll-pt-10 scroll-pb-14',
        history.lines.isPlaceholderData && 'opacity-60 transition-opacity delay-150',
      )}
      onKeyDown={moveBetweenRows}
      onFocus={({ target }) => {
        rememberRow(listId, target);
        const [journal, line] = target.closest('[data-row]')?.getAttribute('data-row')?.split(' ') ?? [];
        const isOther = journal !== history.search.journal || line !== history.search.line;
        // With the panel open it follows the line that has the focus.
        if (history.search.journal && journal && isOther && target.matches('[data-row-link]'))
          history.open(journal, Number(line));
      }}
    >
      <LinesTable history={history} />
    </div>
  );
}

function Foot({ history }: { readonly history: History }): ReactNode {
  const t = useTexts(ledgerTexts);
  const mayReverse = useMay('reverseTransaction');
  const maySummary = useMay('getJournalAccountsWithBalances');
  const keys = [
    ['J K', t('keyLine')],
    ['↵', t('keyOpen')],
    ...(mayReverse ? [['R', t('keyReverse')] as const] : []),
  ] as const;
  return (
    <footer className="list-edge flex h-8 flex-none items-center gap-4 border-t border-line text-sm text-muted max-lg:hidden pointer-coarse:hidden">
      <span>
        {[
          history.whole && t('shownOf', { shown: history.rows.length, count: history.whole.count }),
          maySummary && t('back'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="ml-auto flex gap-4">
        {keys.map(([key, text]) => (
          <span key={key}>
            <kbd className="kbd">{key}</kbd> {text}
          </span>
        ))}
      </span>
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
