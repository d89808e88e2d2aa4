import { type Selectable, sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { wireOf } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import { typedSources } from '#modules/work/loads/charge-kinds.ts';
import type { LoadInput } from '#modules/work/loads/fields.ts';
import { fieldsOf } from './load-columns.ts';
import type { StoredCharge, StoredGoods } from '../queries.ts';

const fail = failures<FailureCode>();

/** A load as its form would send it, all of it: without the ids of its parts, and with its typed charges alone. */
export async function storedInput(context: Context, id: string): Promise<LoadInput> {
  const input = (await storedInputs(context, [id])).get(id);
  if (!input) throw fail('notFound', 'notFound');
  return input;
}

/** The same of many loads by their ids, by one statement for each table. */
export async function storedInputs(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LoadInput>> {
  const of = (table: 'stop' | 'goods_line' | 'load_charge') =>
    sql`select t.* from ${sql.table(table)} t where t.partition = ${partition} and t.load_id = any (${ids}::uuid[])`;
  const [loads, stops, goods, charges] = await Promise.all([
    sql<Stored>`select t.* from load t where t.partition = ${partition} and t.id = any (${ids}::uuid[])`.execute(db),
    sql<Selectable<Tables['stop']>>`${of('stop')} order by t.sequence`.execute(db),
    sql<StoredGoods>`${of('goods_line')} order by t.line_number, t.id`.execute(db),
    sql<StoredCharge>`${of('load_charge')} order by t.side desc, t.line_number, t.id`.execute(db),
  ]);
  const byLoad = <Row extends { readonly load_id: string }>({ rows }: { readonly rows: readonly Row[] }) => {
    const grouped = Map.groupBy(rows, ({ load_id }) => load_id);
    return (id: string) => grouped.get(id) ?? [];
  };
  const [stopsOf, goodsOf, chargesOf] = [byLoad(stops), byLoad(goods), byLoad(charges)];
  return new Map(
    loads.rows.map((load) => [load.id, inputOf(load, stopsOf(load.id), goodsOf(load.id), chargesOf(load.id))]),
  );
}

type Stored = Selectable<Tables['load']>;

function inputOf(
  load: Stored,
  stops: readonly Selectable<Tables['stop']>[],
  goods: readonly StoredGoods[],
  charges: readonly StoredCharge[],
): LoadInput {
  return {
    ...fieldsOf(load),
    // A direction without a reason is that of the stops.
    direction: load.direction_reason === '' ? null : load.direction,
    stops: stops.map((stop) => ({
      type: stop.type,
      stopLocationId: stop.stop_location_id,
      address: stop.address,
      stopCountry: stop.stop_country,
      scheduleType: stop.schedule_type,
      windowStart: stop.window_start,
      windowEnd: stop.window_end,
      appointmentRef: stop.appointment_ref,
      plannedArrival: stop.planned_arrival,
      goodsLines: goods
        .filter(({ stop_id }) => stop_id === stop.id)
        .map((line) => ({
          reference: line.reference,
          commodityTypeId: line.commodity_type_id,
          packingTypeId: line.packing_type_id,
          quantityPlanned: Number(line.quantity_planned),
          note: line.note,
        })),
      references: stop.doc_references,
      sealIn: stop.seal_in,
      sealOut: stop.seal_out,
      note: stop.note,
    })),
    charges: charges
      .filter(({ source }) => typedSources.includes(source))
      .map((charge) => ({
        side: charge.side,
        itemMasterId: charge.item_master_id,
        description: charge.description,
        quantity: Number(charge.quantity),
        unit: charge.unit,
        price: Number(charge.price),
        vatCode: charge.vat_code,
        profitCentreId: charge.profit_centre_id,
      })),
  };
}

/** The same on the wire: moments as texts, amounts as numbers of rand. */
export function wireInput({ loadValue, stops, ...input }: LoadInput) {
  const text = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    ...input,
    loadValue: wireOf(loadValue),
    stops: stops.map((stop) => ({
      ...stop,
      windowStart: text(stop.windowStart),
      windowEnd: text(stop.windowEnd),
      plannedArrival: text(stop.plannedArrival),
    })),
  };
}

const day = 86_400_000;

/** The same load for another day: without what travels once, and with its times so many milliseconds later. */
export function inputAgain(input: LoadInput, laterBy: number): LoadInput {
  const later = (moment: Date | null) => (moment === null ? null : new Date(moment.getTime() + laterBy));
  return {
    ...input,
    container: { number: '', sealNos: [] },
    // The customer's order is that of one load: invoices are matched by its number.
    orderNumbers: [],
    supplierReference: '',
    stops: input.stops.map((stop) => ({
      ...stop,
      windowStart: later(stop.windowStart),
      windowEnd: later(stop.windowEnd),
      plannedArrival: later(stop.plannedArrival),
      appointmentRef: '',
      goodsLines: stop.goodsLines.map((line) => ({ ...line, reference: '' })),
      references: [],
      sealIn: '',
      sealOut: '',
    })),
  };
}

export const daysLater = (days: number) => days * day;
