/** Addresses of the screens of credit limits, spelled as the specification spells them. */
export { creditListPath } from '#modules/parties/customers/web/desk.ts';
export const creditLinksPath = '/creditLimit/links';
export const newCreditPath = '/capturecreditLimit/new';

export function creditPath(id: string): string {
  return `/capturecreditLimit/${id}`;
}
