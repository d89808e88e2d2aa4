/** The currencies that amounts are kept in, by ISO 4217; the first is usual. */
export const currencies = ['ZAR', 'MZN', 'BWP', 'NAD', 'ZMW', 'USD', 'EUR'] as const;
