export const listPath = '/purchaseInvoices';
export const createPath = '/createPurchaseInvoice';
export const editPath = '/editPurchaseInvoice';

export function purchasePath(id: string): string {
  return `${editPath}/${id}`;
}

/** Where its fields are changed. */
export function changePath(id: string): string {
  return `${editPath}/${id}/change`;
}
export const papersPath = '/purchasePapers';
export const capturePaperPath = (id: string) => `${createPath}?paper=${id}` as const;
export const tolerancePath = '/purchaseTolerance';
