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
import type { LoadState } from '#modules/work/loads/status.ts';
import { clocksOfRows } from './clocks-of-rows.ts';
import { composeLoad, uponLoad } from './compose.ts';
import { type ImportedLoad, importedLoad } from './imported-load.ts';
import { locationsCalled } from './locations-called.ts';
import { changeImported, createImported, undoImported } from './write-loads.ts';
import { type carriageFields, refusedAt } from './given-away.ts';
import type { LoadRooms } from '../rooms.ts';

/** Loads from a file: several rows make one, found again by its number here or by what the other system calls it. */
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
    keys: ['loadKey', 'externalReference'],
    schema: importedLoad as unknown as z.ZodType<ImportedValues>,
    group: { by: 'loadKey', atMost: 5000, compose: (rows) => composeLoad(rows), upon: uponLoad },
    keyValues: (values) => {
      const reference = referenceOf(values);
      return reference === '' ? [] : [`externalReference:${reference}`];
    },
    zonesOf: clocksOfRows,
    find: findLoads,
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

/** The number that a load has here, where the key of its rows is one: so say files that went out from here. */
const numberOf = (values: ImportedValues) =>
  String(values['loadKey'] ?? '')
    .trim()
    .toUpperCase();

interface Found extends Readonly<Record<(typeof carriageFields)[number], string | null>> {
  readonly id: string;
  readonly version: number;
  readonly status: LoadState;
  readonly external_reference: string;
  readonly load_number: string;
}

const foundColumns = sql`id, version, status, external_reference, load_number, supplier_id as "supplierId", vehicle_id as "vehicleId",
         trailer1_id as "trailer1Id", trailer2_id as "trailer2Id", driver_id as "driverId", co_driver_id as "coDriverId"`;

/**
 * What other systems call by these references. Only references that are not empty have an index: the condition says so in its
 * own words, or all loads are read.
 */
export const ofReferences = (partition: string, companyId: string, references: readonly string[]) => sql<Found>`
  select ${foundColumns} from load
   where partition = ${partition} and company_id = ${companyId} and external_reference <> ''
     and external_reference = any (${references}::text[])`;

/** Loads that have these numbers. */
const ofNumbers = (partition: string, companyId: string, numbers: readonly string[]) => sql<Found>`
  select ${foundColumns} from load
   where partition = ${partition} and company_id = ${companyId} and load_number = any (${numbers}::text[])`;

async function findLoads(
  context: Context,
  rows: readonly ImportedValues[],
): Promise<readonly (ImportedRecord | undefined)[]> {
  const { db, partition, actor } = context;
  if (actor.kind !== 'user') return rows.map(() => undefined);
  const named = (names: readonly string[]) => names.filter((name) => name !== '');
  const [references, numbers] = [named(rows.map(referenceOf)), named(rows.map(numberOf))];
  const called = await Promise.all([
    references.length > 0 ? ofReferences(partition, actor.companyId, references).execute(db) : undefined,
    numbers.length > 0 ? ofNumbers(partition, actor.companyId, numbers).execute(db) : undefined,
  ]);
  const found = [...new Map(called.flatMap((each) => each?.rows ?? []).map((row) => [row.id, row])).values()];
  if (found.length === 0) return rows.map(() => undefined);
  const inputs = await storedInputs(
    context,
    found.map(({ id }) => id),
  );
  const [byReference, byNumber] = [new Map<string, ImportedRecord>(), new Map<string, ImportedRecord>()];
  for (const { id, version, status, external_reference, load_number, ...carriage } of found) {
    const record = {
      id,
      lockId: String(version),
      values: { ...valuesOf(inputs.get(id)!), ...carriage, status, externalReference: external_reference },
    };
    if (external_reference !== '') byReference.set(external_reference, record);
    byNumber.set(load_number, record);
  }
  return rows.map((values) => {
    const [own, other] = [byNumber.get(numberOf(values)), byReference.get(referenceOf(values))];
    return own && other && own.id !== other.id ? { ...own, isAmbiguous: true as const } : (own ?? other);
  });
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
  // A file of another system whose key happens to be a number of ours means another load.
  if (record && values.externalReference !== record.values['externalReference'])
    throw refusedAt({ externalReference: { code: 'importReferenceOther' } });
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
