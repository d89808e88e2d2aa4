import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberPlace } from '#platform/web/list/place.ts';
import { chosenMonth, monthKey, monthsRead } from '#modules/money/posting-periods/web/desk.ts';
import { type StatementView, statementViews } from '#modules/money/ledger/report-contract.ts';
import { balancesRead } from '../calls.ts';
import { type SummaryAddress, summaryPath } from '../paths.ts';

/** Statements that are made of the balances of accounts. */
export const ofBalances = ['balance', 'income', 'sheet'] as const satisfies readonly StatementView[];
/** How many months a VAT report may take together. */
export const vatSpans = [1, 2, 3, 6, 12] as const;

/** What of the books is chosen; all of it stands in the address, so that Back returns to the same account. */
export function useSummary() {
  const search = useSearch({ strict: false }) as SummaryAddress;
  const navigate = useNavigate();
  useEffect(() => rememberPlace(summaryPath, search as Readonly<Record<string, string>>), [search]);
  const companyId = search.company || null;
  const months = useQuery(monthsRead(companyId));
  const month = chosenMonth(months.data ?? [], search.month);
  const view = statementViews.find((each) => each === search.view) ?? 'balance';
  const isOfBalances = ofBalances.some((each) => each === view);
  const asOf = isOfBalances && month && search.asOf?.startsWith(month.to.slice(0, 7)) ? search.asOf : undefined;
  const balances = useQuery({
    ...balancesRead({
      companyId,
      ...(month && { periodId: month.id }),
      ...(asOf && { asOf }),
      ...(search.centre && { centreId: search.centre }),
      onlyMoved: view === 'balance' && search.moved === '1',
      beforeClosing: view === 'income',
    }),
    enabled: month !== undefined && isOfBalances,
  });
  const account = !isOfBalances ? undefined : balances.data?.rows.find(({ accountId }) => accountId === search.account);
  /** Choosing goes to a place of its own; moving on from account to account does not. */
  const go = (next: SummaryAddress, how: 'push' | 'replace' = 'push') =>
    void navigate({ to: summaryPath, search: next as never, replace: how === 'replace', resetScroll: false });
  return {
    search,
    companyId,
    months,
    month,
    monthKey: month && monthKey(month),
    view,
    isOfBalances,
    asOf,
    span: search.span === 'month' ? ('month' as const) : ('toDate' as const),
    /** The year up to the month, unless the month alone is asked for. */
    proofSpan: search.span === 'month' ? ('month' as const) : ('year' as const),
    vatMonths: vatSpans.find((each) => String(each) === search.months) ?? 1,
    balances,
    account,
    choose: (next: SummaryAddress) => go({ ...search, ...next }, 'replace'),
    /** Where the panel of an account is opened. */
    addressOf: (accountId: string): SummaryAddress => ({ ...search, account: accountId }),
    open: (accountId: string | undefined, how: 'push' | 'replace' = 'replace') =>
      go({ ...search, account: accountId }, how),
  };
}
export type Summary = ReturnType<typeof useSummary>;
