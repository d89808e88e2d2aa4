export const debtorsPath = '/debtors';

/** The desk with a debtor open. */
export function debtorUrl(customerId: string): string {
  return `${debtorsPath}?id=${customerId}`;
}
