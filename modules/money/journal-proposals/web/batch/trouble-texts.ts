import { failureTexts } from '#platform/messages/failures/index.ts';
import { lineTexts } from '#platform/messages/lines/index.ts';
import { useCodeTexts } from '#platform/web/texts.ts';
import type { ProposalFinding } from '#modules/money/journal-proposals/contract.ts';
import { proposalFailures } from '../calls.ts';
import type { Unread } from './problems.ts';

export interface TroubleTexts {
  readonly unread: (cell: Unread) => string;
  readonly finding: (finding: Pick<ProposalFinding, 'code' | 'details'>) => string;
}

/** What is wrong, in words. */
export function useTroubleTexts(): TroubleTexts {
  const words = useCodeTexts([...proposalFailures, lineTexts as never, failureTexts as never]);
  return {
    unread: ({ problem, text }) =>
      (problem === 'noDate' ? words('invalidDate') : words(`problem_${problem}`, { text })) ?? problem,
    finding: ({ code, details }) => words(code, details) ?? code,
  };
}
