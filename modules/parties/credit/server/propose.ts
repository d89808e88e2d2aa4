import { sql } from 'kysely';
import { failures, type FieldProblem, invalidFields } from '#platform/failure.ts';
import { decimalOf } from '#platform/money.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { isAboveLimit } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { attachFile } from '#modules/base/documents/server/index.ts';
import type { CreditProposal } from '#modules/parties/credit/contract.ts';
import { creditProblems, needsSecondPerson } from '#modules/parties/credit/rules.ts';
import { creditChange } from '#modules/parties/credit/status.ts';
import type { CreditFailureCode } from '#modules/parties/credit/messages/failures/index.ts';
import { hasCredit } from '#modules/parties/customers/status.ts';
import { customers, type StoredCustomer } from '#modules/parties/customers/server/index.ts';
import { giveToCustomer } from './decide.ts';
import { changedOf, changeToDecide, proposals, staffOf, type Changed } from './moves.ts';
import { creditNoun, creditStake, getChange, limitToday, todayFor, type StoredChange } from './queries.ts';
import { recipientColumns } from './recipient.ts';
import { proposalOf } from './records.ts';

const fail = failures<FailureCode | CreditFailureCode>();

/** Proposes a limit for a customer, or keeps the proposal as a draft. A customer has one change under way at most. */
export async function proposeChange(context: Context, { isDraft, ...proposal }: CreditProposal): Promise<Changed> {
  const { db, partition } = context;
  const actor = staffOf(context);
  const customer = await customers.lock(context, proposal.customerId);
  if (!hasCredit(customer.standing)) throw fail('customerWithoutCredit', 'rule');
  const columns = await columnsOf(context, proposal, customer);
  const inserted = await db
    .insertInto('credit_change')
    .values({
      partition,
      company_id: customer.company_id,
      customer_id: customer.id,
      ...columns,
      status: creditChange.initial,
      needs_acceptance: true,
      proposed_by: actor.name,
      proposed_by_id: actor.id,
      edited_by: [actor.id],
      updated_by: actor.name,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['partition', 'customer_id'])
        .where(sql<boolean>`is_open`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw fail('creditChangeOpen', 'rule');
  await attachEvidence(context, proposal.evidenceBlobName, inserted.id);
  const stored = await getChange(db, partition, inserted.id);
  if (!isDraft) return changedOf(await propose(context, stored, customer));
  await context.audit({ noun: creditNoun, recordId: stored.id, event: 'drafted', after: proposalOf(stored) });
  await context.publish('creditlimits', 'credit.drafted', stored.id, lockIdOf(stored));
  return changedOf(stored);
}

/** Changes a proposal that nobody has decided on; a draft may be proposed with it. */
export async function reviseChange(
  context: Context,
  { id, isDraft, ...proposal }: Omit<CreditProposal, 'customerId'> & { readonly id: string },
): Promise<Changed> {
  const actor = staffOf(context);
  const { change, customer } = await changeToDecide(context, id);
  proposals.next(change, 'revise');
  const columns = await columnsOf(context, proposal, customer);
  await attachEvidence(context, proposal.evidenceBlobName, id);
  const revised = await proposals.move(context, change, 'revise', {
    columns: { ...columns, edited_by: [...new Set([...change.edited_by, actor.id])] },
    before: proposalOf(change),
    after: proposalOf({ ...change, ...columns }),
  });
  const isProposed = !isDraft && revised.status === creditChange.initial;
  return changedOf(isProposed ? await propose(context, revised, customer) : revised);
}

async function propose(context: Context, stored: StoredChange, customer: StoredCustomer): Promise<StoredChange> {
  const actor = staffOf(context);
  const proposed = await proposals.move(context, stored, 'propose', {
    columns: { proposed_by: actor.name, proposed_by_id: actor.id, proposed_at: context.now },
    after: proposalOf(stored),
  });
  // Up to the client's threshold the proposal of one person is enough, if their roles reach so far.
  const isAbove = isAboveLimit(actor, context.operation, creditStake(stored));
  if (isAbove || needsSecondPerson(centsOfColumn(stored.new_limit), centsOfColumn(stored.approval_threshold)))
    return proposed;
  return giveToCustomer(context, await proposals.move(context, proposed, 'approve'), customer);
}

/** The columns of what staff typed, checked against the limit in force and the day. */
async function columnsOf(
  context: Context,
  proposal: Omit<CreditProposal, 'customerId' | 'isDraft'>,
  customer: StoredCustomer,
) {
  const currentLimit = limitToday(context, customer);
  refuse(creditProblems(proposal, currentLimit, todayFor(context, customer)));
  return {
    kind: proposal.kind,
    current_limit: decimalOf(currentLimit),
    new_limit: decimalOf(proposal.newLimit),
    insured_part: decimalOf(proposal.insuredPart),
    reason: proposal.reason,
    evidence_blob_name: proposal.evidenceBlobName || null,
    effective_from: proposal.effectiveFrom,
    effective_until: proposal.effectiveUntil || null,
    review_on: proposal.reviewOn || null,
    ...(await recipientColumns(context, proposal, customer)),
  };
}

async function attachEvidence(context: Context, blobName: string, id: string): Promise<void> {
  if (blobName !== '' && !(await attachFile(context, blobName, id)))
    refuse({ evidenceBlobName: { code: 'fileNotFound' } });
}

function refuse(problems: Readonly<Record<string, FieldProblem>>): void {
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}
