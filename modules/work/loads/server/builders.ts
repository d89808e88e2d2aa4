import { sql } from 'kysely';
import type { z } from 'zod';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Db } from '#platform/server/database.ts';
import type { LoadState } from '../status.ts';
import { loadChecked } from '../fields.ts';
import type { TenderStatus } from '../side-statuses.ts';
import { createLoad } from './booking/book-loads.ts';
import { taxedOf } from './booking/new-load.ts';
import { totalsOfCharges } from './charges.ts';
import type { BookingRooms } from './rooms.ts';

type Input = z.input<typeof loadChecked>;

interface LoadOverrides {
  readonly customerId: string;
  /** Who carries it; the own fleet where nobody is named. */
  readonly supplierId?: string | null;
  readonly status?: LoadState;
  readonly detail?: Partial<Input>;
  /** Hours from now until loading begins, and how long the trip takes. */
  readonly startsInHours?: number;
  readonly hours?: number;
  readonly createdById?: string;
}

const samples = {
  item_master: {
    name: 'Full load',
    kind: 'both',
    item_group: 'linehaul',
    unit: 'each',
    vat_code_buy: 'standard',
    vat_code_sell: 'standard',
    journal_account_buy: '5000',
    journal_account_sell: '4000',
    external_code: '',
    taxable_for_withholding: false,
  },
  profit_centre: { name: 'Loads', type: 'lane', manager: '', currency: 'ZAR' },
  order_type: {
    name: 'Full load',
    module: 'load',
    number_prefix: 'L',
    requires_order_number: false,
    requires_pod: true,
    billing_mode: 'perLoad',
    colour: 'blue',
  },
  equipment_type: {
    name: 'Rigid',
    shortcode: 'RIG',
    class: 'rigid',
    payload_mass: 12,
    volume_max: 0,
    pallets: 16,
    length_m: 9,
    axles: 3,
    trailer_count: 0,
    temperature_capable: false,
    dg_capable: false,
    required_licence_code: 'C',
  },
  commodity_type: {
    name: 'General goods',
    description: '',
    category: 'general',
    hs_code: '',
    dangerous_goods: false,
    un_number: '',
    danger_class: '',
    packing_group: '',
    high_risk: false,
    excluded_by_default: false,
    handling_notes: '',
  },
  location: {
    type: 'warehouse',
    address_line1: '1 Long Street',
    address_line2: '',
    suburb: '',
    country: 'South Africa',
    postal_code: '',
    geofence_radius: 300,
    gln: '',
    contact_name: '',
    contact_number: '',
    contact_email: '',
    operating_hours: '{}',
    appointment_required: false,
    constraint: '',
    dangerous_goods_allowed: false,
    security_notes: '',
    notes_or_instructions: '',
  },
} as const;

/** What loads refer to, made once for a partition: an order type, an equipment type, a commodity and two places. */
export async function loadReferences(db: Db, partition: string) {
  const put = async (table: keyof typeof samples, code: string, more: object = {}): Promise<string> => {
    const known = await sql<{ id: string }>`
      select id from ${sql.table(table)} where partition = ${partition} and code = ${code}`.execute(db);
    if (known.rows[0]) return known.rows[0].id;
    const all = { partition, code, created_by: 'Builder', updated_by: 'Builder', ...samples[table], ...more };
    const { rows } = await sql<{ id: string }>`
      insert into ${sql.table(table)} (${sql.join(Object.keys(all).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(all).map((value) => sql`${value}`))}) returning id`.execute(db);
    return rows[0]!.id;
  };
  const profitCentreId = await put('profit_centre', 'LOADS');
  const itemId = await put('item_master', 'LOADLINE');
  return {
    profitCentreId,
    orderTypeId: await put('order_type', 'LOADFTL', {
      default_profit_centre_id: profitCentreId,
      default_item_id: itemId,
    }),
    equipmentTypeId: await put('equipment_type', 'LOADRIG'),
    commodityTypeId: await put('commodity_type', 'LOADGEN'),
    pickupId: await put('location', 'LOADJHB', { name: 'City Deep depot', city: 'Johannesburg', region: 'Gauteng' }),
    deliveryId: await put('location', 'LOADDBN', { name: 'Durban store', city: 'Durban', region: 'KwaZulu-Natal' }),
  };
}

/** As typed, without rates; a draft is asked for no credit. */
const typedPrices: BookingRooms = {
  prices: {
    priceNew: async (_, loads) =>
      loads.map((load) => ({
        ...load,
        charges: load.typed,
        totals: totalsOfCharges(load.typed, taxedOf(load)),
        rating: undefined,
      })),
  },
  carriage: { excesses: async () => new Map() },
};

/** A load as an operation would have booked it, then put into the state that a test asks for. */
export async function buildLoad(app: App, partition: string, overrides: LoadOverrides): Promise<string> {
  const db = app.database.writer(partition);
  const references = await loadReferences(db, partition);
  const { startsInHours = 4, hours = 10, status, supplierId } = overrides;
  const input = loadChecked.parse(
    usualLoad(references, overrides.customerId, app.clock.now(), { startsInHours, hours }, overrides.detail),
  );
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildLoad' });
  const id = await inPartition(
    system,
    partition,
    async (context) => (await createLoad(context, input, typedPrices)).id,
  );
  const tenderStatus: TenderStatus = status === 'TENDERED' ? 'OPEN' : 'NONE';
  if (supplierId || status || overrides.createdById)
    await sql`update load set supplier_id = ${supplierId ?? null}, status = ${status ?? 'DRAFT'}, tender_status = ${tenderStatus},
        is_own_fleet = ${supplierId === null}, created_by_id = ${overrides.createdById ?? null}
      where partition = ${partition} and id = ${id}`.execute(db);
  return id;
}

/** What is sent to book an ordinary load: one pickup, one delivery, ten tonnes, R 11 500 with VAT. */
export function usualLoad(
  references: Awaited<ReturnType<typeof loadReferences>>,
  customerId: string,
  now: Date,
  { startsInHours, hours }: { readonly startsInHours: number; readonly hours: number },
  detail: Partial<Input> = {},
): Input {
  const at = (hour: number) => new Date(now.getTime() + hour * 3_600_000).toISOString();
  return {
    orderTypeId: references.orderTypeId,
    equipmentTypeId: references.equipmentTypeId,
    commodityTypeId: references.commodityTypeId,
    customerId,
    orderNumbers: [{ kind: 'customerOrder', number: 'PO-4711' }],
    massKg: 10_000,
    loadValue: 250_000,
    stops: [
      {
        type: 'pickup',
        stopLocationId: references.pickupId,
        windowStart: at(startsInHours),
        windowEnd: at(startsInHours + 2),
      },
      {
        type: 'delivery',
        stopLocationId: references.deliveryId,
        windowStart: at(startsInHours + hours - 2),
        windowEnd: at(startsInHours + hours),
      },
    ],
    charges: [
      { side: 'sell', description: 'Linehaul', quantity: 1, price: 10_000 },
      { side: 'buy', description: 'Linehaul', quantity: 1, price: 8_000 },
    ],
    ...detail,
  };
}
