import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Language } from '#platform/language.ts';
import type { GridRow } from '#platform/lines/grid.ts';
import { useRested } from '#platform/web/fields/use-rested.ts';
import { useLanguage } from '#platform/web/language.ts';
import type { ProposalFinding } from '#modules/money/journal-proposals/contract.ts';
import type { typedKinds } from '#modules/money/journal-proposals/fields.ts';
import { type Check, proposals } from '../calls.ts';
import { type BatchLine, dayOf, sentRows } from './lines.ts';

/** How long typing rests before the lines are checked, in milliseconds. */
const checkRests = 400;

interface CheckedHead {
  readonly companyId: string | null;
  readonly kind: (typeof typedKinds)[number];
  /** Empty while it is no day. */
  readonly date: string;
}

/** A finding at its place in the table. */
export interface PlacedFinding extends Omit<ProposalFinding, 'row'> {
  /** From 0; null for what is about a journal or the whole. */
  readonly place: number | null;
}

export interface LiveCheck {
  readonly findings: readonly PlacedFinding[];
  readonly warnings: readonly PlacedFinding[];
  readonly suggestion: (NonNullable<Check['suggestion']> & { readonly place: number }) | null;
  /** What is shown does not yet answer what was typed. */
  readonly isStale: boolean;
  readonly error: Error | null;
}

/** What the server finds wrong with the lines as they are typed; nothing is kept there. */
export function useCheck(rows: readonly GridRow<BatchLine>[], head: CheckedHead): LiveCheck {
  const language = useLanguage();
  const rested = useRested(rows, checkRests);
  const { places, input } = useMemo(() => inputOf(rested, head, language), [rested, head, language]);
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    // Not among what is read of proposals: a change of one does not ask it again.
    queryKey: ['journalCheck', input],
    queryFn: ({ signal }) => proposals.getTransactionCheck(input!, { signal }),
    enabled: input !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Infinity,
  });
  return useMemo(
    () => ({
      findings: (input ? (data?.findings ?? []) : []).map((finding) => placed(finding, places)),
      warnings: (input ? (data?.warnings ?? []) : []).map((warning) => placed(warning, places)),
      suggestion:
        input && data?.suggestion
          ? { ...data.suggestion, place: places[data.suggestion.row - 1] ?? data.suggestion.row - 1 }
          : null,
      isStale: isFetching || isPlaceholderData || rested !== rows,
      error,
    }),
    [data, error, isFetching, isPlaceholderData, input, places, rested, rows],
  );
}

function placed({ row, ...finding }: ProposalFinding, places: readonly number[]): PlacedFinding {
  return { ...finding, place: row === null ? null : (places[row - 1] ?? row - 1) };
}

function inputOf(rows: readonly GridRow<BatchLine>[], { companyId, kind, date }: CheckedHead, language: Language) {
  const { places, lines } = sentRows(rows, language);
  const day = dayOf(date, language);
  return { places, input: day && lines.length > 0 ? { companyId, kind, date: day, lines } : undefined };
}
