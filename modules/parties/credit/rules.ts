import { minus, sumOf } from '#platform/calculations.ts';
import type { CalendarDate } from '#platform/dates.ts';
import type { FieldProblem } from '#platform/failure.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { CreditKind, CreditProposal } from './contract.ts';
import type { CreditFailureCode } from './messages/failures/index.ts';

/** What is asked for, as far as its parts must agree. */
export type CreditTerms = Pick<
  CreditProposal,
  'kind' | 'newLimit' | 'insuredPart' | 'effectiveFrom' | 'effectiveUntil' | 'reviewOn'
>;

type Problems = Readonly<Record<string, FieldProblem & { readonly code: CreditFailureCode | 'required' }>>;

/** What is wrong with a proposal, by field. It may not begin before `today`, and must change the limit in force. */
export function creditProblems(terms: CreditTerms, currentLimit: Cents, today: CalendarDate): Problems {
  const { kind, newLimit, insuredPart, effectiveFrom, effectiveUntil, reviewOn } = terms;
  const isTemporary = kind === 'temporary';
  const problems: Record<string, Problems[string]> = {};
  if (kind === 'increase' && newLimit <= currentLimit) problems['newLimit'] = { code: 'creditNotHigher' };
  if (kind === 'decrease' && newLimit >= currentLimit) problems['newLimit'] = { code: 'creditNotLower' };
  if (isTemporary && newLimit === currentLimit) problems['newLimit'] = { code: 'creditUnchanged' };
  if (insuredPart > newLimit) problems['insuredPart'] = { code: 'insuredAboveLimit' };
  if (effectiveFrom < today) problems['effectiveFrom'] = { code: 'effectiveInPast' };
  if (isTemporary && effectiveUntil === '') problems['effectiveUntil'] = { code: 'required' };
  if (isTemporary && effectiveUntil !== '' && effectiveUntil < effectiveFrom)
    problems['effectiveUntil'] = { code: 'endBeforeStart' };
  if (!isTemporary && effectiveUntil !== '') problems['effectiveUntil'] = { code: 'endOfTemporaryOnly' };
  if (reviewOn !== '' && reviewOn <= effectiveFrom) problems['reviewOn'] = { code: 'reviewBeforeStart' };
  return problems;
}

/** Above the client's threshold one person proposes and another approves. */
export function needsSecondPerson(newLimit: Cents, threshold: Cents): boolean {
  return newLimit > threshold;
}

/** A lower limit may be the client's own decision; everything else the customer accepts first. */
export function needsAcceptance(kind: CreditKind, decreaseNeedsAcceptance: boolean): boolean {
  return kind !== 'decrease' || decreaseNeedsAcceptance;
}

/** What is owed or will be, in one respect. */
export interface ExposurePart {
  readonly part: 'draftInvoices' | 'openInvoices' | 'deliveredUnbilled' | 'openLoads';
  /** In rand. */
  readonly amount: Cents;
}

/** What can still be bought on credit (domain §4.16); negative when more is owed than the limit allows. */
export function availableCredit(limit: Cents, parts: readonly ExposurePart[]): Cents {
  return minus(limit, exposureOf(parts));
}

export function exposureOf(parts: readonly ExposurePart[]): Cents {
  return sumOf(parts.map(({ amount }) => amount));
}

/** What may be overdue by more than the days of grace before a customer buys nothing more on credit (domain §4.16). */
export const overdueTolerance: { readonly days: number; readonly amount: Cents } = { days: 15, amount: cents(10_000) };

/** Whether so much is overdue for longer than the days of grace that nothing more is sold on credit. */
export function isLongOverdue(amount: Cents): boolean {
  return amount > overdueTolerance.amount;
}
