import { minus, sumOf } from '#platform/calculations.ts';
import { type Cents, cents, noCents } from '#platform/money.ts';

/** What is open of a document, as it is ticked: an invoice is above zero, a credit of the customer below. */
export interface OpenDocument {
  readonly id: string;
  readonly open: Cents;
  /** What may be taken off when the rest is paid; nothing where no discount is agreed or it is too late. */
  readonly discount: Cents;
}

/** What a document gets: of the money, of the discount, and what is written off as a small rest. */
export interface Share {
  readonly amount: Cents;
  readonly discount: Cents;
  readonly rest: Cents;
}

/** The shares of the ticked documents by their ids. */
export type Shares = ReadonlyMap<string, Share>;

export interface Sums {
  readonly received: Cents;
  readonly given: Cents;
  readonly discount: Cents;
  /** Below zero where more is given than was received. */
  readonly left: Cents;
}

/** The sums that stay in sight. A discount and a rest are no money: they lower what stays open, not what is left. */
export function sumsOf(received: Cents, shares: Shares): Sums {
  const each = [...shares.values()];
  const given = sumOf(each.map(({ amount }) => amount));
  return { received, given, discount: sumOf(each.map(({ discount }) => discount)), left: minus(received, given) };
}

/** What stays open of a document. */
export function staysOpen({ open }: Pick<OpenDocument, 'open'>, share: Share | undefined): Cents {
  return share ? minus(open, wholeOf(share)) : open;
}

/** Ticks a document with what is open of it, or unticks it. */
export function ticked(shares: Shares, document: OpenDocument): Shares {
  return shares.has(document.id) ? without(shares, document.id) : withShare(shares, document, document.open);
}

/** Gives a document what was typed: nothing unticks it. Discount and rest go where the whole is not paid with them. */
export function typed(shares: Shares, document: OpenDocument, amount: Cents): Shares {
  if (amount === noCents) return without(shares, document.id);
  const { discount, rest } = shares.get(document.id) ?? { discount: noCents, rest: noCents };
  const isWhole = amount + discount + rest === document.open;
  return isWhole ? withShare(shares, document, amount, discount, rest) : withShare(shares, document, amount);
}

/** Gives a document what is left of the receipt, at most what is open of it. What it had before counts as left. */
export function givenRest(received: Cents, shares: Shares, document: OpenDocument): Shares {
  const others = without(shares, document.id);
  const { left } = sumsOf(received, others);
  // A credit adds to the money, so it is never part of a rest.
  if (document.open < noCents) return withShare(others, document, document.open);
  const amount = left < document.open ? left : document.open;
  return amount > noCents ? withShare(others, document, amount) : others;
}

/** Takes the agreed discount off a document and pays the rest of it, or pays it whole again. */
export function discounted(shares: Shares, document: OpenDocument): Shares {
  if (document.discount === noCents) return shares;
  const hasIt = (shares.get(document.id)?.discount ?? noCents) !== noCents;
  return hasIt
    ? withShare(shares, document, document.open)
    : withShare(shares, document, minus(document.open, document.discount), document.discount);
}

/** Writes off what stays open of a ticked document, or takes that back. */
export function writtenOff(shares: Shares, document: OpenDocument): Shares {
  const share = shares.get(document.id);
  if (!share) return shares;
  const rest = share.rest === noCents ? staysOpen(document, share) : noCents;
  return withShare(shares, document, share.amount, share.discount, rest);
}

/** The ticked documents of which no more than the limit stays open: those whose rest may be written off. */
export function smallRests<Document extends OpenDocument>(
  documents: readonly Document[],
  shares: Shares,
  limit: Cents,
): readonly Document[] {
  return documents.filter((document) => {
    const share = shares.get(document.id);
    const stays = share ? staysOpen(document, { ...share, rest: noCents }) : noCents;
    return stays > noCents && stays <= limit;
  });
}

/** Gives the whole receipt in the order of the documents, which is oldest first; credits are not touched. */
export function givenInOrder(received: Cents, documents: readonly OpenDocument[]): Shares {
  const shares = new Map<string, Share>();
  let left = received;
  for (const document of documents) {
    if (left <= noCents) break;
    if (document.open <= noCents) continue;
    const amount = left < document.open ? left : document.open;
    shares.set(document.id, { amount, discount: noCents, rest: noCents });
    left = minus(left, amount);
  }
  return shares;
}

/** The shares of a proposal, without documents that are no longer open and never above what is open of each. */
export function proposedShares(
  documents: readonly OpenDocument[],
  proposed: readonly { readonly id: string; readonly amount: Cents; readonly discount: Cents }[],
): Shares {
  const known = new Map(documents.map((document) => [document.id, document]));
  return new Map(
    proposed.flatMap(({ id, amount, discount }) => {
      const document = known.get(id);
      const share = { amount, discount, rest: noCents };
      return document && !isTooMuch(document, share) ? [[id, share] as const] : [];
    }),
  );
}

/** Whether a document gets more than is open of it, or the opposite of it. */
export function isTooMuch({ open }: Pick<OpenDocument, 'open'>, share: Share): boolean {
  const whole = wholeOf(share);
  return open < noCents ? whole > noCents || whole < open : whole < noCents || whole > open;
}

/** What keeps the receipt from being posted as it is ticked. */
type TickBarrier = 'nothingGiven' | 'tooMuchGiven' | 'moreThanOpen' | 'somethingLeft';

/** Why the receipt cannot be posted yet; undefined where it can. What is left stays on account only where one says so. */
export function tickBarrier(
  received: Cents,
  documents: readonly OpenDocument[],
  shares: Shares,
): TickBarrier | undefined {
  if (shares.size === 0) return 'nothingGiven';
  const { left } = sumsOf(received, shares);
  if (left < noCents) return 'tooMuchGiven';
  const open = new Map(documents.map((document) => [document.id, document]));
  for (const [id, share] of shares) if (isTooMuch(open.get(id) ?? { open: noCents }, share)) return 'moreThanOpen';
  return left > noCents ? 'somethingLeft' : undefined;
}

function withShare(shares: Shares, { id }: OpenDocument, amount: Cents, discount = noCents, rest = noCents): Shares {
  return new Map(shares).set(id, { amount, discount, rest });
}

const wholeOf = ({ amount, discount, rest }: Share): Cents => cents(amount + discount + rest);

function without(shares: Shares, id: string): Shares {
  const next = new Map(shares);
  next.delete(id);
  return next;
}
