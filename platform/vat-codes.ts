/** How value-added tax is counted on something. */
export const vatCodes = ['standard', 'zeroRated', 'exempt', 'outOfScope'] as const;
export type VatCode = (typeof vatCodes)[number];
