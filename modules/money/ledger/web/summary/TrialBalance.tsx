import clsx from 'clsx';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { AccountBalance, AccountBalances } from '#modules/money/ledger/contract.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import { byClass } from '#modules/money/ledger/statements.ts';
import { useAmount } from '../words.ts';
import { AccountRow, ClassHead, figure, head, headFigure } from './AccountRow.tsx';
import { Differences } from './Differences.tsx';
import type { Summary } from './use-summary.ts';
import { useYearBefore } from './year-before.ts';

interface TrialBalanceProps {
  readonly summary: Summary;
  readonly data: AccountBalances;
}

/** Where the year before is not shown, the closing is the last column. */
const lastBelowXl = 'max-xl:pr-(--list-edge)';

/** Opening, movement and closing of each account by class, and their sum, which is 0.00. */
export function TrialBalance({ summary, data }: TrialBalanceProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const before = useYearBefore(summary);
  return (
    <>
      <Differences companyId={summary.companyId} />
      <table className="w-full border-separate border-spacing-0" aria-busy={summary.balances.isPlaceholderData}>
        <caption className="sr-only">{t('view_balance')}</caption>
        <thead className={head}>
          <tr className="h-8 text-sm text-muted *:border-b *:border-line">
            <th scope="col" className="pl-(--list-edge) text-left font-normal">
              {t('number')}
            </th>
            <th scope="col" className="px-2 text-left font-normal">
              {t('account')}
            </th>
            <th scope="col" className={clsx(headFigure, 'max-md:hidden')}>
              {t('opening')}
            </th>
            <th scope="col" className={clsx(headFigure, 'max-md:hidden')}>
              {t('debit')}
            </th>
            <th scope="col" className={clsx(headFigure, 'max-md:hidden')}>
              {t('credit')}
            </th>
            <th scope="col" className={clsx(headFigure, lastBelowXl)}>
              {t('closing')}
            </th>
            <th scope="col" className={clsx(headFigure, 'max-xl:hidden')}>
              {before}
            </th>
          </tr>
        </thead>
        {byClass(data.rows).map((group) => (
          <tbody key={group.class}>
            <ClassHead title={t(`class_${group.class}`)} columns={7} />
            {group.rows.map((account) => (
              <AccountRow key={account.accountId} account={account} summary={summary}>
                <Figures of={account} />
              </AccountRow>
            ))}
          </tbody>
        ))}
        <SumLine summary={summary} data={data} />
      </table>
    </>
  );
}

function Figures({ of }: { readonly of: AccountBalance }): ReactNode {
  const amount = useAmount();
  const moved = (value: number) => (value === 0 ? '' : amount(value));
  return (
    <>
      <td className={clsx(figure, 'text-muted max-md:hidden')}>{moved(of.opening)}</td>
      <td className={clsx(figure, 'max-md:hidden')}>{moved(of.debit)}</td>
      <td className={clsx(figure, 'max-md:hidden')}>{moved(of.credit)}</td>
      <td className={clsx(figure, lastBelowXl, 'font-semibold')}>{amount(of.closing)}</td>
      <td className={clsx(figure, 'text-muted max-xl:hidden')}>{moved(of.lastYear)}</td>
    </>
  );
}

/** Always in sight. Of one profit centre nothing says that it is nought. */
function SumLine({ summary, data: { sum } }: TrialBalanceProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const amount = useAmount();
  const formats = useFormats();
  const isWhole = !summary.search.centre;
  const off = Math.abs(sum.closing) > 0 ? sum.closing : sum.debit - sum.credit;
  const isOff = isWhole && (sum.closing !== 0 || sum.debit !== sum.credit);
  const Icon = isOff ? CircleX : CircleCheck;
  return (
    <tfoot className="sticky bottom-0 z-10 bg-canvas">
      <tr className="h-10 font-semibold *:border-t-2 *:border-ink/70">
        <th scope="row" colSpan={2} className="pr-2 pl-[calc(var(--list-edge)+2.25rem)] text-left">
          <span className={clsx('flex items-center gap-2', isOff && 'text-danger')}>
            {isWhole && <Icon size={16} aria-hidden="true" className={isOff ? 'text-danger' : 'text-ok'} />}
            <span className="truncate">
              {isOff ? t('outOfBalance', { amount: formats.money(Math.abs(off)) }) : t('sum')}
            </span>
            {isWhole && !isOff && <span className="sr-only">{t('sumIsZero')}</span>}
          </span>
        </th>
        <td className={clsx(figure, 'max-md:hidden')}>{amount(sum.opening)}</td>
        <td className={clsx(figure, 'max-md:hidden')}>{amount(sum.debit)}</td>
        <td className={clsx(figure, 'max-md:hidden')}>{amount(sum.credit)}</td>
        <td className={clsx(figure, lastBelowXl, isWhole && (isOff ? 'text-danger' : 'text-ok'))}>
          {amount(sum.closing)}
        </td>
        <td className={clsx(figure, 'font-normal text-muted max-xl:hidden')}>{amount(sum.lastYear)}</td>
      </tr>
    </tfoot>
  );
}
