/** A line of goods at a stop; quantities to a thousandth, null where nothing was counted. */
interface Line {
  readonly id: string;
  readonly reference: string;
  /** The name or the id of the kind, the same way at every stop. */
  readonly commodity: string;
  readonly packing: string;
  readonly quantityPlanned: number;
  readonly quantityActual: number | null;
  readonly shortQuantity: number | null;
  readonly damagedQuantity: number | null;
}

interface Stop {
  readonly sequence: number;
  readonly type: string;
  readonly goods: readonly Line[];
}

export interface Expected {
  readonly quantity: number;
  /** It is what was loaded; otherwise what was planned. */
  readonly isLoaded: boolean;
}

const sameReference = ({ reference, commodity, packing }: Line) => JSON.stringify([reference, commodity, packing]);
const sameGoods = ({ commodity, packing }: Line) => JSON.stringify([commodity, packing]);

/**
 * How much of each goods line should be there at a stop. Where goods are delivered this is what was loaded before, shared out
 * in the order of the stops: one press on "Finish" must not say that more came off than went on. Lines of loading and
 * delivery are the same goods if they agree in reference, kind and packing, or else in kind and packing, and if as much was
 * to be loaded of them as delivered. Where that is not so, or nothing was counted, the plan stands.
 */
export function expectedAt({ stops }: { readonly stops: readonly Stop[] }, stop: Stop): ReadonlyMap<string, Expected> {
  return new Map(
    stop.goods.map((line) => [
      line.id,
      (stop.type === 'delivery' &&
        (loadedOf(stops, stop, line, sameReference) ?? loadedOf(stops, stop, line, sameGoods))) || {
        quantity: line.quantityPlanned,
        isLoaded: false,
      },
    ]),
  );
}

function loadedOf(stops: readonly Stop[], stop: Stop, line: Line, keyOf: (line: Line) => string): Expected | undefined {
  const key = keyOf(line);
  const linesOf = (type: 'pickup' | 'delivery') =>
    stops
      .filter((each) => each.type === type)
      .flatMap(({ sequence, goods }) =>
        goods.filter((each) => keyOf(each) === key).map((each) => ({ sequence, ...each })),
      );
  const [loading, delivering] = [linesOf('pickup'), linesOf('delivery')];
  const planned = sum(delivering, ({ quantityPlanned }) => quantityPlanned);
  if (sum(loading, ({ quantityPlanned }) => quantityPlanned) !== planned) return undefined;
  const isCounted = ({ sequence, quantityActual }: (typeof loading)[number]) =>
    quantityActual !== null && sequence < stop.sequence;
  if (!loading.some(isCounted)) return undefined;
  const loaded = sum(loading, (each) => (isCounted(each) ? each.quantityActual! : each.quantityPlanned));
  let aboard = loaded;
  for (const each of delivering) {
    // More than was planned is unloaded with the last of it.
    const extra = each === delivering.at(-1) ? Math.max(0, loaded - planned) : 0;
    const due = Math.max(0, rounded(Math.min(each.quantityPlanned + extra, aboard)));
    if (each.id === line.id) return { quantity: due, isLoaded: true };
    aboard -=
      each.quantityActual === null
        ? due
        : each.quantityActual + (each.shortQuantity ?? 0) + (each.damagedQuantity ?? 0);
  }
  return undefined;
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return rounded(items.reduce((total, item) => total + valueOf(item), 0));
}

/** To a thousandth, as quantities are kept: 0.1 + 0.2 is 0.3. */
const rounded = (quantity: number) => Math.round(quantity * 1000) / 1000;
