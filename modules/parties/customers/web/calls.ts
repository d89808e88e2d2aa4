import { readOf } from '#platform/web/queries.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { linksRead } from '#modules/parties/links/web/index.ts';
import { customerService } from '../contract.ts';

export const customers = client(customerService);

/** The channel of customers, and with it the first part of the key of everything that is read of them. */
export const customersNoun = 'shippers';
/** The channel of application links and of what waits for a decision. */
export const linksNoun = 'approvals';

export function customerRead(id: string) {
  return readOf([customersNoun, id], (options) => customers.getShipper({ id }, options));
}

export function historyRead(id: string) {
  return readOf([customersNoun, id, 'history'], (options) => customers.getShipperHistory({ id }, options));
}

export const countsRead = readOf([customersNoun, 'counts'], (options) => customers.getShipperCounts({}, options));

/** The links of a customer. */
export function customerLinksRead(registeredName: string) {
  return linksRead(['of', customersNoun], registeredName, customers.getShipperEmails);
}

/** Whether the person may call an operation. */
export const useMay = rightsOf(customerService);
