import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore, type Proposed } from '#platform/server/master-data.ts';
import { type CouncilMinimumFields, councilMinimums, councilMinimumService } from '../contract.ts';
import type { CouncilMinimumFailureCode } from '../messages/failures/index.ts';

const fail = failures<CouncilMinimumFailureCode>();

export const councilMinimumStore = masterStore(councilMinimums, { refuse: refuseOverlap });

export const councilMinimumOperations: Implementation = implement(councilMinimumService, {
  getCouncilMinimums: councilMinimumStore.list,
  postCouncilMinimum: councilMinimumStore.create,
  putCouncilMinimum: councilMinimumStore.change,
});

/** A grade has one minimum on a day. Writers come one after the other; the table holds it whoever writes. */
async function refuseOverlap(
  { db, partition }: Context,
  { before, values }: Proposed<CouncilMinimumFields>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`councilMinimum ${partition}`}, 0))`.execute(db);
  const { rows } = await sql<{ code: string }>`
    select code from council_minimum
     where partition = ${partition} and is_active and id is distinct from ${before?.id ?? null}::uuid
       and code <> ${values.code} and lower(name) = lower(${values.grade})
       and daterange(valid_from, valid_to, '[]') && daterange(${values.validFrom}::date, ${values.validTo}::date, '[]')
     limit 1`.execute(db);
  const [taken] = rows;
  if (!taken) return;
  const details = { code: taken.code };
  throw fail('councilMinimumOverlaps', 'rule', details, { validFrom: { code: 'councilMinimumOverlaps', details } });
}
