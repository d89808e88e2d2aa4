import type { VatCode } from '#platform/vat-codes.ts';

/** The facts on which the VAT of a line of transport depends, besides its item or its rate. */
export interface VatFacts {
  /** Its stops are in more than one country. */
  readonly isInternational: boolean;
  /** Whoever charges it is registered for VAT; the company itself always is. */
  readonly isVendor: boolean;
}

/**
 * The VAT code of a line of transport, by that of its item or rate. Transport of goods to, from or across another country is
 * zero-rated (Value-Added Tax Act 89 of 1991, South Africa, section 11(2)(a)), and only a registered vendor charges VAT at all
 * (section 7(1)(a)). Codes other than the standard one are somebody's decision and stay.
 */
export function vatCodeOf(code: VatCode, { isInternational, isVendor }: VatFacts): VatCode {
  if (!isVendor) return 'outOfScope';
  return code === 'standard' && isInternational ? 'zeroRated' : code;
}
