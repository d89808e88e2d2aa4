import { sumOf } from '#platform/calculations.ts';
import type { Cents } from '#platform/money.ts';

/** A charge as a document bills it. */
export interface BilledLine {
  readonly loadNumber: string;
  readonly itemMasterId: string | null;
  readonly description: string;
  /** A decimal with three places at most. */
  readonly quantity: string;
  readonly unit: string;
  /** Of one unit, with up to four places. */
  readonly price: string;
  readonly net: Cents;
  readonly vatCode: string;
  readonly vatPercent: number;
  readonly vatShare: Cents;
  readonly profitCentreId: string;
}

/** A line as it is printed; without a price where its units differ in it. */
export interface PrintedLine {
  readonly loadNumber: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string | undefined;
  readonly net: Cents;
  readonly vatCode: string;
  readonly vatPercent: number;
  readonly vatShare: Cents;
}

/** Beyond so many loads their numbers stand in the annex alone. */
const loadsInText = 5;

/**
 * The lines that are printed: one for each charge, or one for each item, unit, VAT code and profit centre over the whole
 * document. They add up to the same amounts either way.
 */
export function printedLines(
  lines: readonly BilledLine[],
  { isAggregated, listsLoads }: { readonly isAggregated: boolean; readonly listsLoads: boolean },
): readonly PrintedLine[] {
  if (!isAggregated)
    return lines.map(({ loadNumber, description, quantity, unit, price, net, vatCode, vatPercent, vatShare }) => ({
      // The paper prints it before the description.
      loadNumber: listsLoads ? loadNumber : '',
      description,
      quantity,
      unit,
      price,
      net,
      vatCode,
      vatPercent,
      vatShare,
    }));
  const groups = Map.groupBy(lines, ({ itemMasterId, description, unit, vatCode, vatPercent, profitCentreId }) =>
    JSON.stringify([itemMasterId ?? description, unit, vatCode, vatPercent, profitCentreId]),
  );
  return [...groups.values()].map((group) => {
    const [first] = group as [BilledLine, ...BilledLine[]];
    const isOnePrice = group.every(({ price }) => Number(price) === Number(first.price));
    const loads = [...new Set(group.map(({ loadNumber }) => loadNumber))];
    return {
      loadNumber: '',
      description: withLoads(first.description, listsLoads && loads.length <= loadsInText ? loads : []),
      quantity: sumOfQuantities(group.map(({ quantity }) => quantity)),
      unit: first.unit,
      price: isOnePrice ? first.price : undefined,
      net: sumOf(group.map(({ net }) => net)),
      vatCode: first.vatCode,
      vatPercent: first.vatPercent,
      vatShare: sumOf(group.map(({ vatShare }) => vatShare)),
    };
  });
}

const withLoads = (description: string, loads: readonly string[]) =>
  loads.length === 0 ? description : `${description} · ${loads.join(', ')}`;

/** Exact: thousandths are added as whole numbers. */
function sumOfQuantities(quantities: readonly string[]): string {
  const thousandths = quantities.reduce((sum, quantity) => sum + Math.round(Number(quantity) * 1000), 0);
  return String(thousandths / 1000);
}
