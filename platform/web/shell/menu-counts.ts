import { useQueries } from '@tanstack/react-query';
import type { Channel } from '#platform/nouns.ts';
import type { Needs } from '../screens.ts';
import { holds } from '../signed-in.ts';
import { useDesk } from './desk.ts';

/** What waits behind a line of the menu. */
export interface Waiting {
  readonly count: number;
  /** Some of it is late or broken. */
  readonly isLate: boolean;
}

/** How a module counts what waits behind a line of the menu; it is asked again when its channel rings. */
export interface MenuCount {
  /** The address of the line. */
  readonly url: string;
  readonly needs: Needs;
  /** What the answer is kept under: it begins with the channel whose events make it old. */
  readonly key: readonly string[];
  readonly read: (signal: AbortSignal) => Promise<Waiting>;
}

/** What the bell beside the person counts; it leads to `url`. */
export interface Bell<Title extends string = string> extends MenuCount {
  readonly title: Title;
  /** Whose events make the count old. */
  readonly channel: Channel;
}

/** So long a count is good enough without an event, in milliseconds. */
const countsStay = 60_000;

/** What waits, by the addresses of the menu's lines. A count that cannot be read is left out: the list says why. */
export function useMenuCounts(): ReadonlyMap<string, Waiting> {
  const counts = useDesk().menuCounts.filter(({ needs }) => needs === 'signedIn' || holds(needs));
  const answers = useQueries({
    queries: counts.map(({ key, read }) => ({
      queryKey: [...key],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => read(signal),
      staleTime: countsStay,
    })),
  });
  return new Map(
    counts.flatMap(({ url }, place) => (answers[place]?.data ? [[url, answers[place].data] as const] : [])),
  );
}

/** What waits behind several lines together. */
export function sumOf(urls: readonly string[], counts: ReadonlyMap<string, Waiting>): Waiting {
  const all = urls.flatMap((url) => counts.get(url) ?? []);
  return { count: all.reduce((sum, { count }) => sum + count, 0), isLate: all.some(({ isLate }) => isLate) };
}
