import clsx from 'clsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { AccountBalance } from '#modules/money/ledger/contract.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import { summaryUrl } from '../paths.ts';
import type { Summary } from './use-summary.ts';

export const figure = 'px-2 text-right whitespace-nowrap tabular-nums last:pr-(--list-edge)';
export const headFigure = `${figure} font-normal`;
/** Rows stand under a head that stays, and over a sum that stays. */
export const head = 'sticky top-0 z-10 bg-canvas';

interface AccountRowProps {
  readonly account: AccountBalance;
  readonly summary: Summary;
  /** Its figures, as cells. */
  readonly children: ReactNode;
}

/** An account in a statement: number and name, its figures; it opens the lines behind them. */
export function AccountRow({ account, summary, children }: AccountRowProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const { accountId, number, name, isControl } = account;
  const isOpen = summary.account?.accountId === accountId;
  return (
    <tr
      data-row={accountId}
      aria-current={isOpen || undefined}
      className={clsx(
        'h-8.5 cursor-pointer text-sm *:border-b *:border-line hover:bg-sunken/60 pointer-coarse:h-12',
        isOpen && 'bg-brand-soft shadow-[inset_2px_0_0_var(--color-brand)]',
      )}
      onClick={(event) => {
        if (!(event.target as Element).closest('a')) summary.open(accountId, 'push');
      }}
    >
      <td className="pl-(--list-edge) whitespace-nowrap text-muted tabular-nums">{number}</td>
      <th scope="row" className="w-full max-w-0 truncate px-2 text-left font-medium" title={name}>
        <Link
          {...linkTo(summaryUrl(summary.addressOf(accountId)))}
          data-row-link
          resetScroll={false}
          aria-label={t('openLines', { account: `${number} ${name}` })}
          className="hover:underline"
        >
          {name}
        </Link>
        {isControl && <span className="font-normal text-muted max-md:hidden"> {t('documentsOnly')}</span>}
      </th>
      {children}
    </tr>
  );
}

interface ClassHeadProps {
  readonly title: string;
  readonly columns: number;
}

/** The name of a class above its accounts. */
export function ClassHead({ title, columns }: ClassHeadProps): ReactNode {
  return (
    <tr className="h-8 bg-canvas text-sm">
      <th
        scope="rowgroup"
        colSpan={columns}
        className="border-b border-line px-(--list-edge) text-left align-bottom leading-7 font-normal text-muted"
      >
        {title}
      </th>
    </tr>
  );
}
