import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { ledgerTexts } from '../messages/desk/index.ts';
import { latestLinesRead } from './calls.ts';
import { historyUrl } from './paths.ts';
import { journalName, useAmount } from './words.ts';

/** The latest lines of a profit centre, on all accounts. */
export function CentreTransactions({ centreId }: { readonly centreId: string }): ReactNode {
  const t = useTexts(ledgerTexts);
  const formats = useFormats();
  const amount = useAmount();
  const failureText = useFailureText();
  const { data, error } = useQuery(latestLinesRead({ centreId, pageSize: 50 }));
  if (error) return <p className="mt-4 text-danger">{failureText(error)}</p>;
  if (!data) return <div className="skeleton mt-4 h-40" />;
  if (data.count === 0) return <p className="mt-4 text-muted">{t('centreNone')}</p>;
  return (
    <div className="mt-4">
      <p className="mb-3 text-sm text-muted">
        {data.next && `${t('firstLines', { count: data.rows.length, all: data.count })} `}
        <Link
          {...linkTo(historyUrl({ month: 'all', centre: centreId }))}
          className="text-brand underline decoration-brand/35 underline-offset-3"
        >
          {t('openInHistory')}
        </Link>
      </p>
      <div
        role="group"
        aria-label={t('transactions')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
        tabIndex={0}
        className="overflow-x-auto border-y border-line bg-surface"
      >
        <table className="w-full min-w-[44rem] text-sm">
          <thead>
            <tr className="h-8 text-left text-muted *:px-2 *:font-normal">
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('journal')}</th>
              <th scope="col">{t('account')}</th>
              <th scope="col">{t('text')}</th>
              <th scope="col" className="text-right">
                {t('amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map((line) => (
              <tr key={`${line.journalId} ${line.line}`} className="h-9 *:border-t *:border-line *:px-2">
                <td className="whitespace-nowrap tabular-nums">{formats.date(line.postingDate)}</td>
                <td className="whitespace-nowrap">
                  <Link
                    {...linkTo(historyUrl({ month: 'all', centre: centreId, journal: line.journalId }))}
                    className="font-medium hover:underline"
                  >
                    {journalName(line.journalNumber)}
                  </Link>
                </td>
                <td>
                  {line.accountNumber} {line.accountName}
                </td>
                <td className="text-muted">{[line.document, line.text, line.partyName].filter(Boolean).join(', ')}</td>
                <td className="text-right whitespace-nowrap tabular-nums">{amount(line.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
