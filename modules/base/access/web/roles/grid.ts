import {
  type DisplayName,
  displayNameOf,
  displayNames,
  isSpecial,
  nounOf,
  operationOf,
  type RightNoun,
  rightNouns,
} from '#modules/base/access/rights.ts';

/** A line of the grid: a noun, with its rights under the name that each is shown as. */
export interface GridLine {
  readonly noun: RightNoun;
  readonly rights: readonly string[];
  readonly cells: Readonly<Record<DisplayName, readonly string[]>>;
}

/** The lines of the grid, made of rights: nouns in their order, rights by name. Special rights admit to nothing and are not in it. */
export function groupedRights(rights: readonly string[]): GridLine[] {
  const ordinary = [...new Set(rights)].filter((right) => !isSpecial(right)).toSorted();
  return rightNouns.flatMap((noun) => {
    const own = ordinary.filter((right) => nounOf(operationOf(right)) === noun);
    if (own.length === 0) return [];
    const cells = Object.fromEntries(
      displayNames.map((name) => [name, own.filter((right) => displayNameOf(operationOf(right)) === name)]),
    ) as unknown as GridLine['cells'];
    return [{ noun, rights: own, cells }];
  });
}

/** How much of a cell is ticked. */
export function tickOf(rights: readonly string[], held: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const count = rights.filter((right) => held.has(right)).length;
  return count === 0 ? 'none' : count === rights.length ? 'all' : 'some';
}

/** What two roles have in common, and what only one of them gives. */
export function compareRights(left: readonly string[], right: readonly string[]) {
  const [inLeft, inRight] = [new Set(left), new Set(right)];
  return {
    onlyLeft: left.filter((each) => !inRight.has(each)),
    onlyRight: right.filter((each) => !inLeft.has(each)),
    both: left.filter((each) => inRight.has(each)),
  };
}
