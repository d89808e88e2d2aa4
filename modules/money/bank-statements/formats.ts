/** What banks send: tables, ISO 20022, SWIFT and Open Financial Exchange. */
export const formats = ['csv', 'camt053', 'mt940', 'ofx'] as const;
export type BankFormat = (typeof formats)[number];
