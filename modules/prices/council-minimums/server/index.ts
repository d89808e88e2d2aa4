import { sql } from 'kysely';
import { z } from 'zod';
import { type FieldProblem, failures, invalidFields } from '#platform/failure.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { divertTerms, payRateFacts, type PayRateOwner } from '#modules/base/pay-rates/server/index.ts';
import { type CouncilMinimumFields, councilMinimums, councilMinimumService } from '../contract.ts';
import type { CouncilMinimumFailureCode } from '../messages/failures/index.ts';

const fail = failures<CouncilMinimumFailureCode>();

const { unit, amount, validTo } = councilMinimums.fields.shape;

/** What a council's grade is paid at least. */
export const councilPayRate = {
  kind: 'councilMinimum',
  noun: 'councilMinimum',
  channel: 'councilMinimums',
  table: 'council_minimum',
  nameColumn: 'name',
  reads: 'getCouncilMinimums',
  changes: 'putCouncilMinimum',
  terms: z.object({ unit, amount, validTo }),
  columns: { unit: 'unit', amount: 'amount', validTo: 'valid_to' },
  // It warns of days that are not paid yet.
  reachesBack: true,
  async refuse(context, id, terms) {
    const { rows } = await sql<{ code: string; grade: string; validFrom: string }>`
      select code, name as grade, valid_from::text as "validFrom" from council_minimum
       where partition = ${context.partition} and id = ${id}`.execute(context.db);
    const [row] = rows;
    const until = terms['validTo'] ?? null;
    if (!row) return;
    if (until !== null && String(until) < row.validFrom)
      throw invalidFields({ 'terms.validTo': { code: 'rangeReversed' } });
    await refuseTaken(context, { ...row, validTo: until === null ? null : String(until) }, id);
  },
} as const satisfies PayRateOwner;

export const councilMinimumStore = masterStore(councilMinimums, {
  facts: payRateFacts('councilMinimum'),
  divert: async (context, id, values) => (await divertTerms(context, councilPayRate, id, values)).values,
  async refuse(context, { before, values }) {
    if (before) await refuseFixed(context, before.id, before, values);
    await refuseTaken(context, values, before?.id);
  },
});

export const councilMinimumOperations: Implementation = implement(councilMinimumService, {
  getCouncilMinimums: councilMinimumStore.list,
  postCouncilMinimum: councilMinimumStore.create,
  async putCouncilMinimum(context, values) {
    if (!values.isActive) await refuseUsed(context, values.id, ['isActive']);
    return councilMinimumStore.change(context, values);
  },
});

/** A grade has one minimum on a day. Writers come one after the other; the table holds it whoever writes. */
async function refuseTaken(
  { db, partition }: Context,
  values: Pick<CouncilMinimumFields, 'code' | 'grade' | 'validFrom' | 'validTo'>,
  id: string | undefined,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`councilMinimum ${partition}`}, 0))`.execute(db);
  const { rows } = await sql<{ code: string }>`
    select code from council_minimum
     where partition = ${partition} and is_active and id is distinct from ${id ?? null}::uuid
       and code <> ${values.code} and lower(name) = lower(${values.grade})
       and daterange(valid_from, valid_to, '[]') && daterange(${values.validFrom}::date, ${values.validTo}::date, '[]')
     limit 1`.execute(db);
  const [taken] = rows;
  if (!taken) return;
  const details = { code: taken.code };
  throw fail('councilMinimumOverlaps', 'rule', details, { validFrom: { code: 'councilMinimumOverlaps', details } });
}

/** Grade and first day of a minimum that drivers have stay: another grade, and another day, is another minimum. */
async function refuseFixed(
  context: Context,
  id: string,
  before: CouncilMinimumFields,
  values: CouncilMinimumFields,
): Promise<void> {
  const changed = (['grade', 'validFrom'] as const).filter((field) => before[field] !== values[field]);
  if (changed.length > 0) await refuseUsed(context, id, changed);
}

async function refuseUsed({ db, partition }: Context, id: string, fields: readonly string[]): Promise<void> {
  const { rows } = await sql<{ used: boolean }>`
    select pay_rate_is_used('councilMinimum', ${partition}, ${id}::uuid) as used`.execute(db);
  if (!rows[0]?.used) return;
  const problem: FieldProblem = { code: 'councilMinimumUsed' satisfies CouncilMinimumFailureCode };
  throw fail('councilMinimumUsed', 'rule', {}, Object.fromEntries(fields.map((field) => [field, problem])));
}
