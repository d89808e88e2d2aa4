import { sql } from 'kysely';
import { formatDateTime } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ProposedRow } from '#platform/server/import-kind.ts';
import { blockersOf } from '#modules/work/carriage/eligibility.ts';
import {
  carriageFields,
  type FileProblems,
  type ImportedLoad,
  isGivenAway,
  type KnownRecords,
  newLoad,
} from '#modules/work/loads/server/index.ts';
import { findingsForAll } from '../eligibility.ts';
import { type KnownDriver, type KnownVehicle, problemsOfResources } from '../resources.ts';
import { problemsOfFindings } from './carriage.ts';

type Row = ProposedRow<ImportedLoad>;

/** A load of a file with who is to carry it, and the days of its trip. */
interface Carried {
  readonly row: Row;
  readonly timeZone: string;
  readonly from: Date;
  readonly until: Date;
  readonly asked: Parameters<typeof findingsForAll>[1][number];
}

/**
 * What the desk would refuse of the carriers that a file names: vehicles of others, papers that end, what is on another load
 * at that time, and what the same file has given away some rows before. Asked of all rows by one statement for each table.
 */
export async function carriageRefusals(
  context: Context,
  rows: readonly Row[],
  knownOf: (input: ImportedLoad) => KnownRecords,
): Promise<ReadonlyMap<Row, FileProblems>> {
  const refusals = new Map<Row, FileProblems>();
  const loads = rows
    .filter(({ values }) => isGivenAway(values))
    .map((row) => carriedOf(context, row, knownOf(row.values)));
  if (loads.length === 0) return refusals;
  const known = await knownResources(context, loads);
  const findings = await findingsForAll(
    context,
    loads.map(({ asked }) => asked),
  );
  const taken = await takenAlready(context, loads);
  for (const [place, { row }] of loads.entries()) {
    const { values } = row;
    const chosen = {
      ...values,
      vehicleId: values.vehicleId ?? '',
      driverId: values.driverId ?? '',
      isShared: false,
      sharedReason: '',
    };
    const load = {
      supplier_id: values.supplierId,
      trailer_count: known.trailerCounts.get(values.equipmentTypeId) ?? 0,
    };
    refusals.set(row, {
      ...taken.get(row),
      ...(await problemsOfFindings(context, blockersOf(findings[place]!, []))),
      ...(values.status === 'ASSIGNED' ? problemsOfResources(load, chosen, known) : {}),
    });
  }
  return refusals;
}

function carriedOf(context: Context, row: Row, known: KnownRecords): Carried {
  const { values } = row;
  const { columns, summary } = newLoad(context, { input: values }, known);
  return {
    row,
    timeZone: known.timeZone,
    from: summary.load_at,
    until: new Date(Math.max((summary.trip_until ?? summary.load_at).getTime(), summary.load_at.getTime() + 60_000)),
    asked: {
      load: {
        ...columns,
        ...summary,
        id: row.record?.id ?? '',
        company_id: known.companyId,
        time_zone: known.timeZone,
        status: 'READY',
      },
      candidate: values,
    },
  };
}

async function knownResources(context: Context, loads: readonly Carried[]) {
  const { db, partition } = context;
  const values = loads.map(({ row }) => row.values);
  const types = [...new Set(values.flatMap(({ equipmentTypeId }) => equipmentTypeId ?? []))];
  const [resources, equipment] = await Promise.all([
    namedResources(context, values),
    sql<{ id: string; trailer_count: number }>`select id, trailer_count from equipment_type
      where partition = ${partition} and id = any (${types}::uuid[])`.execute(db),
  ]);
  return {
    ...resources,
    trailerCounts: new Map(equipment.rows.map(({ id, trailer_count }) => [id, trailer_count])),
  };
}

/** The vehicles and drivers in use that a file names. */
export async function namedResources(
  { db, partition }: Context,
  values: readonly Pick<ImportedLoad, (typeof carriageFields)[number]>[],
): Promise<{ readonly vehicles: readonly KnownVehicle[]; readonly drivers: readonly KnownDriver[] }> {
  const ids = (fields: readonly (typeof carriageFields)[number][]) => [
    ...new Set(values.flatMap((each) => fields.flatMap((field) => each[field] ?? []))),
  ];
  const [vehicles, drivers] = await Promise.all([
    sql<KnownVehicle>`select id, code, kind, supplier_id from vehicle
      where partition = ${partition} and is_active and id = any (${ids(['vehicleId', 'trailer1Id', 'trailer2Id'])}::uuid[])`.execute(
      db,
    ),
    sql<KnownDriver>`select id, supplier_id from driver
      where partition = ${partition} and is_active and id = any (${ids(['driverId', 'coDriverId'])}::uuid[])`.execute(
      db,
    ),
  ]);
  return { vehicles: vehicles.rows, drivers: drivers.rows };
}

interface Use {
  readonly row: Row;
  readonly field: (typeof carriageFields)[number];
  readonly id: string;
  readonly from: Date;
  readonly until: Date;
}

/** What another load has at that time: one on file, or one of the rows before. The database has the last word when it is written. */
async function takenAlready(
  { db, partition, language }: Context,
  loads: readonly Carried[],
): Promise<ReadonlyMap<Row, FileProblems>> {
  const uses = loads.flatMap(({ row, from, until }) =>
    carriageFields.flatMap((field): Use[] => {
      const id = field === 'supplierId' ? null : row.values[field];
      return id === null || id === undefined ? [] : [{ row, field, id, from, until }];
    }),
  );
  const problems = new Map<Row, FileProblems>();
  const note = ({ row, field }: Use, problem: FileProblems[string]) =>
    problems.set(row, { ...problems.get(row), [field]: problem });
  const seen = new Map<string, Use[]>();
  for (const use of uses) {
    const others = seen.get(use.id) ?? [];
    if (others.some((other) => other.row !== use.row && other.from < use.until && other.until > use.from))
      note(use, { code: 'importTakenByRow' });
    others.push(use);
    seen.set(use.id, others);
  }
  const { rows } = await sql<{ place: number; load_number: string; until: Date; by: string; resource: string }>`
    select distinct on (a.place) a.place::int - 1 as place, l.load_number, upper(u.during) as until, u.reserved_by as by,
           coalesce((select v.code from vehicle v where v.partition = u.partition and v.id = u.resource_id),
                    (select d.name || ' ' || d.surname from driver d where d.partition = u.partition and d.id = u.resource_id), '') as resource
      from unnest(${uses.map(({ id }) => id)}::uuid[], ${uses.map(({ from }) => from.toISOString())}::timestamptz[],
                  ${uses.map(({ until }) => until.toISOString())}::timestamptz[], ${uses.map(({ row }) => row.record?.id ?? null)}::uuid[])
           with ordinality as a (id, from_at, until_at, own, place)
      join resource_use u on u.partition = ${partition} and u.resource_id = a.id and u.released_at is null and not u.is_shared
       and u.during && tstzrange(a.from_at, a.until_at) and u.load_id is distinct from a.own
      join load l on l.partition = u.partition and l.id = u.load_id
     order by a.place, u.during`.execute(db);
  const zones = new Map(loads.map(({ row, timeZone }) => [row, timeZone]));
  for (const { place, load_number, until, by, resource } of rows) {
    const use = uses[place]!;
    const details = {
      resource,
      loadNumber: load_number,
      until: formatDateTime(until, language, zones.get(use.row)!),
      by,
    };
    note(use, { code: 'resourceTaken', details });
  }
  return problems;
}
