import { sql } from 'kysely';
import type { z } from 'zod';
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
import { loadService } from '#modules/work/loads/contract.ts';
import type { LoadInput } from '#modules/work/loads/fields.ts';
import { loadImportFields } from '#modules/work/loads/import-fields.ts';
import { loadImportTexts } from '#modules/work/loads/messages/import/index.ts';
import { knownOfMany, type KnownRecords, nothingRemembered } from '../booking/known.ts';
import { refuseUnready } from '../booking/new-load.ts';
import { storedInputs, wireInput } from '../booking/stored-input.ts';
import { stopColumns } from '../booking/write-stops.ts';
import { composeLoad } from './compose.ts';
import { type ImportedLoad, importedLoad } from './imported-load.ts';
import { locationsCalled } from './locations-called.ts';
import { changeImported, createImported, undoImported } from './write-loads.ts';
import { type carriageFields, refusedAt } from './given-away.ts';
import type { LoadRooms } from '../rooms.ts';

/** Loads from a file: several rows make one, found again by what the other system calls it. */
export function loadImport(finders: ReadonlyMap<string, FindCalled>, rooms: LoadRooms): ImportKind {
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
      const refusals = await refusalsOf(proposed, (row) => refuseRow(context, rooms, row, knownOf));
      const good = proposed.filter((_, place) => refusals[place] === undefined);
      const carriers = await rooms.carriage.refusalsOfFile(context, good, knownOf);
      return proposed.map((row, place) => {
        const problems = carriers.get(row) ?? {};
        return refusals[place] ?? (Object.keys(problems).length > 0 ? refusedAt(problems) : undefined);
      });
    },
    create: (context, rows) => createImported(context, rooms, rows as unknown as readonly ImportedLoad[]),
    change: (context, rows) => changeImported(context, rooms, rows),
    undo: (context, rows) => undoImported(context, rooms, rows),
  };
}

const referenceOf = (values: ImportedValues) => String(values['externalReference'] ?? '').trim();

interface Found extends Readonly<Record<(typeof carriageFields)[number], string | null>> {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly external_reference: string;
}

/**
 * What other systems call by these references. Only references that are not empty have an index: the condition says so in its
 * own words, or all loads are read.
 */
export const ofReferences = (partition: string, companyId: string, references: readonly string[]) => sql<Found>`
  select id, version, status, external_reference, supplier_id as "supplierId", vehicle_id as "vehicleId",
         trailer1_id as "trailer1Id", trailer2_id as "trailer2Id", driver_id as "driverId", co_driver_id as "coDriverId" from load
   where partition = ${partition} and company_id = ${companyId} and external_reference <> ''
     and external_reference = any (${references}::text[])`;

async function findByReference(
  context: Context,
  rows: readonly ImportedValues[],
): Promise<readonly (ImportedRecord | undefined)[]> {
  const { db, partition, actor } = context;
  const asked = rows.map(referenceOf).filter((reference) => reference !== '');
  if (asked.length === 0 || actor.kind !== 'user') return rows.map(() => undefined);
  const { rows: found } = await ofReferences(partition, actor.companyId, asked).execute(db);
  const inputs = await storedInputs(
    context,
    found.map(({ id }) => id),
  );
  const known = new Map<string, ImportedRecord>();
  for (const { id, version, status, external_reference, ...carriage } of found)
    known.set(external_reference, {
      id,
      lockId: String(version),
      values: { ...valuesOf(inputs.get(id)!), ...carriage, status, externalReference: external_reference },
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
  { carriage: { problemsOfFile } }: LoadRooms,
  { values, record }: ProposedRow<ImportedLoad>,
  knownOf: (input: ImportedLoad) => KnownRecords,
): void {
  const before = record?.values['status'];
  if (before !== undefined && before !== 'DRAFT' && before !== 'READY')
    throw refusedAt({ externalReference: { code: 'importLoadFixed' } });
  if (before === 'READY' && values.status === 'DRAFT') throw refusedAt({ status: { code: 'importReadyStays' } });
  const carriage = problemsOfFile(context, values);
  if (Object.keys(carriage).length > 0) throw refusedAt(carriage);
  const known = knownOf(values);
  if (values.status === 'DRAFT' || before === 'READY') return;
  const { actor } = context;
  if (actor.kind === 'user' && !actor.authorisations.has(authorisation(loadService.name, 'submitLoad')))
    throw refusedAt({ status: { code: 'importMayNotSubmit' } });
  if (known.customerStanding !== 'ACTIVE') throw refusedAt({ customerId: { code: 'customerNotActive' } });
  refuseUnready(
    values,
    known,
    values.stops.map((stop) => stopColumns(stop, known.locations)),
  );
}
