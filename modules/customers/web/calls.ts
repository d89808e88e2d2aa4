import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { linksRead } from '#modules/links/web/index.ts';
import { customerService } from '../contract.ts';

export const customers = client(customerService);

/** The channel of customers, and with it the first part of the key of everything that is read of them. */
export const customersNoun = 'shippers';
/** The channel of application links and of what waits for a decision. */
export const linksNoun = 'approvals';

export function customerRead(id: string) {
  return queryOptions({
    queryKey: [customersNoun, id],
    queryFn: ({ signal }) => customers.getShipper({ id }, { signal }),
  });
}

export function historyRead(id: string) {
  return queryOptions({
    queryKey: [customersNoun, id, 'history'],
    queryFn: ({ signal }) => customers.getShipperHistory({ id }, { signal }),
  });
}

export const countsRead = queryOptions({
  queryKey: [customersNoun, 'counts'],
  queryFn: ({ signal }) => customers.getShipperCounts({}, { signal }),
});

/** The links of a customer. */
export function customerLinksRead(registeredName: string) {
  return linksRead(['of', customersNoun], registeredName, customers.getShipperEmails);
}

/** Whether the person may call an operation. */
export const useMay = rightsOf(customerService);
