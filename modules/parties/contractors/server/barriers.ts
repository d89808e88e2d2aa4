import { failures, type Failure } from '#platform/failure.ts';
import { formatMoney, inRand } from '#platform/money.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import { isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ContractorFailureCode } from '../messages/failures/index.ts';
import type { StoredContractor } from './queries.ts';

const fail = failures<ContractorFailureCode>();

type Decided = Pick<
  StoredContractor,
  'edited_by' | 'assessed_by' | 'credit_limit' | 'contractor_suretyship_above' | 'suretyship_blob_name'
>;

/** Four eyes: nobody decides what they assessed or changed since it was last approved. */
export const ownWork = (): Failure => fail('ownAssessment', 'rule');

/** Why the present person may not approve, if anything stands against it. */
export function barrierTo(context: Pick<Context, 'actor' | 'language'>, stored: Decided): Failure | undefined {
  if (stored.assessed_by === null || stored.credit_limit === null) return fail('assessmentMissing', 'rule');
  if (isBarredFrom(context.actor, 'approveSubcontractor', stored.edited_by)) return ownWork();
  const above = centsOfColumn(stored.contractor_suretyship_above);
  // A deed needs ink or an advanced electronic signature: a name drawn on a screen makes no surety (domain §4.16).
  return above !== null && centsOfColumn(stored.credit_limit) > above && stored.suretyship_blob_name === null
    ? fail('suretyshipMissing', 'rule', { above: formatMoney(inRand(above), context.language) })
    : undefined;
}
