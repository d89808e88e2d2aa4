import { failures } from '#platform/failure.ts';
import { type Cents, centsOfWire, decimalOf } from '#platform/money.ts';
import { centsOfColumn, columnOfWire } from '#platform/server/amount-columns.ts';
import { explained, explainedFacts, type Explained } from '#modules/base/documents/server/index.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import type { CustomerFailureCode } from '../messages/failures/index.ts';
import { limitInForce } from '../limits.ts';
import { applications, customers, decided, decider, type Decided } from './changes.ts';
import { letterReadings } from '../letter-readings.ts';
import { addCreditLimit } from './credit-limits.ts';
import { detailOf } from './details.ts';
import { sendApproved } from './mails.ts';
import type { StoredCustomer } from './queries.ts';
import type { CreditDecision } from './tables.ts';

const fail = failures<CustomerFailureCode>();

type Input = CreditDecision & { readonly id: string };

/** One person says what credit they would give; another approves it. */
export async function recommendCredit(call: Context, { id, ...credit }: Input): Promise<Decided> {
  const stored = await customers.toChange(call, id);
  applications.next(stored, 'recommend');
  const context = decider(call, stored);
  const { actor } = context;
  refuseUnexplainedRating(credit);
  const recommended = await applications.move(context, stored, 'recommend', {
    ...given(credit),
    columns: {
      recommendation: JSON.stringify({
        ...credit,
        by: actor.name,
        at: context.now.toISOString(),
        ...(actor.onBehalfOf && { onBehalfOf: actor.onBehalfOf.id }),
      }),
      recommended_by_id: actor.id,
    },
  });
  return decided(recommended);
}

/** Takes the customer on, with its first credit limit or another one. Large limits need the recommendation of somebody else. */
export async function approveCredit(call: Context, { id, ...credit }: Input): Promise<Decided> {
  const stored = await customers.toChange(call, id);
  applications.next(stored, 'approve');
  const context = decider(call, stored, { kind: 'customer', amount: centsOfWire(credit.limit) });
  const { actor } = context;
  refuseUnexplainedRating(credit);
  refuseAloneAbove(stored, centsOfWire(credit.limit), actor);
  const against = letterAgainst(context, stored, credit);
  const { recommendation } = stored;
  const standing = stored.standing ?? recommendation?.standing ?? 'ACTIVE';
  const { after, ...move } = given(credit);
  const approved = await applications.move(context, stored, 'approve', {
    ...move,
    after: { ...after, standing, ...explainedFacts(against) },
    columns: {
      standing,
      credit_status: stored.credit_status ?? (standing === 'SUSPENDED' ? 'SUSPENDED' : 'GOOD'),
      credit_limit: columnOfWire(credit.limit),
      payment_term: credit.paymentTerm,
    },
  });
  await writeLimit(context, stored, credit, actor);
  // Who had the limit before is told nothing new.
  if (!recommendation?.takenOver) await sendApproved(context, stored, credit);
  return decided(approved);
}

/**
 * The letter of the bank is decided with the application: whoever takes a customer on although it says something else of the
 * account says why in the comments. A later letter is decided by itself.
 */
function letterAgainst({ app }: Context, stored: StoredCustomer, { comments }: CreditDecision): Explained {
  const isDecided = stored.standing === null && stored.bank_letter_blob_name !== null;
  const readings = isDecided ? letterReadings(stored.bank_letter_facts, detailOf(stored, app.sealer)) : [];
  return explained(readings, comments, 'comments');
}

/** What the trail and the row of the decision keep of a credit. */
function given(credit: CreditDecision) {
  return { reason: credit.comments, after: { ...credit }, kept: { credit } };
}

/** Paper of D to H is slow or bad: whoever gives credit all the same says why (domain §4.6). */
function refuseUnexplainedRating({ bankRatingCode: code, comments }: CreditDecision): void {
  if (code >= 'D' && comments === '')
    throw fail(
      'ratingNeedsReason',
      'invalid',
      { code },
      { comments: { code: 'ratingNeedsReason', details: { code } } },
    );
}

/** Above the company's threshold one person recommends a limit and another approves no more than that. */
function refuseAloneAbove(
  { approval_threshold, recommendation, recommended_by_id }: StoredCustomer,
  limit: Cents,
  { id, onBehalfOf }: UserActor,
): void {
  const threshold = centsOfColumn(approval_threshold);
  if (limit <= threshold) return;
  if (!recommendation) throw fail('recommendationNeeded', 'rule', { threshold: written(threshold) });
  // Who stands in for another is neither a second person beside them, nor are they beside their stand-in.
  const recommenders = [recommended_by_id, recommendation.onBehalfOf];
  if (recommenders.includes(id) || (onBehalfOf && recommenders.includes(onBehalfOf.id)))
    throw fail('ownRecommendation', 'rule');
  const recommended = centsOfWire(recommendation.limit);
  if (limit > recommended) throw fail('aboveRecommendation', 'rule', { limit: written(recommended) });
}

/** As a text that no language writes otherwise: `250 000.00`. */
function written(amount: Cents): string {
  return decimalOf(amount).replace(/\B(?=(\d{3})+\.)/g, ' ');
}

/** A version of the limit, unless it is the one in force. */
async function writeLimit(
  context: Context,
  stored: StoredCustomer,
  credit: CreditDecision,
  approver: { readonly id: string; readonly name: string },
): Promise<void> {
  const newest = limitInForce(stored.credit_limits, context.today);
  const isSame =
    newest !== undefined &&
    centsOfColumn(newest.amount) === centsOfWire(credit.limit) &&
    newest.payment_term === credit.paymentTerm &&
    newest.conditions === credit.conditions;
  if (isSame) return;
  await addCreditLimit(context, {
    customer_id: stored.id,
    amount: columnOfWire(credit.limit),
    payment_term: credit.paymentTerm,
    conditions: credit.conditions,
    bank_rating_code: credit.bankRatingCode,
    effective_from: context.today,
    recommended_by: stored.recommendation?.by ?? null,
    recommended_by_id: stored.recommended_by_id,
    approved_by: approver.name,
    approved_by_id: approver.id,
  });
}
