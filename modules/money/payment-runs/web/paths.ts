export const paymentRunListPath = '/paymentRuns';
export const newPaymentRunPath = '/paymentRuns/new';
export const paymentRulePath = '/paymentRule';

export function paymentRunPath(id: string): string {
  return `/paymentRuns/${id}`;
}
