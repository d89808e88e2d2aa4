import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { lastPlace } from '#platform/web/list/place.ts';
import { chosenMonth, monthsRead } from '#modules/money/posting-periods/web/desk.ts';
import { journalSources } from '#modules/money/ledger/contract.ts';
import { linesRead } from '../calls.ts';
import { type HistoryAddress, historyPath, type SummaryAddress, summaryUrl, vatOfKey } from '../paths.ts';

export const everyMonth = 'all';

/** Which transactions are listed; all of it stands in the address, so that it can be sent to a colleague. */
export function useHistory() {
  const search = useSearch({ strict: false }) as HistoryAddress;
  const navigate = useNavigate();
  const companyId = search.company || null;
  const months = useQuery(monthsRead(companyId));
  const month = search.month === everyMonth ? undefined : chosenMonth(months.data ?? [], search.month);
  const source = journalSources.find((each) => each === search.source);
  const vat = vatOfKey(search.vat);
  const filter = {
    companyId,
    ...(search.account && { accountId: search.account }),
    ...(month && { from: month.from, to: month.to }),
    ...(search.centre && { centreId: search.centre }),
    ...(search.party && { partyId: search.party }),
    ...(search.load && { loadId: search.load }),
    ...(source && { source: [source] }),
    ...(vat && { vat }),
  };
  const lines = useInfiniteQuery({ ...linesRead(filter), enabled: months.data !== undefined });
  const rows = useMemo(() => lines.data?.pages.flatMap((page) => page.rows) ?? [], [lines.data]);
  const go = (next: HistoryAddress, how: 'push' | 'replace') =>
    void navigate({ to: historyPath, search: next as never, replace: how === 'replace', resetScroll: false });
  return {
    search,
    filter,
    companyId,
    months,
    month,
    source,
    vat,
    lines,
    rows,
    /** What the whole of it adds up to: said by each page. */
    whole: lines.data?.pages[0],
    choose: (next: HistoryAddress) => go({ ...search, journal: undefined, line: undefined, ...next }, 'replace'),
    addressOf: (journal: string, line: number): HistoryAddress => ({ ...search, journal, line: String(line) }),
    open: (journal: string | undefined, line?: number) =>
      go({ ...search, journal, line: line === undefined ? undefined : String(line) }, 'replace'),
    /** The summary as it was left; the account that is looked at here is the open one there. */
    summary: (): string => {
      const place: SummaryAddress = lastPlace('/accountssummary');
      const { account, company, centre } = search;
      return place.account && (place.account === account || !account)
        ? summaryUrl(place)
        : summaryUrl({ company, account, centre, month: search.month === everyMonth ? undefined : search.month });
    },
  };
}
export type History = ReturnType<typeof useHistory>;
