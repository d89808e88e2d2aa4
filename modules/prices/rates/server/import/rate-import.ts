import { sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields } from '#platform/failure.ts';
import { authorisation } from '#platform/operation.ts';
import type { FindCalled } from '#platform/server/find-called.ts';
import type { Context } from '#platform/server/implement.ts';
import {
  type ImportedRecord,
  type ImportedValues,
  type ImportKind,
  type ProposedRow,
  refusalsOf,
} from '#platform/server/import-kind.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { rateService } from '#modules/prices/rates/contract.ts';
import { rateImportFields } from '#modules/prices/rates/import-fields.ts';
import { rateDeskTexts } from '#modules/prices/rates/messages/desk/index.ts';
import { rateImportTexts } from '#modules/prices/rates/messages/import/index.ts';
import type { RateState } from '#modules/prices/rates/status.ts';
import { inputOf } from '../change-rates.ts';
import { refuseUnknown } from '../known.ts';
import { ratesByIds, type StoredRate } from '../queries.ts';
import { billToCalled } from './bill-to-called.ts';
import { columnsOfRate, composeRate } from './compose-rate.ts';
import { type ImportedRate, importedRate } from './imported-rate.ts';
import { changeImported, createImported, isVersioned, undoImported } from './write-rates.ts';

/** Rates that one file may have, and that one file is made of. */
export const ratesOfFile = 5000;

/** Rates from a file, found by their codes. All that it writes are drafts: a second person approves them. */
export function rateImport(finders: ReadonlyMap<string, FindCalled>): ImportKind {
  return {
    name: 'rate',
    table: 'rate',
    channel: 'rates',
    reads: authorisation(rateService.name, 'getRates'),
    creates: authorisation(rateService.name, 'postRate'),
    updates: authorisation(rateService.name, 'putRate'),
    fields: rateImportFields,
    labels: [rateImportTexts, rateDeskTexts],
    finders: new Map([...finders, ['billToParty', billToCalled]]),
    keys: ['code'],
    schema: importedRate as unknown as z.ZodType<ImportedValues>,
    group: { by: 'code', atMost: ratesOfFile, compose: composeRate, spread: columnsOfRate },
    keyValues: (values) => (codeOf(values) === '' ? [] : [`code:${codeOf(values)}`]),
    find: findByCode,
    refusals: (context, rows) =>
      refusalsOf(rows as unknown as readonly ProposedRow<ImportedRate>[], (row) => refuseRow(context, row)),
    create: (context, rows) => createImported(context, rows as unknown as readonly ImportedRate[]),
    change: changeImported,
    undo: undoImported,
  };
}

const codeOf = (values: ImportedValues) =>
  String(values['code'] ?? '')
    .trim()
    .toUpperCase();

/** The version that a code means in files: the newest one that was not rejected. */
export const newestFirst = sql`(t.status = ${literal<RateState>('REJECTED')}), t.revision desc`;

async function findByCode(
  context: Context,
  rows: readonly ImportedValues[],
): Promise<readonly (ImportedRecord | undefined)[]> {
  const { db, partition } = context;
  const asked = [...new Set(rows.map(codeOf).filter((code) => code !== ''))];
  if (asked.length === 0) return rows.map(() => undefined);
  const { rows: newest } = await sql<{ id: string }>`
    select distinct on (t.code) t.id from rate t
     where t.partition = ${partition} and t.code = any (${asked}::text[]) order by t.code, ${newestFirst}`.execute(db);
  const found = await ratesByIds(
    context,
    newest.map(({ id }) => id),
  );
  const byCode = new Map(found.map((stored) => [stored.code, recordOf(context, stored)]));
  return rows.map((values) => byCode.get(codeOf(values)));
}

function recordOf(context: Context, stored: StoredRate): ImportedRecord {
  const { code, status } = stored;
  return { id: stored.id, lockId: lockIdOf(stored), values: { ...inputOf(context, stored), code, status } };
}

/** What the form would refuse of the rate; and a change of an approved one is a new version, which is a right of its own. */
async function refuseRow(context: Context, { values, record }: ProposedRow<ImportedRate>): Promise<void> {
  const { actor } = context;
  const right = authorisation(rateService.name, 'postRate');
  if (record && isVersioned(values.status) && actor.kind === 'user' && !actor.authorisations.has(right))
    throw invalidFields({ code: { code: 'rateMayNotVersion' } });
  await refuseUnknown(context, values);
}
