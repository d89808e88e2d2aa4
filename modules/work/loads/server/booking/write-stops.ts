import { type Insertable, type Selectable, sql } from 'kysely';
import type { FieldProblem } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { StopInput } from '#modules/work/loads/fields.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import type { StoredStop } from '../queries.ts';

type Problems = Record<string, FieldProblem & { readonly code: LoadFailureCode }>;

/** What is known of the locations that stops name. */
export interface KnownLocation {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
}

const wasReached = ({ arrived_at, status }: StoredStop) =>
  arrived_at !== null || status === 'FAILED' || status === 'SKIPPED';

/** A stop where the vehicle has been stays as it is: it is neither moved, changed nor removed. */
export function problemsOfReached(stored: readonly StoredStop[], stops: readonly StopInput[]): Problems {
  const problems: Problems = {};
  for (const [place, reached] of stored.entries()) {
    if (!wasReached(reached)) continue;
    const now = stops[place];
    const isSame =
      now?.id === reached.id && now.type === reached.type && now.stopLocationId === reached.stop_location_id;
    if (!isSame)
      problems[`stops.${Math.min(place, Math.max(0, stops.length - 1))}.stopLocationId`] = { code: 'stopReached' };
  }
  return problems;
}

/** Replaces the stops of a load: what keeps its id keeps its times. Answers the ids, in their order. */
export async function writeStops(
  context: Context,
  loadId: string,
  stops: readonly StopInput[],
  locations: ReadonlyMap<string, KnownLocation>,
  stored: readonly StoredStop[] = [],
): Promise<void> {
  const { db, partition } = context;
  const known = new Set(stored.map(({ id }) => id));
  const kept = stops.flatMap(({ id }) => (id && known.has(id) ? [id] : []));
  await db
    .deleteFrom('stop')
    .where('partition', '=', partition)
    .where('load_id', '=', loadId)
    .where(sql<boolean>`id <> all (${kept}::uuid[])`)
    .execute();
  // The constraint on the order is checked at the end of a statement: one statement moves them all out of the way.
  await sql`update stop set sequence = sequence + 1000 where partition = ${partition} and load_id = ${loadId}`.execute(
    db,
  );
  const counted = await takeGoods(context, loadId);
  const goods: Insertable<Tables['goods_line']>[] = [];
  for (const [place, stop] of stops.entries()) {
    const columns = { ...stopColumns(stop, locations), sequence: place + 1 };
    // A stop that is named twice is kept once.
    const isKept = stop.id !== undefined && known.delete(stop.id);
    const id = isKept ? stop.id! : await insertStop(context, loadId, columns);
    if (isKept) await updateRow({ db, partition }, 'stop', id, columns);
    goods.push(
      ...stop.goodsLines.map((line, index) => ({
        ...goodsColumns(line, index),
        ...taken(counted, line.id),
        partition,
        load_id: loadId,
        stop_id: id,
      })),
    );
  }
  if (goods.length > 0) await db.insertInto('goods_line').values(goods).execute();
}

async function insertStop(
  { db, partition }: Context,
  loadId: string,
  columns: ReturnType<typeof stopColumns> & { readonly sequence: number },
): Promise<string> {
  const { id } = await db
    .insertInto('stop')
    .values({
      ...columns,
      partition,
      load_id: loadId,
      eta: null,
      arrived_at: null,
      work_started_at: null,
      work_ended_at: null,
      departed_at: null,
      odometer: null,
      temperature_on_arrival: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a form says of a stop, as its row keeps it. */
export function stopColumns(stop: StopInput, locations: ReadonlyMap<string, KnownLocation>) {
  const location = stop.stopLocationId ? locations.get(stop.stopLocationId) : undefined;
  return {
    type: stop.type,
    stop_location_id: stop.stopLocationId,
    address: stop.address,
    stop_country: location?.country ?? stop.stopCountry,
    schedule_type: stop.scheduleType,
    window_start: stop.windowStart,
    window_end: stop.windowEnd,
    appointment_ref: stop.appointmentRef,
    planned_arrival: stop.plannedArrival,
    doc_references: JSON.stringify(stop.references),
    seal_in: stop.sealIn,
    seal_out: stop.sealOut,
    note: stop.note,
  };
}

type Counted = Pick<Selectable<Tables['goods_line']>, 'id' | 'quantity_actual' | 'short_quantity' | 'damaged_quantity'>;

/** Removes the goods of a load, and answers by id what was counted of them: a line that is kept keeps it. */
async function takeGoods({ db, partition }: Context, loadId: string): Promise<Map<string, Counted>> {
  const lines = await db
    .deleteFrom('goods_line')
    .where('partition', '=', partition)
    .where('load_id', '=', loadId)
    .returning(['id', 'quantity_actual', 'short_quantity', 'damaged_quantity'])
    .execute();
  return new Map(lines.map((line) => [line.id, line]));
}

/** A line that is named twice keeps its id and its counts once. */
function taken(counted: Map<string, Counted>, id = ''): Counted | undefined {
  const line = counted.get(id);
  counted.delete(id);
  return line;
}

function goodsColumns(line: StopInput['goodsLines'][number], index: number) {
  return {
    line_number: index + 1,
    reference: line.reference,
    commodity_type_id: line.commodityTypeId,
    packing_type_id: line.packingTypeId,
    quantity_planned: String(line.quantityPlanned),
    quantity_actual: null,
    short_quantity: null,
    damaged_quantity: null,
    note: line.note,
  } satisfies Partial<Insertable<Tables['goods_line']>>;
}
