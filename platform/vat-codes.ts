/** How value-added tax is counted on something. */
export const vatCodes = ['standard', 'zeroRated', 'exempt', 'outOfScope'] as const;

/**
 * Per cent of a code. South Africa's standard rate; other countries' rates come with their invoices, as data by country and
 * date.
 */
export function vatRateOf(code: string): number {
  return code === 'standard' ? 15 : 0;
}
