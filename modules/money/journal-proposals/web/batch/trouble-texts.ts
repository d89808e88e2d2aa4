import { useMemo } from 'react';
import { failureTexts } from '#platform/messages/failures/index.ts';
import { lineTexts } from '#platform/messages/lines/index.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useCodeTexts } from '#platform/web/texts.ts';
import type { ProposalFinding } from '../../contract.ts';
import { proposalFailures } from '../calls.ts';
import type { Unread } from './problems.ts';

export interface TroubleTexts {
  readonly unread: (cell: Unread) => string;
  readonly finding: (finding: Pick<ProposalFinding, 'code' | 'details'>) => string;
}

/** What is wrong, in words. */
export function useTroubleTexts(): TroubleTexts {
  const language = useLanguage();
  const words = useCodeTexts([...proposalFailures, lineTexts as never, failureTexts as never]);
  // The texts change with the language alone.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(
    () => ({
      unread: ({ problem, text }) =>
        (problem === 'noDate' ? words('invalidDate') : words(`problem_${problem}`, { text })) ?? problem,
      finding: ({ code, details }) => words(code, details) ?? code,
    }),
    [language],
  );
}
