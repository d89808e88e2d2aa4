import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { noCents } from '#platform/money.ts';
import { deciding } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { addEvent, loads, type StoredLoad } from '#modules/work/loads/server/index.ts';
import { candidateOf, findingsFor } from './eligibility.ts';
import type { OverridableCode } from '../eligibility.ts';

const fail = failures<FailureCode>();

/** Goes beyond an error that may be gone beyond, up to the amount that the caller's roles allow. */
export async function overrideFinding(
  call: Context,
  input: {
    readonly id: string;
    readonly supplierId: string | null;
    readonly code: OverridableCode;
    readonly reason: string;
  },
): Promise<StoredLoad> {
  refuseWhenLimited(call);
  const load = await loads.toChange(call, input.id);
  const candidate = { ...candidateOf(load), supplierId: input.supplierId };
  const found = (await findingsFor(call, load, candidate)).find(
    ({ code, level }) => code === input.code && level === 'E',
  );
  const stake = found?.stake ?? noCents;
  const context = deciding(call, [], fail('forbidden', 'forbidden'), { kind: 'load', amount: stake });
  await sql`insert into load_override (partition, load_id, supplier_id, code, reason, stake, decided_by, decided_by_id)
    values (${context.partition}, ${load.id}, ${input.supplierId}::uuid, ${input.code}, ${input.reason}, ${Number(stake)},
            ${context.actor.name}, ${context.actor.id})`.execute(context.db);
  await addEvent(context, { load_id: load.id, kind: 'overridden', reason_code: input.code, note: input.reason });
  return loads.change(context, load, {
    event: 'overridden',
    after: { code: input.code, supplierId: input.supplierId, reason: input.reason, stake },
  });
}
