import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import { numberCell } from '#platform/import-cell.ts';
import { severalParted } from '#platform/import-field.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { decimalOf, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { wallClockIn } from '#platform/wall-clock.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { type ZonedStop, zoneOfStop } from '#modules/parties/locations/time-zone.ts';
import type { loadService } from '#modules/work/loads/contract.ts';
import { loadColumnsOfFile, loadExportFields } from '#modules/work/loads/import-fields.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import { loadImportTexts } from '#modules/work/loads/messages/import/index.ts';
import { loadIds } from '../list/list-loads.ts';
import { placeZone } from '../queries.ts';
import { loadFieldColumns } from '../booking/load-columns.ts';

const fail = failures<FailureCode | LoadFailureCode>();
type Asked = z.output<(typeof loadService)['operations']['getLoadFile']['input']>;
type File = z.input<(typeof loadService)['operations']['getLoadFile']['output']>;

/** As many as one import takes back. */
const atMost = 5000;

/** A column of the file by the name of its field. */
type Cells = Readonly<Record<string, unknown>>;
interface FileLoad {
  readonly time_zone: string;
  readonly cells: Cells;
  /** Each on the clock of its place. */
  readonly stops: readonly { readonly zone: ZonedStop; readonly cells: Cells; readonly goods: readonly Cells[] }[];
}

/** Loads as a file brings them in: a row for each line of goods, with codes and words that are understood when it comes back. */
export async function loadFile(context: Context, asked: Asked): Promise<File> {
  refuseWhenLimited(context);
  const ids = await loadIds(context, asked, atMost + 1);
  if (ids.length > atMost) throw fail('loadsTooMany', 'rule');
  const texts = (await loadImportTexts.load[context.language]()).texts as Readonly<Record<string, string>>;
  const loads = await loadsOf(context, ids);
  return {
    fileName: `${texts['fileOfLoads']} ${context.today}`,
    rows: [loadExportFields.map(({ name }) => texts[name]!), ...loads.flatMap((load) => rowsOf(load, texts))],
  };
}

function rowsOf({ time_zone: home, cells, stops }: FileLoad, texts: Readonly<Record<string, string>>): string[][] {
  const write = (values: Cells, zone = home) =>
    loadExportFields.map(({ name, kind }) => {
      const value = values[name];
      if (value === null || value === undefined || value === '') return '';
      if (Array.isArray(value)) return value.join(severalParted);
      if (kind === 'moment') return wallClockIn(zone, new Date(String(value))).replace('T', ' ');
      // A state that no file sets is left away.
      if (kind === 'choice') return texts[`${name}_${String(value)}`] ?? (name === 'status' ? '' : String(value));
      return kind === 'number' ? numberCell(Number(value)) : String(value);
    });
  if (stops.length === 0) return [write(cells)];
  return stops.flatMap((stop, place) => {
    const own = { ...cells, ...stop.cells, stopNumber: place + 1 };
    const zone = zoneOfStop(stop.zone, home);
    return stop.goods.length === 0 ? [write(own, zone)] : stop.goods.map((line) => write({ ...own, ...line }, zone));
  });
}

interface StoredLoad {
  readonly time_zone: string;
  readonly cells: Cells & { readonly sellAmount: number | null; readonly buyAmount: number | null };
  readonly stops: FileLoad['stops'];
}

/** Columns of the file that say what the row keeps, as they are; a reference is written as a code instead. */
const kept = sql.join(
  loadColumnsOfFile.flatMap(({ name, kind }) => {
    const column = loadFieldColumns[name as keyof typeof loadFieldColumns] as string | undefined;
    return column === undefined || kind === 'reference' ? [] : [sql.lit(name), sql.ref(`l.${column}`)];
  }),
);

/** Everything of all loads by one statement: thousands of them are one file. */
async function loadsOf({ db, partition }: Context, ids: readonly string[]): Promise<readonly FileLoad[]> {
  const code = (table: string, column: string) =>
    sql`(select n.code from ${sql.table(table)} n where n.partition = l.partition and n.id = ${sql.ref(column)})`;
  const price = (side: string) =>
    // Where somebody typed several, one column cannot say them.
    sql`(select case when count(*) = 1 then min(c.net) end from load_charge c
          where c.partition = l.partition and c.load_id = l.id and c.side = ${side} and c.source = 'typed')`;
  const { rows } = await sql<StoredLoad>`
    select o.time_zone, jsonb_build_object(
        'loadKey', l.load_number, 'externalReference', l.external_reference, 'status', l.status,
        'customerId', coalesce(nullif(k.account_number, ''), k.registered_name),
        'orderTypeId', ${code('order_type', 'l.order_type_id')}, 'equipmentTypeId', ${code('equipment_type', 'l.equipment_type_id')},
        'commodityTypeId', ${code('commodity_type', 'l.commodity_type_id')}, 'packingTypeId', ${code('packing_type', 'l.packing_type_id')},
        'profitCentreId', ${code('profit_centre', 'l.profit_centre_id')},
        'orderNumbers', (select coalesce(jsonb_agg(n ->> 'number'), '[]') from jsonb_array_elements(l.order_numbers) n),
        'loadValue', l.load_value, 'containerNumber', l.container_number
      ) || jsonb_build_object(${kept}) || jsonb_build_object(
        'sellAmount', ${price('sell')}, 'buyAmount', ${price('buy')},
        'supplierId', (select coalesce(nullif(s.vendor_number, ''), nullif(s.account_number, ''), s.registered_name) from supplier s where s.partition = l.partition and s.id = l.supplier_id),
        'vehicleId', ${code('vehicle', 'l.vehicle_id')}, 'trailer1Id', ${code('vehicle', 'l.trailer1_id')}, 'trailer2Id', ${code('vehicle', 'l.trailer2_id')},
        'driverId', ${code('driver', 'l.driver_id')}, 'coDriverId', ${code('driver', 'l.co_driver_id')}) as cells,
      coalesce((select jsonb_agg(jsonb_build_object('zone', jsonb_build_object('country', s.stop_country, 'place', ${placeZone}),
        'cells', jsonb_build_object(
          'stopType', s.type, 'stopLocationId', ${code('location', 's.stop_location_id')}, 'stopAddress', s.address,
          'stopCountry', case when s.stop_location_id is null then s.stop_country end, 'scheduleType', s.schedule_type,
          'windowStart', s.window_start, 'windowEnd', s.window_end, 'plannedArrival', s.planned_arrival,
          'appointmentRef', s.appointment_ref, 'stopReferences', s.doc_references, 'stopNote', s.note),
        'goods', coalesce((select jsonb_agg(jsonb_build_object(
            'goodsReference', g.reference, 'goodsCommodityTypeId', ${code('commodity_type', 'g.commodity_type_id')},
            'goodsPackingTypeId', ${code('packing_type', 'g.packing_type_id')}, 'quantity', g.quantity_planned, 'goodsNote', g.note)
            order by g.line_number)
          from goods_line g where g.partition = s.partition and g.stop_id = s.id and g.load_id = l.id), '[]')) order by s.sequence)
        from stop s left join location n on n.partition = s.partition and n.id = s.stop_location_id
        where s.partition = l.partition and s.load_id = l.id), '[]') as stops
      from load l
      join customer k on k.partition = l.partition and k.id = l.customer_id
      join company o on o.partition = l.partition and o.id = l.company_id
     where l.partition = ${partition} and l.id = any (${ids}::uuid[])
     order by array_position(${ids}::uuid[], l.id)`.execute(db);
  const rand = (amount: unknown) => (amount ? decimalOf(cents(Number(amount))) : null);
  return rows.map(({ cells, ...row }) => ({
    ...row,
    cells: {
      ...cells,
      loadValue: rand(cells['loadValue']),
      sellAmount: rand(cells.sellAmount),
      buyAmount: rand(cells.buyAmount),
    },
  }));
}
