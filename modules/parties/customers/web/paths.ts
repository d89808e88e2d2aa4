/** Addresses of the customers' screens, spelled as the specification spells them. */
export const customersPath = '/shipper';
export const customerListPath = '/manageshipperlist';
export const newCustomerPath = '/shippercreateform/new';
export const pendingPath = '/pendingshipper';
export const applicationsPath = '/shipperemailslist';
/** A screen of the module of credit; it is offered where the desk has it. */
export const creditListPath = '/creditLimit';

export function editCustomerPath(id: string): string {
  return `/shippereditform/${id}`;
}

/** A customer to read: its credit first. */
export function customerPath(id: string): string {
  return `/shipper/${id}`;
}

/** The same customer to decide on: the application and what the checks found first. */
export function reviewPath(id: string): string {
  return `/approveshipper/${id}`;
}
