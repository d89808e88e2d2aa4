import { sql } from 'kysely';
import { type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { ApplicationState } from '#modules/parties/suppliers/status.ts';
import type { RateInput } from '../fields.ts';
import type { RateFailureCode } from '../messages/failures/index.ts';

const isLiveSupplier = sql`status <> ${literal<ApplicationState>('deleted')}`;
const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Refuses what the rate names and the caller does not have, all at once, each on its field. */
export async function refuseUnknown(context: Context, rate: RateInput): Promise<void> {
  const { db, partition } = context;
  const problems: Record<string, FieldProblem & { readonly code: FailureCode | RateFailureCode }> = {};
  const ask = async (
    table: string,
    named: readonly (readonly [path: string, id: string | null])[],
    code: FailureCode | RateFailureCode = 'notAnOption',
    isOpen = sql`true`,
  ) => {
    const asked = named.filter(([, id]) => id !== null && id !== '');
    if (asked.length === 0) return;
    const ids = asked.flatMap(([, id]) => (isId(id!) ? id! : []));
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where partition = ${partition} and id = any (${ids}::uuid[]) and ${isOpen}`.execute(
      db,
    );
    const known = new Set(rows.map((row) => row.id));
    for (const [path, id] of asked) if (!known.has(id!.toLowerCase())) problems[path] ??= { code };
  };
  const ends = (['origin', 'destination'] as const).map((end) => [`${end}.value`, rate[end]] as const);
  const inScope = (scope: string) =>
    ends.flatMap(([path, end]) => (end.scope === scope ? [[path, end.value] as const] : []));
  const several = (field: 'orderTypeIds' | 'equipmentTypeIds' | 'commodityTypeIds') =>
    rate[field].map((id) => [field, id] as const);
  // A party that was closed or deleted gets no other price.
  await ask('customer', [['customerId', rate.customerId]], 'notAnOption', sql`is_live`);
  await ask('supplier', [['supplierId', rate.supplierId]], 'notAnOption', isLiveSupplier);
  await ask('fuel_clause', [['fuelClauseId', rate.fuelClauseId]]);
  await ask('location', inScope('location'));
  await ask('rate_zone', inScope('zone'), 'unknownZone');
  await ask('order_type', several('orderTypeIds'));
  await ask('equipment_type', several('equipmentTypeIds'));
  await ask('commodity_type', several('commodityTypeIds'));
  await ask(
    'item_master',
    rate.extras.map(({ itemMasterId }, place) => [`extras.${place}.itemMasterId`, itemMasterId] as const),
  );
  if (rate.partyKind === 'billTo' && rate.billToPartyId !== null && !(await isBillTo(context, rate)))
    problems['billToPartyId'] = { code: 'notAnOption' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

async function isBillTo({ db, partition }: Context, { customerId, billToPartyId }: RateInput): Promise<boolean> {
  const { rows } = await sql`select from bill_to_party
    where partition = ${partition} and id = ${billToPartyId} and customer_id = ${customerId} and is_active`.execute(db);
  return rows.length > 0;
}
