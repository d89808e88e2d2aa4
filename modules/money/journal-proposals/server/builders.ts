import { inputOf, type InputOf } from '#platform/operation.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { UserActor } from '#platform/server/implement.ts';
import { journalProposalService } from '../contract.ts';
import { proposalLives } from './lives.ts';
import { findProposal } from './queries.ts';
import { createProposal } from './save-proposal.ts';

const operation = journalProposalService.operations.postBatchAdjustmentTransaction;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly companyId: string;
}
type Built = Omit<InputOf<typeof operation>, 'submit'> & {
  readonly by: Person;
  /** Submitted and posted by them; a draft where there is nobody. */
  readonly approver?: Person;
  readonly submit?: boolean;
};

/** Puts a proposal in as the product would, for the demonstration and for tests; answers its id. */
export async function buildProposal(
  app: App,
  partition: string,
  { by, approver, submit = approver !== undefined, ...given }: Built,
): Promise<string> {
  const as = async <T>(person: Person, work: Parameters<typeof inPartition<T>>[2]) =>
    inPartition({ ...systemContext(app, builder), actor: actorOf(person) }, partition, work);
  const { rows, submit: _, ...head } = inputOf(operation.input, given);
  const id = await as(by, async (context) => {
    const stored = await createProposal(context, { head, lines: rows });
    if (submit) await proposalLives.move(context, stored, 'submit');
    return stored.id;
  });
  if (approver)
    await as(approver, async (context) => {
      await proposalLives.move(context, (await findProposal(context, id))!, 'approve');
    });
  return id;
}

const builder = { language: 'en', requestId: 'builder', operation: 'tripDirector.approveTransaction' } as const;

function actorOf({ id, name, companyId }: Person): UserActor {
  return { kind: 'user', id, account: '', name, companyId, companyName: '', authorisations: new Set() };
}
