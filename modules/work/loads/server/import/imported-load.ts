import { z } from 'zod';
import { amount } from '#platform/money-codec.ts';
import { roundDecimal } from '#platform/decimal.ts';
import { text } from '#platform/operation.ts';
import type { ImportedValues } from '#platform/server/import-kind.ts';
import { loadChecked } from '#modules/work/loads/fields.ts';
import { execution } from '#modules/work/loads/status.ts';

/** What a typed price of a file is called among the charges. */
const priceText = 'Linehaul';

const named = z.uuid().nullable().default(null);
/** Who carries it; nobody until its state says so. */
const carriage = {
  supplierId: named,
  vehicleId: named,
  trailer1Id: named,
  trailer2Id: named,
  driverId: named,
  coDriverId: named,
};

/** A load of a file: the form's own fields and rules, with one price for each side. */
export const importedLoad = z.preprocess(
  (values) => withPrices(values as ImportedValues),
  loadChecked.safeExtend({
    externalReference: text(60).default(''),
    status: z.enum(execution.states).default('DRAFT'),
    /** Kept beside the charges, so that a price that is none says so at its cell. */
    ...carriage,
    sellAmount: amount.optional(),
    buyAmount: amount.optional(),
  }),
);
export type ImportedLoad = z.output<typeof importedLoad>;

interface Charge {
  readonly side: string;
  readonly quantity: number;
  readonly price: number;
}

/**
 * Puts the prices of a file among the charges: in the place of the only one of its side, else of all of them. A price that
 * the only one comes to already is no other. The key of the rows is no part of the load.
 */
function withPrices(said: ImportedValues): ImportedValues {
  let { loadKey: _, ...values } = said;
  let charges = (values['charges'] ?? []) as readonly Charge[];
  for (const side of ['sell', 'buy']) {
    const price = values[`${side}Amount`];
    const present = charges.filter((charge) => charge.side === side);
    const [only] = present;
    if (only && present.length === 1 && roundDecimal(only.quantity * only.price, 2) === price) {
      values = { ...values, [`${side}Amount`]: undefined };
      continue;
    }
    if (typeof price !== 'number' || price <= 0) continue;
    charges =
      only && present.length === 1 && only.quantity === 1
        ? charges.map((charge) => (charge === only ? { ...charge, price } : charge))
        : [
            ...charges.filter((charge) => charge.side !== side),
            { side, description: priceText, quantity: 1, price } as Charge,
          ];
  }
  const { sellAmount, buyAmount, ...others } = values;
  return {
    ...others,
    ...(Number(sellAmount) < 0 && { sellAmount }),
    ...(Number(buyAmount) < 0 && { buyAmount }),
    charges,
  };
}
