import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { tyreService } from '../contract.ts';
import type { TyreFailureCode } from '../messages/failures/index.ts';
import { tyres } from './lives.ts';
import { findTyre } from './queries.ts';
import { recordOf } from './records.ts';

const fail = failures<FailureCode | TyreFailureCode>();
type Operations = (typeof tyreService)['operations'];
type Fields = Omit<z.output<Operations['putTyre']['input']>, 'id'>;

/** Keeps a new tyre in store. */
export async function createTyre(context: Context, fields: Fields) {
  refuseWhenScoped(context);
  const { actor, operation } = context;
  if (actor.kind !== 'user') throw fail('forbidden', 'forbidden', { authorisation: operation });
  return recordOf(context, (await findTyre(context, await insertTyre(context, actor.companyId, fields)))!);
}

/** Keeps a new tyre of a company in store, and answers its id. */
export async function insertTyre(context: Context, companyId: string, fields: Fields): Promise<string> {
  const { db, partition, actor } = context;
  refuseWrong(context, fields);
  const { id } = await db
    .insertInto('tyre')
    .values({
      partition,
      company_id: companyId,
      ...columnsOf(fields),
      created_by: actor.name,
      updated_by: actor.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(codeTaken);
  const { code, brand, size } = fields;
  await tyres.announce(context, { id, version: 1 }, { event: 'created', after: { code, brand, size } });
  return id;
}

/** Changes what is said of a tyre; what it has run and measured stays. */
export async function changeTyre(context: Context, { id, ...fields }: z.output<Operations['putTyre']['input']>) {
  refuseWhenScoped(context);
  const stored = await tyres.toChange(context, id);
  refuseWrong(context, fields);
  const facts = ({ code, brand, size }: { readonly code: string; readonly brand: string; readonly size: string }) => ({
    code,
    brand,
    size,
  });
  await tyres
    .change(context, stored, {
      columns: columnsOf(fields),
      event: 'changed',
      before: facts(stored),
      after: facts(fields),
    })
    .catch(codeTaken);
  return recordOf(context, (await findTyre(context, id))!);
}

function refuseWrong({ today }: Context, { boughtOn, warrantyUntil }: Fields): void {
  const problems: Record<string, { code: TyreFailureCode }> = {};
  if (boughtOn > today) problems['boughtOn'] = { code: 'tyreAhead' };
  if (warrantyUntil !== null && warrantyUntil < boughtOn) problems['warrantyUntil'] = { code: 'tyreWarranty' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

function columnsOf(fields: Fields) {
  const { code, brand, pattern, size } = fields;
  return {
    code,
    brand,
    pattern,
    size,
    bought_on: fields.boughtOn,
    bought_tread_mm: String(fields.boughtTreadMm),
    has_wear_indicator: fields.hasWearIndicator,
    cost: Number(fields.cost),
    warranty_until: fields.warrantyUntil,
    warranty_km: fields.warrantyKm,
    search_words: [code, brand, pattern, size].filter(Boolean).join(' '),
  };
}

function codeTaken(error: unknown): never {
  if ((error as { constraint?: string }).constraint === 'tyre_partition_company_id_code_key')
    throw invalidFields({ code: { code: 'tyreCodeTaken' satisfies TyreFailureCode } });
  throw error;
}
