import { type Cents, cents } from '#platform/money.ts';

/** A claim on a supplier of which something was taken off a payment and no credit note has answered yet. */
export interface Claim {
  readonly id: string;
  readonly purchaseInvoiceId: string;
  /** The loads of its invoice. */
  readonly loadIds: readonly string[];
  /** What no credit note has answered of it. */
  readonly left: Cents;
}

/** A credit note, as far as it answers claims. */
export interface AnsweringNote {
  /** The claims that a person chose; null where they are found. */
  readonly chosen: readonly string[] | null;
  readonly originalId: string | null;
  readonly loadIds: readonly string[];
  readonly net: Cents;
  readonly gross: Cents;
}

/** So much of a claim that a credit note answers. */
export interface Answer<Of extends Claim> {
  readonly claim: Of;
  readonly amount: Cents;
}

/**
 * The claims that a credit note answers, each with how much of it: the chosen ones, else those of its invoice, else those of
 * invoices with one of its loads, else the only one that is exactly its total or its net. The oldest claim is answered first, and
 * no more than the note comes to.
 */
export function answersOf<Of extends Claim>(note: AnsweringNote, claims: readonly Of[]): readonly Answer<Of>[] {
  let left: bigint = note.gross;
  return claimsFor(note, claims).flatMap((claim) => {
    const amount = claim.left < left ? claim.left : cents(left);
    left -= amount;
    return amount > 0n ? [{ claim, amount }] : [];
  });
}

function claimsFor<Of extends Claim>(
  { chosen, originalId, loadIds, net, gross }: AnsweringNote,
  claims: readonly Of[],
): readonly Of[] {
  if (chosen !== null) return claims.filter(({ id }) => chosen.includes(id));
  if (originalId !== null) return claims.filter(({ purchaseInvoiceId }) => purchaseInvoiceId === originalId);
  const sameLoad = claims.filter((claim) => claim.loadIds.some((id) => loadIds.includes(id)));
  if (sameLoad.length > 0) return sameLoad;
  const sameAmount = claims.filter(({ left }) => left === gross || left === net);
  return sameAmount.length === 1 ? sameAmount : [];
}
