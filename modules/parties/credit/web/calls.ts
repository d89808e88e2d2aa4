import { queryOptions } from '@tanstack/react-query';
import { readOf } from '#platform/web/queries.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { creditService } from '#modules/parties/credit/contract.ts';
import { creditFailureTexts } from '#modules/parties/credit/messages/failures/index.ts';
import { customerFailureTexts } from '#modules/parties/customers/messages/failures/index.ts';
import { customers, customersNoun } from '#modules/parties/customers/web/desk.ts';

export const credit = client(creditService);

/** The channel of credit limits, and with it the first part of the key of everything that is read of them. */
export const creditNoun = 'creditlimits';

/** What can be wrong with a proposal, in words. */
export const creditFailures = [creditFailureTexts, customerFailureTexts] as const;

export function creditRead(id: string) {
  return readOf([creditNoun, id], (options) => credit.getShipperCreditChangeRecord({ id }, options));
}

export function creditHistoryRead(id: string) {
  return readOf([creditNoun, id, 'history'], (options) => credit.getShipperCreditChangeHistory({ id }, options));
}

/** The newest changes of one customer's limit. */
export function changesOfRead(customerId: string) {
  return readOf([creditNoun, 'of', customerId], (options) =>
    credit.getShipperCreditChanges({ customerId, pageSize: 20 }, options),
  );
}

/** How much credit a customer has left; it changes with its invoices too, so it is read again each time. */
export function positionRead(customerId: string) {
  return queryOptions({
    queryKey: [creditNoun, 'position', customerId],
    queryFn: ({ signal }) => credit.getShipperCreditPosition({ customerId }, { signal }),
    staleTime: 0,
  });
}

/** Customers whose name or number holds what was typed. */
export function customerChoiceRead(search: string) {
  return queryOptions({
    queryKey: [customersNoun, 'choice', search],
    queryFn: ({ signal }) => customers.getAllShippers({ search }, { signal }),
    staleTime: 60_000,
  });
}

/** Whether the person may call an operation of credit limits. Only shows and hides: the server decides. */
export const useMayCredit = rightsOf(creditService);
