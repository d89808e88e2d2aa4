import { sumOf } from '#platform/calculations.ts';
import { type Cents, cents } from '#platform/money.ts';

interface Owed {
  readonly id: string;
  readonly open: Cents;
  readonly dueDate: string;
}

/** The oldest first, then by id, so that the same amount is given the same way each time. */
export function byAge<Item extends Owed>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((one, other) =>
    one.dueDate < other.dueDate ? -1 : one.dueDate > other.dueDate ? 1 : one.id < other.id ? -1 : 1,
  );
}

/** Gives an amount to what is owed, the oldest first; what is left after all of it is not given. Credits get nothing. */
export function oldestFirst<Item extends Owed>(
  items: readonly Item[],
  amount: Cents,
): { readonly item: Item; readonly amount: Cents; readonly discount: Cents }[] {
  let left = amount;
  const given: { item: Item; amount: Cents; discount: Cents }[] = [];
  for (const item of byAge(items)) {
    if (left <= 0n) break;
    if (item.open <= 0n) continue;
    const part = item.open < left ? item.open : left;
    given.push({ item, amount: part, discount: cents(0) });
    left = cents(left - part);
  }
  return given;
}

/** More items than this are not tried in pairs and triples: what adds up by chance is as likely as what is meant. */
const triedAtMost = 60;

/**
 * The sets of items whose open amounts are exactly an amount, the simplest kind alone: single ones; else all; else the oldest up
 * to one; else pairs, else triples. Several of a kind are all answered, as none of them is sure.
 */
export function exactSets<Item extends Owed>(items: readonly Item[], amount: Cents): readonly (readonly Item[])[] {
  const owed = byAge(items.filter(({ open }) => open > 0n));
  const single = owed.filter(({ open }) => open === amount).map((item) => [item]);
  if (single.length > 0) return single;
  if (owed.length > 1 && sumOf(owed.map(({ open }) => open)) === amount) return [owed];
  let sum = 0n;
  for (const [place, { open }] of owed.entries()) {
    sum += open;
    if (sum === amount) return [owed.slice(0, place + 1)];
    if (sum > amount) break;
  }
  if (owed.length > triedAtMost) return [];
  const pairs = pairsOf(owed, amount);
  return pairs.length > 0
    ? pairs
    : owed.flatMap((item, place) => pairsOf(owed.slice(place + 1), amount - item.open).map((pair) => [item, ...pair]));
}

function pairsOf<Item extends Owed>(items: readonly Item[], amount: bigint): Item[][] {
  return items.flatMap((one, place) =>
    items
      .slice(place + 1)
      .filter((other) => one.open + other.open === amount)
      .map((other) => [one, other]),
  );
}
