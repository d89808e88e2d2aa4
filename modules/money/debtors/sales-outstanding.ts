/** So many days of sales are looked at. */
export const salesDays = 90;

/**
 * Days of sales outstanding: what is open, over the sales with VAT of ninety days, times ninety; to a tenth of a day. Null
 * where nothing was sold, since then no number says anything.
 */
export function salesOutstanding(open: bigint, sales: bigint): number | null {
  if (sales <= 0n) return null;
  const tenths = (open * BigInt(salesDays) * 100n) / sales;
  // Rounded once, half away from zero.
  const rounded = tenths >= 0n ? (tenths + 5n) / 10n : (tenths - 5n) / 10n;
  return Number(rounded) / 10;
}
