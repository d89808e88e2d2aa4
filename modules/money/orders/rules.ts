import { amountFor, minus, percentOfAmount, wholePercent } from '#platform/calculations.ts';
import type { Cents } from '#platform/money.ts';
import { type Percent, type Quantity, readQuantity, type UnitPrice } from '#platform/scaled.ts';

/** What a company lets pass of its orders, as its settings say. */
export interface OrderLimits {
  /** What may come above what was ordered, over all deliveries: a supplier counts pallets, not pieces. */
  readonly tolerance: Percent;
  /** What a revision may add without a second approval: the lower of both. */
  readonly riseShare: Percent;
  readonly riseAmount: Cents;
}

export const quantityOf = (decimal: number | string): Quantity => readQuantity(decimal) ?? (0n as Quantity);

/** Whether an order is so much more than what was approved that a second person looks again. */
export function risesTooMuch(
  approved: Cents,
  now: Cents,
  { riseShare, riseAmount }: Pick<OrderLimits, 'riseShare' | 'riseAmount'>,
): boolean {
  const rise = minus(now, approved);
  return rise > riseAmount || rise > percentOfAmount(riseShare, approved);
}

/** A quantity with the tolerance above it, in whole thousandths: what is less than one of them is not tolerated. */
function tolerated(quantity: Quantity, tolerance: Percent): Quantity {
  return ((quantity * (wholePercent + tolerance)) / wholePercent) as Quantity;
}

/** Most that may still be received of a line: what was ordered and the tolerance, less all that came before. */
export function receivableOf(
  { quantity, received }: { readonly quantity: Quantity; readonly received: Quantity },
  { tolerance }: Pick<OrderLimits, 'tolerance'>,
): Quantity {
  const most = tolerated(quantity, tolerance);
  return (most > received ? most - received : 0n) as Quantity;
}

/** Most that invoices may state of a line: what was received and the tolerance. */
export function invoiceableOf(received: Quantity, { tolerance }: Pick<OrderLimits, 'tolerance'>): Quantity {
  return tolerated(received, tolerance);
}

/** A line as far as it says what came and was not invoiced. */
export interface Valued {
  readonly received: Quantity;
  readonly invoiced: Quantity;
  /** Of one unit, without VAT. */
  readonly price: UnitPrice;
}

/**
 * What came of a line and no invoice has stated, without VAT, in cents of the order's currency: below zero where invoices
 * state more than came. Every movement keeps by how much it changes this, so that a sum of movements says it for any day.
 */
export function notInvoicedOf({ received, invoiced, price }: Valued): Cents {
  return amountFor((received - invoiced) as Quantity, price);
}

/** Whether something came of a line that no invoice has stated. */
export function isNotInvoiced({ received, invoiced }: Pick<Valued, 'received' | 'invoiced'>): boolean {
  return received > invoiced;
}

/** By how much a movement changes what is received and not invoiced: a receipt, an invoice, or another price for both. */
export function netOfMovement(before: Valued, after: Valued): Cents {
  return minus(notInvoicedOf(after), notInvoicedOf(before));
}

interface Progress {
  readonly quantity: Quantity;
  readonly received: Quantity;
}

/** How much of an order came. */
export function progressOf(lines: readonly Progress[]): 'nothing' | 'part' | 'all' {
  if (lines.every(({ received }) => received === 0n)) return 'nothing';
  return lines.every(({ quantity, received }) => received >= quantity) ? 'all' : 'part';
}

/** Whether a second person must look at an order before it goes out. */
export function needsApproval(order: {
  readonly gross: Cents;
  readonly net: Cents;
  /** What an earlier approval covered, if it was for the same supplier; null where there is none. */
  readonly approvedNet: Cents | null;
  /** Of the order type; null where nothing needs a second person. */
  readonly above: Cents | null;
  /** Limits are stated in rand: nobody can say what an order in another currency comes to. */
  readonly isForeign: boolean;
  readonly limits: OrderLimits;
}): boolean {
  const { gross, net, approvedNet, above, isForeign, limits } = order;
  if (!isForeign && (above === null || gross <= above)) return false;
  return approvedNet === null || risesTooMuch(approvedNet, net, limits);
}

/** The account that a line is posted to: of the item, else of the centre; empty where neither has one. */
export function accountOf(item: { readonly account: string }, centre: { readonly account: string }): string {
  return item.account || centre.account;
}
