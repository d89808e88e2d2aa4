import { sql } from 'kysely';
import { failures, type Failure } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { roundDecimal } from '#platform/decimal.ts';
import { centsOf } from '#platform/money.ts';
import { instantAt } from '#platform/wall-clock.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { recordOdometer } from '#modules/fleet/odometers/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { LineFlag, SlipColumn } from '../fields.ts';
import type { FleetLogFailureCode } from '../messages/failures/index.ts';
import { judgeFuel } from '../rules.ts';
import type { FleetLineState } from '../status.ts';
import { readSlips, type RefusedRow, type SlipRow } from '../slip-file.ts';
import { bookMonth, fuelFacts, type LoggedVehicle, vehiclesWithCards } from './known.ts';
import { fleetLines } from './lives.ts';
import { layoutFor } from './layouts.ts';
import { flagsOf, type StoredLine } from './queries.ts';
import { insertLine } from './save-line.ts';
import { slipRows } from './slip-rows.ts';

const fail = failures<FleetLogFailureCode>();

interface SlipFile {
  readonly layoutId: string;
  readonly fileName: string;
  /** In base64. */
  readonly content: string;
}

export interface FileOutcome {
  readonly added: number;
  readonly known: number;
  readonly waiting: number;
  readonly flagged: number;
  readonly refused: readonly RefusedRow[];
}

/**
 * Reads a file of slips by its layout. A slip is known by its provider and number, so that a file which comes twice adds nothing. A
 * slip whose card nobody knows waits for its vehicle; the others go in.
 */
export async function readSlipFile(context: Context, { layoutId, content }: SlipFile): Promise<FileOutcome> {
  refuseWhenScoped(context);
  const layout = await layoutFor(context, layoutId);
  const vehicles = await vehiclesWithCards(context);
  const read = readSlips(
    slipRows(Buffer.from(content, 'base64'), Object.values(layout.columns as Record<string, string>)),
    {
      columns: layout.columns as unknown as Partial<Record<SlipColumn, string>>,
      decimalMark: layout.decimal_mark,
      dateForm: layout.date_form,
    },
    vehicles.map(({ card }) => bare(card)).filter(Boolean),
  );
  if (read.kind === 'columnMissing') throw fail('fleetFileColumn', 'rule', { heading: read.heading });
  if (read.kind === 'decimalUnclear') throw fail('fleetFileDecimal', 'rule', { value: read.value, row: read.row });
  const company = await bookCompany(context, null);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slips ${context.partition} ${layout.provider}`}, 692))`.execute(
    context.db,
  );
  const seen = await knownNumbers(context, layout.provider, read.rows);
  const place = { companyId: company.id, provider: layout.provider, zone: context.timeZone };
  const added: StoredLine[] = [];
  let known = 0;
  for (const row of inTime(read.rows)) {
    if (seen.has(row.number)) known++;
    else {
      seen.add(row.number);
      added.push(await addSlip(context, row, { ...place, vehicle: vehicleOf(row, vehicles) }));
    }
  }
  return {
    added: added.length,
    known,
    waiting: added.filter(({ status }) => status === 'WAITING').length,
    flagged: added.filter((line) => flagsOf(line).length > 0).length,
    refused: read.refused,
  };
}

const bare = (card: string) => card.replace(/\s/g, '');

/** Whatever the order of the rows, readings of an odometer are judged in the order of time. */
const inTime = (rows: readonly SlipRow[]) =>
  rows.toSorted((one, other) => `${one.day} ${one.time}`.localeCompare(`${other.day} ${other.time}`));

function vehicleOf({ card, registration }: SlipRow, vehicles: readonly LoggedVehicle[]): LoggedVehicle | undefined {
  if (card !== '') return vehicles.find((each) => bare(each.card) === card);
  return vehicles.find(({ registrationNumber }) => registrationNumber === registration);
}

async function knownNumbers(
  { db, partition }: Context,
  provider: string,
  rows: readonly SlipRow[],
): Promise<Set<string>> {
  const { rows: found } = await sql<{ number: string }>`
    select slip_number as number from fleet_log_line
     where partition = ${partition} and provider = ${provider} and slip_number = any (${rows.map(({ number }) => number)}::text[])
       and status <> ${literal<FleetLineState>('VOID')} and reverses_id is null and not is_reversed`.execute(db);
  return new Set(found.map(({ number }) => number));
}

interface Place {
  readonly companyId: string;
  readonly provider: string;
  readonly zone: string;
  readonly vehicle: LoggedVehicle | undefined;
}

async function addSlip(
  context: Context,
  row: SlipRow,
  { companyId, provider, zone, vehicle }: Place,
): Promise<StoredLine> {
  const isFuel = row.litres !== null && !/toll/i.test(row.product);
  const facts = vehicle ? await fuelFacts(context, vehicle, row.day) : { tankLitres: null, priceOfDay: null };
  // A figure with more than two decimals is no amount that was paid.
  const cents = row.amount === null ? null : Number(centsOf(roundDecimal(row.amount, 2)) ?? 0n);
  const judgement = isFuel
    ? judgeFuel({ litres: row.litres!, unitPrice: row.unitPrice, amount: cents }, facts)
    : { amount: cents ?? 0, unitPrice: null, flags: [] as readonly LineFlag[] };
  const stored = await insertLine(context, {
    company_id: companyId,
    vehicle_id: vehicle?.id ?? null,
    kind: isFuel ? 'fuel' : 'toll',
    status: vehicle ? 'OPEN' : 'WAITING',
    day: row.day,
    month: vehicle ? await bookMonth(context, vehicle.id, row.day) : `${row.day.slice(0, 7)}-01`,
    ended_at: instantAt(`${row.day}T${row.time}`, zone),
    driver_id: vehicle?.driverId ?? null,
    litres: isFuel ? String(row.litres) : null,
    unit_price: judgement.unitPrice === null ? null : String(judgement.unitPrice),
    amount: judgement.amount,
    odometer_km: row.odometer === null ? null : String(row.odometer),
    place: row.place.slice(0, 80),
    provider,
    slip_number: row.number.slice(0, 60),
    card: row.card.slice(0, 40),
    flags: JSON.stringify(judgement.flags),
    source: 'file',
  });
  if (!vehicle || row.odometer === null || (await isReading(context, stored, row.odometer))) return stored;
  const changed = await fleetLines.change(context, stored, {
    event: 'changed',
    columns: { flags: JSON.stringify([...judgement.flags, 'odometer']) },
    after: { flags: 'odometer' },
  });
  return { ...stored, flags: changed.flags };
}

/** Whether the odometer takes what the slip says: nobody can be asked, so that the slip is flagged where it does not. */
async function isReading(context: Context, { id, vehicle_id, ended_at }: StoredLine, km: number): Promise<boolean> {
  try {
    await recordOdometer(context, { vehicleId: vehicle_id!, at: ended_at, km, source: 'slip', sourceId: id });
    return true;
  } catch (error) {
    if ((error as Failure).kind === 'invalid') return false;
    throw error;
  }
}
