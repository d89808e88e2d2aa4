import crypto from 'node:crypto';
import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import { customerBilling, supplierBilling } from '#modules/work/loads/side-statuses.ts';
import {
  type ChargeRow,
  factsOf,
  type TaxedLoad,
  type LoadTotals,
  type StoredCharge,
  type StoredLoad,
  totalsOfCharges,
} from '#modules/work/loads/server/index.ts';
import { chargesOfMany, type Side } from './load-prices.ts';

const fail = failures<FailureCode | LoadFailureCode>();

/** A load as far as its charges go: whom they concern, and how far each side is billed. */
export type ChargedLoad = Pick<
  StoredLoad,
  'id' | 'customer_id' | 'supplier_id' | 'status' | 'customer_billing' | 'supplier_billing'
> &
  TaxedLoad;

/** A charge as it is to be; with the id of a stored one it is that charge. */
export type NewCharge = ChargeRow & { readonly id?: string };

/** The charges of one side of a load that come in the place of others. */
export interface SideCharges {
  readonly load: ChargedLoad;
  readonly side: Side;
  /** Says of a stored charge of the side whether it is among those that are replaced. The others stay. */
  readonly replaces: (charge: StoredCharge) => boolean;
  readonly charges: readonly NewCharge[];
}

/** Once a side is on a draft invoice that is reviewed, its charges stay; the database holds the same (migration 0540). */
export function isFixed(load: Pick<ChargedLoad, 'customer_billing' | 'supplier_billing'>, side: Side): boolean {
  return side === 'sell'
    ? !is(customerBilling, load.customer_billing, 'free')
    : !is(supplierBilling, load.supplier_billing, 'unreceived');
}

/** The charges that a side loses, gains, and keeps with other figures. One that says the same again is none of them. */
interface Difference {
  readonly removed: readonly StoredCharge[];
  readonly added: readonly StoredCharge[];
  readonly changed: readonly StoredCharge[];
}

/**
 * The one door to the charges of loads that are on file: every rating, override, award, offer, standing time and typed line
 * goes through it. A charge keeps its id as long as it is the same thing, so that an invoice line can point at it. A side
 * that is fixed by its billing refuses with `rateFixed`. Whoever must know of delivered loads hears `load.chargesChanged`.
 *
 * The loads are locked by the caller, who also writes the totals that are answered by the ids of the loads.
 */
export async function writeCharges(
  context: Context,
  sides: readonly SideCharges[],
  known?: readonly StoredCharge[],
): Promise<ReadonlyMap<string, LoadTotals>> {
  const ids = [...new Set(sides.map(({ load }) => load.id))];
  const stored = Map.groupBy(known ?? (await chargesOfMany(context, ids)), ({ load_id }) => load_id);
  const now = new Map(ids.map((id) => [id, [...(stored.get(id) ?? [])]]));
  const differences = sides.map((side) => {
    const own = now.get(side.load.id)!;
    const difference = differenceOf(context, side, own);
    const gone = new Set([...difference.removed, ...difference.changed].map(({ id }) => id));
    now.set(side.load.id, [...own.filter(({ id }) => !gone.has(id)), ...difference.changed, ...difference.added]);
    return difference;
  });
  const touched = sides.filter((_, place) => isDifferent(differences[place]!));
  if (touched.some(({ load, side }) => isFixed(load, side))) throw fail('rateFixed', 'rule');
  await write(context, {
    removed: differences.flatMap(({ removed }) => removed),
    added: differences.flatMap(({ added }) => added),
    changed: differences.flatMap(({ changed }) => changed),
  });
  const loads = new Map(sides.map(({ load }) => [load.id, load]));
  const totals = new Map(ids.map((id) => [id, totalsOfCharges(now.get(id)!, loads.get(id)!)]));
  // Before the delivery nobody bills them, and their prices move with every change of a rate.
  for (const { load, side } of touched)
    if (load.status === 'DELIVERED')
      await context.happened('load.chargesChanged', {
        ...factsOf(load),
        side,
        before: totalsOfCharges(stored.get(load.id) ?? [], load),
        after: totals.get(load.id)!,
      });
  return totals;
}

const isDifferent = ({ removed, added, changed }: Difference) => removed.length + added.length + changed.length > 0;

function differenceOf(
  { partition }: Context,
  { load, side, replaces, charges }: SideCharges,
  stored: StoredCharge[],
): Difference {
  const left = stored.filter((charge) => charge.side === side && replaces(charge));
  const take = (isMeant: (charge: StoredCharge) => boolean): StoredCharge | undefined => {
    const place = left.findIndex(isMeant);
    return place < 0 ? undefined : left.splice(place, 1)[0];
  };
  // By their ids first, so that no line takes the place of one that names itself.
  const named = charges.map(({ id }) => (id === undefined ? undefined : take((charge) => charge.id === id)));
  const [added, changed]: [StoredCharge[], StoredCharge[]] = [[], []];
  for (const [place, { id: _, ...row }] of charges.entries()) {
    const before = named[place] ?? take((charge) => isSameThing(charge, row));
    const after = { ...row, partition, load_id: load.id, side, id: before?.id ?? crypto.randomUUIDv7() };
    if (!before) added.push(after);
    else if (!saysTheSame(before, after)) changed.push(after);
  }
  return { removed: left, added, changed };
}

/** A charge without an id is the one of the same source: of the same stop, or the same item among the extras of a rate. */
function isSameThing(charge: StoredCharge, row: ChargeRow): boolean {
  if (charge.source !== row.source || charge.source === 'typed' || charge.source === 'added') return false;
  if (row.source === 'standing') return charge.source_id === row.source_id;
  return row.source !== 'extra' || charge.item_master_id === row.item_master_id;
}

const figures = [
  'line_number',
  'item_master_id',
  'description',
  'unit',
  'net',
  'vat_code',
  'profit_centre_id',
  'source',
  'source_id',
] as const;

/** Quantities and prices are decimals: 1 and 1.000 are the same. */
function saysTheSame(before: StoredCharge, after: StoredCharge): boolean {
  return (
    figures.every((figure) => before[figure] === after[figure]) &&
    Number(before.quantity) === Number(after.quantity) &&
    Number(before.price) === Number(after.price)
  );
}

async function write({ db, partition }: Context, { removed, added, changed }: Difference): Promise<void> {
  const ids = (charges: readonly StoredCharge[]) => JSON.stringify(charges.map(({ id }) => id));
  // The connection keeps their order.
  await Promise.all([
    removed.length > 0 &&
      sql`delete from load_charge where partition = ${partition}
             and id in (select value::uuid from jsonb_array_elements_text(${ids(removed)}::jsonb))`.execute(db),
    changed.length > 0 &&
      sql`update load_charge c
             set line_number = q.line_number, item_master_id = q.item_master_id, description = q.description,
                 quantity = q.quantity, unit = q.unit, price = q.price, net = q.net, vat_code = q.vat_code,
                 profit_centre_id = q.profit_centre_id, source = q.source, source_id = q.source_id
            from jsonb_populate_recordset(null::load_charge, ${JSON.stringify(changed)}::jsonb) q
           where c.partition = ${partition} and c.id = q.id`.execute(db),
    insertRows(db, 'load_charge', added),
  ]);
}
