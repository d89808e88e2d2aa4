import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useRested } from './use-rested.ts';

export interface FoundChoice {
  readonly value: string;
  readonly label: string;
  /** Beside the label: what tells two of the same name apart. */
  readonly detail?: string | undefined;
  /** What is to be known before it is chosen, or why it cannot be: each a sentence below the label. */
  readonly notes?: readonly string[];
  /** What is usually agreed with it, for a form that asks for an amount beside it. */
  readonly amount?: number | null;
  /** It is shown with its notes, and cannot be chosen. */
  readonly isBlocked?: boolean;
}

/** Where choices come from that are too many to be listed. */
export interface ChoiceSource {
  /** Begins with the noun of the channel, so that changes by others refresh what was found. */
  readonly key: readonly string[];
  /** What is said when there is nothing to choose from at all: why, and where that is mended. */
  readonly none?: string;
  /** The first of those that match; all match an empty text. */
  readonly find: (text: string, atMost: number, signal: AbortSignal) => Promise<readonly FoundChoice[]>;
  /** One that was chosen before; undefined when the person may not see it. */
  readonly read: (value: string, signal: AbortSignal) => Promise<FoundChoice | undefined>;
}

/** How long typing must rest before the server is asked, in milliseconds. */
const searchRests = 200;
/** More than this nobody reads: typing on finds the right one sooner. */
export const foundAtMost = 20;

interface Found {
  readonly choices: readonly FoundChoice[];
  /** What is shown does not yet answer what was typed. */
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  /** There may be others that match. */
  readonly isCut: boolean;
}

/** What the source finds for a text; nothing is asked before the list is opened. */
export function useFoundChoices(source: ChoiceSource, typed: string, isOpen: boolean): Found {
  const wanted = typed.trim();
  const text = useRested(wanted, searchRests);
  const { data, isFetching, error } = useQuery({
    queryKey: [...source.key, 'found', text],
    // One more than is shown says whether there are more.
    queryFn: ({ signal }) => source.find(text, foundAtMost + 1, signal),
    // What no longer stands in the field is not asked for: who types at once would see the first of all choices pass by,
    // and might press one as the right ones take its place.
    enabled: isOpen && text === wanted,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    choices: error ? [] : (data ?? []).slice(0, foundAtMost),
    isSearching: isFetching || text !== wanted,
    hasFailed: error !== null,
    isCut: (data?.length ?? 0) > foundAtMost,
  };
}

/** The choice that a value stands for. */
export function chosenRead(source: ChoiceSource, value: string) {
  return queryOptions({
    queryKey: [...source.key, 'chosen', value],
    queryFn: async ({ signal }) => (await source.read(value, signal)) ?? null,
    enabled: value !== '',
    retry: false,
  });
}
