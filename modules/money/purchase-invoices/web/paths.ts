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
export const tolerancePath = '/purchaseTolerance';
