import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { useMonthName } from '#modules/money/posting-periods/web/desk.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import type { StatementGroup, StatementLine } from '#modules/money/ledger/statements.ts';
import { useAmount } from '../words.ts';
import { AccountRow, ClassHead, figure, head, headFigure } from './AccountRow.tsx';
import type { Summary } from './use-summary.ts';
import { useYearBefore } from './year-before.ts';

interface StatementTableProps {
  readonly summary: Summary;
  readonly title: string;
  /** What the amounts at the end of the month are called. */
  readonly closing: string;
  readonly children: ReactNode;
}

/** Where the year before is not shown, this is the last column. */
const lastBelowLg = 'max-lg:pr-(--list-edge)';

/** A statement: the month, the year to date, and the same day of last year. */
export function StatementTable({ summary, title, closing, children }: StatementTableProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const nameOf = useMonthName();
  const before = useYearBefore(summary);
  return (
    <table className="w-full border-separate border-spacing-0" aria-busy={summary.balances.isPlaceholderData}>
      <caption className="sr-only">{title}</caption>
      <thead className={head}>
        <tr className="h-8 text-sm text-muted *:border-b *:border-line">
          <th scope="col" className="pl-(--list-edge) text-left font-normal">
            {t('number')}
          </th>
          <th scope="col" className="px-2 text-left font-normal">
            {t('account')}
          </th>
          <th scope="col" className={clsx(headFigure, 'max-md:hidden')}>
            {summary.month ? nameOf(summary.month) : t('inMonth')}
          </th>
          <th scope="col" className={clsx(headFigure, lastBelowLg)}>
            {closing}
          </th>
          <th scope="col" className={clsx(headFigure, 'max-lg:hidden')}>
            {before}
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

interface GroupRowsProps {
  readonly summary: Summary;
  readonly group: StatementGroup;
}

/** The accounts of a class with their total. */
export function GroupRows({ summary, group }: GroupRowsProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const title = t(`class_${group.class}`);
  if (group.lines.length === 0) return null;
  return (
    <tbody>
      <ClassHead title={title} columns={5} />
      {group.lines.map(
        (line) =>
          line.account && (
            <AccountRow key={line.account.accountId} account={line.account} summary={summary}>
              <LineFigures of={line} />
            </AccountRow>
          ),
      )}
      <TotalRow title={t('totalOf', { what: title.toLowerCase() })} of={group.total} />
    </tbody>
  );
}

interface TotalRowProps {
  readonly title: ReactNode;
  readonly of: StatementLine;
  readonly isLast?: boolean;
}

export function TotalRow({ title, of, isLast = false }: TotalRowProps): ReactNode {
  return (
    <tr
      className={clsx('h-9 font-semibold *:border-b', isLast ? '*:border-t-2 *:border-ink/70' : '*:border-line-strong')}
    >
      <th scope="row" colSpan={2} className="pr-2 pl-[calc(var(--list-edge)+2.25rem)] text-left">
        {title}
      </th>
      <LineFigures of={of} />
    </tr>
  );
}

function LineFigures({ of }: { readonly of: StatementLine }): ReactNode {
  const amount = useAmount();
  return (
    <>
      <td className={clsx(figure, 'max-md:hidden')}>{of.inMonth === 0 ? '' : amount(of.inMonth)}</td>
      <td className={clsx(figure, lastBelowLg)}>{amount(of.toDate)}</td>
      <td className={clsx(figure, 'text-muted max-lg:hidden')}>{of.lastYear === 0 ? '' : amount(of.lastYear)}</td>
    </>
  );
}
