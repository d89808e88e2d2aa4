import clsx from 'clsx';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { useMonthName } from '#modules/money/posting-periods/web/desk.ts';
import type { AccountLine } from '#modules/money/ledger/contract.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import { historyUrl } from '../paths.ts';
import { journalName, useAmount, useShortDay } from '../words.ts';
import type { History } from './use-history.ts';

const figure = 'px-2 text-right whitespace-nowrap tabular-nums last:pr-(--list-edge)';
const words = 'max-w-0 truncate px-2 text-left';
const wide = 'max-md:hidden';
const wider = 'max-xl:hidden';

/** The lines, newest first; those that were reversed are struck through. The sum of the whole stays in sight. */
export function LinesTable({ history }: { readonly history: History }): ReactNode {
  const t = useTexts(ledgerTexts);
  const hasAccount = history.search.account !== undefined;
  const { lines, whole, rows, search } = history;
  const older = (whole?.count ?? 0) - rows.length;
  const amount = useAmount();
  return (
    <table className="w-full border-separate border-spacing-0" aria-busy={lines.isPlaceholderData}>
      <caption className="sr-only">{t('history')}</caption>
      <thead className="sticky top-0 z-10 bg-canvas">
        <tr className="h-8 text-sm text-muted *:border-b *:border-line *:font-normal">
          <th scope="col" className="pl-(--list-edge) text-left whitespace-nowrap" aria-sort="descending">
            {t('date')} <span aria-hidden="true">↓</span>
          </th>
          <th scope="col" className="px-2 text-left">
            {t('journal')}
          </th>
          <th scope="col" className={clsx('w-[22%] px-2 text-left', wide)}>
            {t('document')}
          </th>
          {!hasAccount && (
            <th scope="col" className={clsx('w-[20%] px-2 text-left', wide)}>
              {t('account')}
            </th>
          )}
          <th scope="col" className={clsx('w-[28%] px-2 text-left', hasAccount ? wide : wider)}>
            {t('text')}
          </th>
          <th scope="col" className={clsx('w-[18%] px-2 text-left', wider)}>
            {t('centre')}
          </th>
          <th scope="col" className={figure}>
            {t('debit')}
          </th>
          <th scope="col" className={figure}>
            {t('credit')}
          </th>
          <th scope="col" className={clsx(figure, wide)}>
            {t('balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((line) => (
          <Line
            key={`${line.journalId} ${line.line}`}
            line={line}
            hasAccount={hasAccount}
            isOpen={search.journal === line.journalId && (!search.line || search.line === String(line.line))}
            url={historyUrl(history.addressOf(line.journalId, line.line))}
            open={history.open}
          />
        ))}
        {lines.hasNextPage && (
          <tr className="h-9 text-sm text-muted">
            <td colSpan={hasAccount ? 7 : 8} className="px-(--list-edge)">
              {older > 0 && t('olderLines', { count: older })}{' '}
              <button
                type="button"
                className="btn btn-l h-8"
                disabled={lines.isFetchingNextPage}
                onClick={() => void lines.fetchNextPage()}
              >
                {t('showOlder')}
              </button>
            </td>
            <td className={clsx(figure, wide)}>{amount((rows.at(-1)?.balance ?? 0) - (rows.at(-1)?.amount ?? 0))}</td>
          </tr>
        )}
      </tbody>
      <SumLine history={history} columns={hasAccount ? 5 : 6} />
    </table>
  );
}

interface LineProps {
  readonly line: AccountLine;
  readonly hasAccount: boolean;
  readonly isOpen: boolean;
  readonly url: string;
  readonly open: History['open'];
}

const Line = memo(
  function Line({ line, hasAccount, isOpen, url, open }: LineProps): ReactNode {
    const t = useTexts(ledgerTexts);
    const formats = useFormats();
    const shortDay = useShortDay();
    const amount = useAmount();
    const isReversed = line.reversedBy !== null;
    const struck = isReversed && 'line-through decoration-muted';
    const document = [
      line.document || t(`source_${line.source}`),
      line.isReversal && t('reversal'),
      isReversed && t('reversedBy', { journal: journalName(line.reversedBy!) }),
    ]
      .filter(Boolean)
      .join(', ');
    const text = [line.text, line.partyName, line.loadNumber].filter(Boolean).join(', ');
    return (
      <tr
        data-row={`${line.journalId} ${line.line}`}
        aria-current={isOpen || undefined}
        className={clsx(
          'h-8.5 cursor-pointer text-sm *:border-b *:border-line hover:bg-sunken/60 pointer-coarse:h-12',
          isOpen && 'bg-brand-soft shadow-[inset_2px_0_0_var(--color-brand)]',
          isReversed && 'text-muted',
        )}
        onClick={(event) => {
          if (!(event.target as Element).closest('a')) open(line.journalId, line.line);
        }}
      >
        <td
          className="pl-(--list-edge) whitespace-nowrap text-muted tabular-nums"
          title={formats.date(line.postingDate)}
        >
          {shortDay(line.postingDate)}
        </td>
        <th scope="row" className="px-2 text-left font-medium whitespace-nowrap">
          <Link {...linkTo(url)} replace resetScroll={false} data-row-link className={clsx('hover:underline', struck)}>
            {journalName(line.journalNumber)}
          </Link>
        </th>
        <td className={clsx(words, wide)} title={document}>
          {document}
        </td>
        {!hasAccount && (
          <td className={clsx(words, wide)} title={`${line.accountNumber} ${line.accountName}`}>
            <span className="tabular-nums">{line.accountNumber}</span> {line.accountName}
          </td>
        )}
        <td className={clsx(words, 'text-muted', hasAccount ? wide : wider)} title={text}>
          {text}
        </td>
        <td className={clsx(words, 'text-muted', wider)} title={line.centreName}>
          {line.centreName}
        </td>
        <td className={clsx(figure, struck)}>{line.amount > 0 && amount(line.amount)}</td>
        <td className={clsx(figure, struck)}>{line.amount < 0 && amount(-line.amount)}</td>
        <td className={clsx(figure, wide, 'font-semibold')}>{amount(line.balance)}</td>
      </tr>
    );
  },
  (old, next) => old.line === next.line && old.url === next.url && old.isOpen === next.isOpen,
);

function SumLine({ history, columns }: { readonly history: History; readonly columns: number }): ReactNode {
  const t = useTexts(ledgerTexts);
  const amount = useAmount();
  const nameOf = useMonthName();
  const { whole, month } = history;
  if (!whole) return null;
  const title = t('periodSum', { period: month ? nameOf(month) : t('allMonths'), opening: amount(whole.opening) });
  return (
    <tfoot className="sticky bottom-0 z-10 bg-canvas">
      <tr className="h-10 font-semibold *:border-t-2 *:border-ink/70">
        <th scope="row" colSpan={columns} className="px-(--list-edge) text-left max-xl:hidden">
          <span className="flex items-center gap-2">
            <CircleCheck size={16} aria-hidden="true" className="text-ok" />
            {title}
          </span>
        </th>
        <th
          scope="row"
          colSpan={columns - (columns === 6 ? 2 : 1)}
          className="px-(--list-edge) text-left max-md:hidden xl:hidden"
        >
          {title}
        </th>
        <th scope="row" colSpan={2} className="px-(--list-edge) text-left md:hidden">
          {t('sum')}
        </th>
        <td className={figure}>{amount(whole.debit)}</td>
        <td className={figure}>{amount(whole.credit)}</td>
        <td className={clsx(figure, wide)}>{amount(whole.closing)}</td>
      </tr>
    </tfoot>
  );
}
