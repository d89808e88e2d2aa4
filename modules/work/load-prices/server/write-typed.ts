import { invalidFields } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { ratedSources, typedSources } from '#modules/work/loads/charge-kinds.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import {
  type LoadTotals,
  type StoredCharge,
  type StoredLoad,
  type TypedCharges,
  typedRow,
} from '#modules/work/loads/server/index.ts';
import { execution } from '#modules/work/loads/status.ts';
import { type NewCharge, writeCharges } from './charge-door.ts';
import { chargesOfMany, type Side } from './load-prices.ts';
import { refuseThinMargin } from './margin-floor.ts';

const sides: readonly Side[] = ['sell', 'buy'];

/**
 * Writes the lines that people typed into the form of a load. Until it is given to somebody they may say anything. Later the
 * price is changed by an override, which has a reason and a floor; here extras may still come, change and go.
 */
export async function writeTyped(context: Context, load: StoredLoad, typed: TypedCharges): Promise<LoadTotals> {
  const stored = await chargesOfMany(context, [load.id]);
  const before = stored.filter(({ source }) => typedSources.includes(source));
  const rows = rowsOf(typed, before);
  const isAgreed = !is(execution, load.status, 'priced');
  if (isAgreed) refuseOtherPrice(before, rows);
  const totals = await writeCharges(
    context,
    sides.map((side) => ({
      load,
      side,
      replaces: ({ source }) => typedSources.includes(source) || (isPriced(rows, side) && goesBefore.includes(source)),
      charges: rows.filter((row) => row.side === side),
    })),
    stored,
  );
  const after = totals.get(load.id)!;
  if (isAgreed) await refuseThinMargin(context, load, after, 'charges');
  return after;
}

/** A price that is typed takes the place of these. On a load that is given to somebody it is the same price as before. */
const goesBefore: readonly StoredCharge['source'][] = [...ratedSources, 'free'];
const isPriced = (rows: readonly TypedRow[], side: Side) =>
  rows.some((row) => row.side === side && row.source === 'typed');

type TypedRow = NewCharge & { readonly side: Side };

/** As they are stored. An id counts where it is of a line of the same side; one that is named twice is kept once. */
function rowsOf({ charges, known }: TypedCharges, before: readonly StoredCharge[]): readonly TypedRow[] {
  const free = new Map(before.map(({ id, side }) => [id, side]));
  return charges.map((charge, place) => ({
    ...(charge.id && free.get(charge.id) === charge.side && free.delete(charge.id) && { id: charge.id }),
    ...typedRow(charge, place, known),
  }));
}

/** The price of a load that is given to somebody is not typed over, and an extra is something that is paid. */
function refuseOtherPrice(before: readonly StoredCharge[], rows: readonly TypedRow[]): void {
  const priceOf = (charges: readonly (TypedRow | StoredCharge)[], side: Side) =>
    charges
      .filter((each) => each.side === side && each.source === 'typed')
      .reduce((sum, { net }) => sum + BigInt(net), 0n);
  if (sides.some((side) => priceOf(before, side) !== priceOf(rows, side)))
    throw invalidFields({ charges: { code: 'priceNeedsOverride' as LoadFailureCode } });
  const known = new Map(before.map(({ id, net }) => [id, net]));
  const isDiscount = ({ id, source, net }: TypedRow) => source === 'added' && net < 0 && known.get(id ?? '') !== net;
  if (rows.some(isDiscount)) throw invalidFields({ charges: { code: 'extraBelowZero' as LoadFailureCode } });
}
