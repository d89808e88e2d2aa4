import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRested } from '../fields/use-rested.ts';
import { useDesk, useTitles } from './desk.ts';
import type { MenuGroup } from './use-menu.ts';
import type { FoundRecord } from './workplace.ts';

/** How long typing must rest before the server is asked, in milliseconds. */
const searchRests = 200;
const searchedFrom = 2;

/** Records of every noun that the person may read, in groups like those of the menu. */
export function useFoundRecords(typed: string): { groups: readonly MenuGroup[]; isSearching: boolean } {
  const { workplace, recordPages } = useDesk();
  const titles = useTitles();
  const wanted = typed.trim();
  const search = useRested(wanted, searchRests);
  const isSearched = search.length >= searchedFrom;
  const { data, isFetching } = useQuery({
    queryKey: ['records', search],
    queryFn: ({ signal }) => workplace.getSearchResults({ search }, { signal }),
    enabled: isSearched,
    placeholderData: keepPreviousData,
    // What was found a moment ago is shown at once; a record that was made since is found by typing on.
    staleTime: 10_000,
  });
  const found = isSearched && wanted.length >= searchedFrom ? (data ?? []) : [];
  const groups = Map.groupBy(found, ({ noun }) => noun);
  return {
    isSearching: wanted.length >= searchedFrom && (isFetching || search !== wanted),
    groups: [...groups].flatMap(([noun, records]) => groupOf(noun, records)),
  };

  function groupOf(noun: string, records: readonly FoundRecord[]): MenuGroup[] {
    const page = recordPages[noun];
    if (!page) return [];
    const items = records.map(({ id, title, subtitle }) => ({ key: noun, title, subtitle, url: page.path(id) }));
    return [{ key: `records-${noun}`, title: titles(page.title), items }];
  }
}
