import { QueryClient, queryOptions, type QueryKey } from '@tanstack/react-query';

/**
 * The reads of the desk, in memory only: personal and bank data do not stay behind. Keys begin with the noun of a channel
 * (`['carriers', …]`), and of one record with its id (`['carriers', 'K7Q…']`), so that events find them. `call` itself
 * repeats reads when the network fails, therefore nothing is retried here.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** A read of the server, under its key. It is given up when nobody waits for it any more. */
export function readOf<Data>(queryKey: QueryKey, read: (options: { readonly signal: AbortSignal }) => Promise<Data>) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => read({ signal }) });
}
