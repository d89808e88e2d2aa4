import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type ListOffer, type ListState, readListState, writeListState } from '#platform/list-address.ts';
import { rememberPlace } from './place.ts';

/** The state of a list, kept in the address. Typing replaces the address, so that Back leaves the list and not the letters. */
export function useListState(offer: ListOffer): [ListState, (next: ListState, how?: 'push' | 'replace') => void] {
  const search = useSearch({ strict: false }) as Record<string, string>;
  const pathname = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  useEffect(() => rememberPlace(pathname, search), [pathname, search]);
  return [
    readListState(search, offer),
    (next, how = 'push') =>
      void navigate({
        to: pathname,
        search: writeListState(next) as never,
        replace: how === 'replace',
        resetScroll: false,
      }),
  ];
}
