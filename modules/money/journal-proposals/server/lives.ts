import { failures } from '#platform/failure.ts';
import { deciding } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import { documentTypesOf } from '#modules/base/companies/document-types.ts';
import { decideWithRecord } from '#modules/base/documents/server/index.ts';
import type { JournalProposalFailureCode } from '../messages/failures/index.ts';
import { type ProposalEvent, proposalLife, type ProposalState } from '../status.ts';
import { postProposal } from './post-proposal.ts';
import { findProposal, linesOf, proposalNoun, type StoredProposal } from './queries.ts';
import { checkedLines, proposalStake, recordOf } from './records.ts';

const fail = failures<JournalProposalFailureCode>();

/** Proposals, as they are changed. */
export const proposals = record({
  noun: proposalNoun,
  table: 'journal_proposal',
  channels: ['journalProposals', 'approvals'],
  bell: 'journalProposal.',
  find: (context: Context, id: string) => findProposal(context, id),
  show: recordOf,
});

const own = () => fail('ownProposal', 'forbidden');

/** Proposals from draft to posted: who decides, and what approving posts. */
export const proposalLives = life<StoredProposal, 'journal_proposal', ProposalState, ProposalEvent>(proposals, {
  machine: proposalLife,
  column: 'status',
  guards: {
    submit: whole,
    async approve(context, stored) {
      await whole(context, stored);
      return deciding(context, stored.edited_by, own(), proposalStake(stored));
    },
    reject: (context, stored) => deciding(context, stored.edited_by, own()),
  },
  columns({ actor, now }, { event, reason }, stored) {
    switch (event) {
      case 'edit':
      case 'withdraw':
        return { edited_by: withEditor(stored, actor), submitted_by: null, submitted_at: null };
      case 'submit':
        return {
          submitted_by: actor.name,
          submitted_at: now,
          decision_reason: '',
          edited_by: withEditor(stored, actor),
        };
      case 'approve':
      case 'reject':
        return { decided_by: actor.name, decided_at: now, decision_reason: reason };
    }
  },
  on: { approve: [postProposal, approveDocuments] },
});

/** The documents that explain a proposal are approved with it. */
async function approveDocuments(context: Context, stored: StoredProposal): Promise<void> {
  await decideWithRecord(context, {
    subject: { type: 'journal', id: stored.id },
    types: documentTypesOf('journal'),
    decision: { approve: true, differenceReason: '', differenceField: 'comment' },
  });
}

function withEditor({ edited_by }: StoredProposal, actor: Context['actor']): string[] {
  return actor.kind === 'user' ? [...new Set([...edited_by, actor.id])] : edited_by;
}

/** What is wrong with lines is mended first: a submitted proposal can be posted as it stands. */
async function whole(context: Context, stored: StoredProposal): Promise<Context> {
  const { checked } = await checkedLines(context, stored, await linesOf(context, stored.id));
  const { length } = checked.findings;
  if (length > 0) throw fail('proposalIncomplete', 'rule', { count: length });
  return context;
}

/** What a caller learns of a proposal that it changed. */
export interface Saved {
  readonly id: string;
  readonly lockId: string;
  readonly number: string;
  readonly status: ProposalState;
}

export function savedOf(stored: StoredProposal): Saved {
  return { id: stored.id, lockId: lockIdOf(stored), number: stored.number, status: stored.status };
}
