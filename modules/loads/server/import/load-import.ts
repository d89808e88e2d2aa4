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
import type { LoadInput } from '#modules/loads/fields.ts';
import { loadImportFields } from '#modules/loads/import-fields.ts';
import type { LoadFailureCode } from '#modules/loads/messages/failures/index.ts';
import { loadImportTexts } from '#modules/loads/messages/import/index.ts';
import { knownOfMany, type KnownRecords, nothingRemembered } from '../known.ts';
import { refuseUnready } from '../new-load.ts';
import { storedInputs, wireInput } from '../stored-input.ts';
import { stopColumns } from '../write-stops.ts';
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
      const proposed = rows as unknown as readonly ProposedRow<ImportedLoad>[];
      const inputs = proposed.map(({ values }) => values);
      const knownOf = await knownOfMany(context, inputs, nothingRemembered());
      return refusalsOf(proposed, (row) => refuseRow(context, row, knownOf));
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
  const inputs = await storedInputs(
    context,
    found.map(({ id }) => id),
  );
  const known = new Map<string, ImportedRecord>();
  for (const { id, version, status, external_reference } of found)
    known.set(external_reference, {
      id,
      lockId: String(version),
      values: { ...valuesOf(inputs.get(id)!), status, externalReference: external_reference },
    });
  return rows.map((values) => known.get(referenceOf(values)));
}

/** A load as a file says it: the country of a place that is on file is that of the place. */
function valuesOf(stored: LoadInput): ImportedValues {
  const input = wireInput(stored);
  const stops = input.stops.map((stop) => (stop.stopLocationId === null ? stop : { ...stop, stopCountry: '' }));
  return { ...input, stops };
}

/** What a form would refuse of the load, all at once: what it refers to, and what it lacks to be ready. */
function refuseRow(
  context: Context,
  { values, record }: ProposedRow<ImportedLoad>,
  knownOf: (input: ImportedLoad) => KnownRecords,
): void {
  const before = record?.values['status'];
  if (before !== undefined && before !== 'DRAFT' && before !== 'READY')
    throw refusedAt('externalReference', { code: 'importLoadFixed' });
  if (before === 'READY' && values.status === 'DRAFT') throw refusedAt('status', { code: 'importReadyStays' });
  const known = knownOf(values);
  if (values.status !== 'READY' || before === 'READY') return;
  const { actor } = context;
  if (actor.kind === 'user' && !actor.authorisations.has(authorisation(loadService.name, 'submitLoad')))
    throw refusedAt('status', { code: 'importMayNotSubmit' });
  if (known.customerStanding !== 'ACTIVE') throw refusedAt('customerId', { code: 'customerNotActive' });
  refuseUnready(
    values,
    known,
    values.stops.map((stop) => stopColumns(stop, known.locations)),
  );
}

function refusedAt(field: string, problem: FieldProblem & { readonly code: FailureCode | LoadFailureCode }) {
  return fail('invalidPayload', 'invalid', {}, { [field]: problem });
}
