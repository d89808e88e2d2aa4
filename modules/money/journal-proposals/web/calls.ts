import { queryOptions } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { ledgerFailureTexts } from '#modules/money/ledger/messages/failures/index.ts';
import { postingPeriodFailureTexts } from '#modules/money/posting-periods/messages/failures/index.ts';
import { journalProposalService } from '../contract.ts';
import { journalTemplateService } from '../template-contract.ts';
import { journalProposalFailureTexts } from '../messages/failures/index.ts';

export const proposals = client(journalProposalService);
export const templates = client(journalTemplateService);
/** The channel of proposals, and with it the first part of the key of everything that is read of them. */
export const proposalsNoun = 'journalProposals';
export const useMay = rightsOf(journalProposalService);
export const useMayTemplate = rightsOf(journalTemplateService);
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

/** Who may approve a proposal; of one that is not saved yet, with the person as its author. */
export function approversRead(id: string | null) {
  return queryOptions({
    queryKey: [proposalsNoun, 'approvers', id],
    queryFn: ({ signal }) => proposals.getTransactionApprovers({ id }, { signal }),
  });
}
export type Approvers = OutputOf<Operations['getTransactionApprovers']>;

export function templatesRead(companyId: string | null) {
  return queryOptions({
    queryKey: [proposalsNoun, 'templates', companyId],
    queryFn: ({ signal }) => templates.getTransactionTemplates({ companyId }, { signal }),
  });
}
