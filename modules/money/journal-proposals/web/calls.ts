import { queryOptions } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { ledgerFailureTexts } from '#modules/money/ledger/messages/failures/index.ts';
import { postingPeriodFailureTexts } from '#modules/money/posting-periods/messages/failures/index.ts';
import { journalProposalService } from '../contract.ts';
import { journalProposalFailureTexts } from '../messages/failures/index.ts';

export const proposals = client(journalProposalService);
/** The channel of proposals, and with it the first part of the key of everything that is read of them. */
export const proposalsNoun = 'journalProposals';
export const useMay = rightsOf(journalProposalService);
/** The words of what is wrong with a proposal, of its own and of what it would post. */
export const proposalFailures = [journalProposalFailureTexts, ledgerFailureTexts, postingPeriodFailureTexts] as const;

type Operations = (typeof journalProposalService)['operations'];
export type BatchInput = InputOf<Operations['postBatchAdjustmentTransaction']>;
export type Check = OutputOf<Operations['getTransactionCheck']>;

export function proposalRead(id: string) {
  return queryOptions({
    queryKey: [proposalsNoun, id],
    queryFn: ({ signal }) => proposals.getTransactionProposal({ id }, { signal }),
  });
}

export function proposalHistoryRead(id: string) {
  return queryOptions({
    queryKey: [proposalsNoun, id, 'history'],
    queryFn: ({ signal }) => proposals.getTransactionProposalHistory({ id }, { signal }),
  });
}
