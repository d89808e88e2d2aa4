import { type Cents, centsOfWire } from '#platform/money.ts';
import type { Approvers } from '../calls.ts';

type Approver = Approvers[number];
type Limited = Approver & { readonly limit: number };

/** So many besides the first are named. */
const namedAtMost = 2;

/**
 * Who of the colleagues is asked for an amount: the one whose limit just reaches, since it is theirs to decide; who else may;
 * and of those whom it is too much for, the one with the highest limit.
 */
export function approverOf(
  people: Approvers,
  total: Cents,
): { readonly first: Approver | undefined; readonly others: readonly Approver[]; readonly below: Limited | undefined } {
  const colleagues = people.filter(({ isAuthor }) => !isAuthor);
  const reaches = ({ limit }: Approver) => limit === null || centsOfWire(limit) >= total;
  // They come with who reaches furthest first.
  const [first, ...others] = colleagues.filter(reaches).toReversed();
  const below = colleagues.find((person): person is Limited => !reaches(person));
  return { first, others: others.slice(0, namedAtMost), below };
}
