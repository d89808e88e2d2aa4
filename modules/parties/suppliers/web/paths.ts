/** Addresses of the suppliers' screens, spelled as the specification spells them. */
export const supplierListPath = '/manage-carrier';
export const newSupplierPath = '/carrierApplicationAdmin/new';
export const waitingPath = '/manageCarrierApproval';
export const invitationsPath = '/manageApplication';

/** The record: what was filled in, its document, its history, and the decision. */
export function supplierPath(keyIdentifier: string): string {
  return `/carrierApproval/${keyIdentifier}`;
}

/** The same record for reading: its compliance first. */
export function supplierPagePath(keyIdentifier: string): string {
  return `/manage-carrier/${keyIdentifier}`;
}

export function editSupplierPath(keyIdentifier: string): string {
  return `/carrierApplicationAdmin/${keyIdentifier}`;
}
