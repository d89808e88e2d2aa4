declare const scale: unique symbol;

/** A decimal number as a whole number of its last decimal place, kept apart from others by its name. */
type Scaled<Name extends string> = bigint & { readonly [scale]: Name };

/** A percentage in ten-thousandths of a percent: 15 % is 150 000n. `numeric(9,4)`. */
export type Percent = Scaled<'percent'>;
/** A price of one unit in ten-thousandths of the currency: R 24.85 is 248 500n. `numeric(14,4)`. */
export type UnitPrice = Scaled<'unitPrice'>;
/** A number of units in thousandths: 27.34 t is 27 340n. `numeric(14,3)`. */
export type Quantity = Scaled<'quantity'>;

/** The digits that each column holds: in all, and of these after the point. */
const digits = { percent: [9, 4], unitPrice: [14, 4], quantity: [14, 3] } as const;
type Kind = keyof typeof digits;

/** Reads a plain decimal (`24.85`, `'24.8500'`); undefined when it is none, or has more digits than the column holds. */
function reader<Name extends Kind>(name: Name) {
  const [all, places] = digits[name];
  return (decimal: number | string): Scaled<Name> | undefined => {
    const match = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(String(decimal));
    const [, minus, whole = '', fraction = ''] = match ?? [];
    const kept = fraction.replace(/0+$/, '');
    if (!match || whole.length > all - places || kept.length > places) return undefined;
    const value = BigInt(`${whole}${kept.padEnd(places, '0')}`);
    return (minus ? -value : value) as Scaled<Name>;
  };
}

/** Writes the plain decimal with all its places: `24.8500`. */
function writer<Name extends Kind>(name: Name) {
  const [, places] = digits[name];
  return (value: Scaled<Name>): string => {
    const text = String(value < 0n ? -value : value).padStart(places + 1, '0');
    return `${value < 0n ? '-' : ''}${text.slice(0, -places)}.${text.slice(-places)}`;
  };
}

export const readPercent = reader('percent');
export const readUnitPrice = reader('unitPrice');
export const readQuantity = reader('quantity');
export const percentText = writer('percent');
export const unitPriceText = writer('unitPrice');
export const quantityText = writer('quantity');
