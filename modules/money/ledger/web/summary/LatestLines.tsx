import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Link } from '@tanstack/react-router';
import { useFailureText } from '#platform/web/failure-text.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { AccountLine } from '#modules/money/ledger/contract.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import type { LinesPage } from '../calls.ts';
import { historyUrl } from '../paths.ts';
import { journalName, useAmount, useShortDay } from '../words.ts';

interface LatestLinesProps {
  readonly lines: { readonly data: LinesPage | undefined; readonly error: Error | null };
  /** The way to all of them. */
  readonly more: ReactNode;
}

/** The latest lines with the balance after each, over the opening of the month. */
export function LatestLines({ lines: { data, error }, more }: LatestLinesProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const failureText = useFailureText();
  const amount = useAmount();
  if (error) return <p className="pt-3 text-danger">{failureText(error)}</p>;
  if (!data) return <div className="skeleton mt-3 h-48" role="status" aria-busy="true" />;
  const isWhole = data.next === null;
  return (
    <>
      <table className="mt-2 w-full text-sm">
        <thead>
          <tr className="h-7 text-muted">
            <th scope="col" className="pr-2 text-left font-normal">
              {t('date')}
            </th>
            <th scope="col" className="text-left font-normal">
              {t('document')}
            </th>
            <th scope="col" className="pl-2 text-right font-normal">
              {t('amount')}
            </th>
            <th scope="col" className="pl-3 text-right font-normal">
              {t('balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((line) => (
            <Line key={`${line.journalId} ${line.line}`} line={line} />
          ))}
          {isWhole && (
            <tr className="h-8 text-muted">
              <th scope="row" colSpan={3} className="text-left font-normal">
                {t('opening')}
              </th>
              <td className="pl-3 text-right whitespace-nowrap tabular-nums">{amount(data.opening)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-muted">
        {data.count === 0 ? t('noLines') : !isWhole && t('firstLines', { count: data.rows.length, all: data.count })}{' '}
        {more}
      </p>
    </>
  );
}

function Line({ line }: { readonly line: AccountLine }): ReactNode {
  const shortDay = useShortDay();
  const amount = useAmount();
  const { postingDate, document, journalNumber, partyName, text, url, reversedBy } = line;
  const name = document || journalName(journalNumber);
  const below = [partyName, text].filter(Boolean).join(', ');
  return (
    <tr className="align-top *:border-b *:border-line *:py-1.5">
      <td className="pr-2 whitespace-nowrap text-muted tabular-nums">{shortDay(postingDate)}</td>
      <td className="w-full max-w-0">
        <Link
          {...linkTo(url || historyUrl({ month: 'all', account: line.accountId, journal: line.journalId }))}
          className={clsx(
            'text-brand underline decoration-brand/35 underline-offset-3',
            reversedBy !== null && 'line-through',
          )}
        >
          {name}
        </Link>
        <span className="block truncate text-muted" title={below}>
          {below}
        </span>
      </td>
      <td className={clsx('pl-2 text-right whitespace-nowrap tabular-nums', reversedBy !== null && 'line-through')}>
        {amount(line.amount)}
      </td>
      <td className="pl-3 text-right whitespace-nowrap text-muted tabular-nums">{amount(line.balance)}</td>
    </tr>
  );
}
