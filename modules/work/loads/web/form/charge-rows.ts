import { sumOf } from '#platform/calculations.ts';
import { lineNet } from '#platform/lines/totals.ts';
import { type Cents, centsOfWire, noCents } from '#platform/money.ts';
import type { InputOf } from '#platform/operation.ts';
import type { vatCodes } from '#platform/vat-codes.ts';
import type { loadService } from '#modules/work/loads/contract.ts';
import { ratedSources, sourceOfTyped, typedSources } from '#modules/work/loads/charge-kinds.ts';
import type { Load } from '../calls.ts';

/**
 * A line of the price as people type it: what the customer pays and what the supplier gets for the same thing. It is stored
 * as one charge for each side.
 */
export interface ChargeRow {
  readonly key: string;
  readonly sellId: string;
  readonly buyId: string;
  readonly itemMasterId: string;
  readonly description: string;
  readonly quantity: number | null;
  readonly unit: string;
  readonly sell: number | null;
  readonly buy: number | null;
  readonly vatCode: (typeof vatCodes)[number];
}
type Charge = Load['charges'][number];
type ChargeInput = NonNullable<InputOf<(typeof loadService)['operations']['postLoad']>['charges']>[number];

export const emptyCharge: Omit<ChargeRow, 'key'> = {
  sellId: '',
  buyId: '',
  itemMasterId: '',
  description: '',
  quantity: 1,
  unit: '',
  sell: null,
  buy: null,
  vatCode: 'standard',
};

/** Charges of both sides for the same thing share a row. Those that come from rates, fuel or standing time are not typed. */
export function chargeRowsOf(charges: readonly Charge[]): ChargeRow[] {
  const typed = charges.filter(({ source }) => typedSources.includes(source));
  const bought = typed.filter(({ side }) => side === 'buy');
  const same = (one: Charge, other: Charge) =>
    one.itemMasterId === other.itemMasterId &&
    one.description === other.description &&
    one.quantity === other.quantity &&
    one.unit === other.unit &&
    one.vatCode === other.vatCode;
  const rows = typed
    .filter(({ side }) => side === 'sell')
    .map((sell) => {
      const place = bought.findIndex((each) => same(sell, each));
      const [buy] = place < 0 ? [] : bought.splice(place, 1);
      return rowOf(sell, { sell, ...(buy && { buy }) });
    });
  return [...rows, ...bought.map((buy) => rowOf(buy, { buy }))];
}

/** Rates are asked again for a load in these states when it is saved; what they say then, only the server knows. */
const ratedAgain: readonly Load['status'][] = ['DRAFT', 'READY'];

/**
 * What a side of a load costs besides the lines that are typed: from rates, fuel, standing time or an offer. A price that is
 * typed takes the place of what rates say, as long as they are asked again.
 */
export function otherCharges(load: Load | undefined, side: Charge['side'], isPriceTyped = false): Cents {
  const isReplaced = ({ source }: Charge) => isPriceTyped && mayBeRatedAgain(load) && ratedSources.includes(source);
  const others =
    load?.charges.filter(
      (charge) => charge.side === side && !typedSources.includes(charge.source) && !isReplaced(charge),
    ) ?? [];
  return sumOf(others.map(({ net }) => centsOfWire(net)));
}

/** Says that one of the rows is the price of a side, and not an extra on top of it; the group of its item decides. */
export function isPriceTyped(
  rows: readonly Pick<ChargeRow, 'itemMasterId' | 'sell' | 'buy'>[],
  side: Charge['side'],
  groupOf: (itemId: string) => string,
): boolean {
  return rows.some((row) => row[side] !== null && sourceOfTyped(groupOf(row.itemMasterId)) === 'typed');
}

/** Whether saving may bring another amount than `otherCharges`. */
export const mayBeRatedAgain = (load: Load | undefined): boolean =>
  load !== undefined && ratedAgain.includes(load.status);

function rowOf(
  { id, itemMasterId, description, quantity, unit, vatCode }: Charge,
  { sell, buy }: { readonly sell?: Charge; readonly buy?: Charge },
): ChargeRow {
  return {
    key: id,
    sellId: sell?.id ?? '',
    buyId: buy?.id ?? '',
    itemMasterId: itemMasterId ?? '',
    description,
    quantity,
    unit,
    sell: sell?.price ?? null,
    buy: buy?.price ?? null,
    vatCode,
  };
}

/** As the server takes them; a side without a price has no charge. The profit centre of a known charge stays. */
export function chargesOf(rows: readonly ChargeRow[], known: readonly Charge[] = []): ChargeInput[] {
  return rows.flatMap((row) =>
    (['sell', 'buy'] as const).flatMap((side) => {
      const price = row[side];
      if (price === null) return [];
      const before = known.find(({ id }) => id === row[`${side}Id`]);
      return {
        ...(before && { id: before.id, profitCentreId: before.profitCentreId }),
        side,
        itemMasterId: row.itemMasterId || null,
        description: row.description,
        quantity: row.quantity ?? 1,
        unit: row.unit,
        price,
        vatCode: row.vatCode,
      };
    }),
  );
}

/** Without VAT; nothing while a cell is still empty. */
export function netOf({ quantity }: ChargeRow | Omit<ChargeRow, 'key'>, price: number | null): Cents {
  if (quantity === null || price === null) return noCents;
  return lineNet({ quantity, price });
}
