import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, type FieldProblem } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
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
import type { ExposureProvider } from '#modules/credit/server/index.ts';
import { loadService } from '#modules/loads/contract.ts';
import { loadImportFields } from '#modules/loads/import-fields.ts';
import type { LoadFailureCode } from '#modules/loads/messages/failures/index.ts';
import { loadImportTexts } from '#modules/loads/messages/import/index.ts';
import { problemsOfSubmission } from '#modules/loads/submission.ts';
import { knownRecords, type Remembered } from '../known.ts';
import { orderTypeAsks } from '../submission-facts.ts';
import { storedInput, wireInput } from '../stored-input.ts';
import { composeLoad } from './compose.ts';
import { type ImportedLoad, importedLoad } from './imported-load.ts';
import { locationsCalled } from './locations-called.ts';
import { changeImported, createImported, undoImported } from './write-loads.ts';

const fail = failures<FailureCode | LoadFailureCode>();

/** Loads from a file: several rows make one, found again by what the other system calls it. */
export function loadImport(
  finders: ReadonlyMap<string, FindCalled>,
  providers: readonly ExposureProvider[],
): ImportKind {
  return {
    name: 'load',
    table: 'load',
    channel: 'loads',
    reads: authorisation(loadService.name, 'getLoads'),
    creates: authorisation(loadService.name, 'postLoad'),
    updates: authorisation(loadService.name, 'putLoad'),
    fields: loadImportFields,
    labels: [loadImportTexts],
    finders: new Map([...finders, ['location', locationsCalled(finders.get('location'))]]),
    keys: ['externalReference'],
    schema: importedLoad as unknown as z.ZodType<ImportedValues>,
    group: { by: 'loadKey', atMost: 5000, compose: (rows) => composeLoad(rows) },
    keyValues: (values) => {
      const reference = referenceOf(values);
      return reference === '' ? [] : [`externalReference:${reference}`];
    },
    find: findByReference,
    async refusals(context, rows) {
      const remembered: Remembered = new Map();
      const proposed = rows as unknown as readonly ProposedRow<ImportedLoad>[];
      return refusalsOf(proposed, (row) => refuseRow(context, row, remembered));
    },
    create: (context, rows) => createImported(context, providers, rows as unknown as readonly ImportedLoad[]),
    change: (context, rows) => changeImported(context, providers, rows),
    undo: (context, rows) => undoImported(context, providers, rows),
  };
}

const referenceOf = (values: ImportedValues) => String(values['externalReference'] ?? '').trim();

async function findByReference(
  context: Context,
  rows: readonly ImportedValues[],
): Promise<readonly (ImportedRecord | undefined)[]> {
  const { db, partition, actor } = context;
  const asked = rows.map(referenceOf).filter((reference) => reference !== '');
  if (asked.length === 0 || actor.kind !== 'user') return rows.map(() => undefined);
  const { rows: found } = await sql<{ id: string; version: number; status: string; external_reference: string }>`
    select id, version, status, external_reference from load
     where partition = ${partition} and company_id = ${actor.companyId} and external_reference = any (${asked}::text[])`.execute(
    db,
  );
  const known = new Map<string, ImportedRecord>();
  for (const { id, version, status, external_reference } of found)
    known.set(external_reference, {
      id,
      lockId: String(version),
      values: { ...(await valuesOf(context, id)), status, externalReference: external_reference },
    });
  return rows.map((values) => known.get(referenceOf(values)));
}

/** A load as a file says it: the country of a place that is on file is that of the place. */
async function valuesOf(context: Context, id: string): Promise<ImportedValues> {
  const input = wireInput(await storedInput(context, id));
  const stops = input.stops.map((stop) => (stop.stopLocationId === null ? stop : { ...stop, stopCountry: '' }));
  return { ...input, stops };
}

/** What a form would refuse of the load, all at once: what it refers to, and what it lacks to be ready. */
async function refuseRow(
  context: Context,
  { values, record }: ProposedRow<ImportedLoad>,
  remembered: Remembered,
): Promise<void> {
  const before = record?.values['status'];
  if (before !== undefined && before !== 'DRAFT' && before !== 'READY')
    throw refusedAt('externalReference', { code: 'importLoadFixed' });
  if (before === 'READY' && values.status === 'DRAFT') throw refusedAt('status', { code: 'importReadyStays' });
  await knownRecords(context, values, remembered);
  if (values.status !== 'READY' || before === 'READY') return;
  await refuseUnready(context, values);
}

async function refuseUnready(context: Context, values: ImportedLoad): Promise<void> {
  const { actor, db, partition } = context;
  if (actor.kind === 'user' && !actor.authorisations.has(authorisation(loadService.name, 'submitLoad')))
    throw refusedAt('status', { code: 'importMayNotSubmit' });
  const customer = await db
    .selectFrom('customer')
    .select('standing')
    .where('partition', '=', partition)
    .where('id', '=', values.customerId)
    .executeTakeFirst();
  if (customer?.standing !== 'ACTIVE') throw refusedAt('customerId', { code: 'customerNotActive' });
  const countries = await countriesOf(context, values);
  const problems = problemsOfSubmission({
    stops: values.stops.map((stop) => ({
      type: stop.type,
      schedule_type: stop.scheduleType,
      window_start: stop.windowStart,
      window_end: stop.windowEnd,
      planned_arrival: stop.plannedArrival,
      stop_location_id: stop.stopLocationId,
      address: stop.address,
      stop_country: countries.get(stop.stopLocationId ?? '') ?? stop.stopCountry,
      hasGoods: stop.goodsLines.length > 0,
    })),
    hasMeasure: [values.pieces, values.pallets, values.massKg, values.volumeM3].some((value) => (value ?? 0) > 0),
    hasOrderNumber: values.orderNumbers.length > 0,
    requiresOrderNumber: await orderTypeAsks(context, values.orderTypeId),
    isDangerous: values.unNumber !== '',
    emergencyPhone: values.emergencyPhone,
  });
  if (Object.keys(problems).length > 0) throw fail('loadIncomplete', 'invalid', {}, problems);
}

async function countriesOf({ db, partition }: Context, { stops }: ImportedLoad): Promise<ReadonlyMap<string, string>> {
  const ids = stops.flatMap(({ stopLocationId }) => stopLocationId ?? []);
  const { rows } = await sql<{ id: string; country: string }>`
    select id, country from location where partition = ${partition} and id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, country }) => [id, country]));
}

function refusedAt(field: string, problem: FieldProblem & { readonly code: FailureCode | LoadFailureCode }) {
  return fail('invalidPayload', 'invalid', {}, { [field]: problem });
}
