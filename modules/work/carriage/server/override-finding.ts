import { highest } from '#platform/calculations.ts';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { noCents } from '#platform/money.ts';
import { deciding } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import { addEvent, loads, type StoredLoad } from '#modules/work/loads/server/index.ts';
import { type Candidate, candidateOf, findingsFor } from './eligibility.ts';
import type { OverridableCode } from '../eligibility.ts';

const fail = failures<FailureCode | LoadFailureCode>();

/** Vehicle, trailers and driver that an exception is asked for; what is left out is as the load has it. */
type Crew = { readonly [Key in Exclude<keyof Candidate, 'supplierId'>]?: string | null | undefined };

/**
 * Makes an exception from a rule that allows one, up to the amount that the caller's roles allow. It keeps what stands against
 * the load now (`isExcepted`). Throws `nothingToExcept` where the rule is kept: an exception is not made in advance.
 */
export async function overrideFinding(
  call: Context,
  input: Crew & {
    readonly id: string;
    readonly supplierId: string | null;
    readonly code: OverridableCode;
    readonly reason: string;
  },
): Promise<StoredLoad> {
  refuseWhenLimited(call);
  const load = await loads.toChange(call, input.id);
  const { id: _, code, reason, supplierId, ...crew } = input;
  const named = Object.fromEntries(Object.entries(crew).filter(([, value]) => value !== undefined));
  const candidate = { ...candidateOf(load), ...named, supplierId };
  // Driver and co-driver may break one rule in two ways.
  const found = (await findingsFor(call, load, candidate)).filter((each) => each.code === code && each.level === 'E');
  if (found.length === 0) throw fail('nothingToExcept', 'rule');
  const stake = highest(noCents, ...found.map((each) => each.stake ?? noCents));
  const context = deciding(call, [], fail('forbidden', 'forbidden'), { kind: 'load', amount: stake });
  await insertRows(
    context.db,
    'load_override',
    found.map((each) => ({
      partition: context.partition,
      load_id: load.id,
      supplier_id: supplierId,
      code,
      reason,
      stake: Number(each.stake ?? noCents),
      details: each.details,
      decided_by: context.actor.name,
      decided_by_id: context.actor.id,
    })),
  );
  await addEvent(context, { load_id: load.id, kind: 'overridden', reason_code: code, note: reason });
  return loads.change(context, load, {
    event: 'overridden',
    after: { code, supplierId, reason, stake },
  });
}
