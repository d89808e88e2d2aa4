import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { exchangeService } from '../contract.ts';
import { exchangeFailureTexts } from '../messages/failures/index.ts';

export const exchanges = client(exchangeService);
/** The channel of exchanges, and with it the first part of the key of everything that is read of them. */
export const exchangesNoun = 'invoiceApiData';
export const exchangeFailures = [exchangeFailureTexts] as const;
export const useMay = rightsOf(exchangeService);

type Asked = InputOf<(typeof exchangeService)['operations']['getInvoiceApiData']>;

export function exchangesRead(asked: Asked) {
  return queryOptions({
    queryKey: [exchangesNoun, 'list', asked],
    queryFn: ({ signal }) => exchanges.getInvoiceApiData(asked, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function exchangeRead(id: string) {
  return queryOptions({
    queryKey: [exchangesNoun, id],
    queryFn: ({ signal }) => exchanges.getInvoiceApiDataRecord({ id }, { signal }),
  });
}

export function partnersRead() {
  return queryOptions({
    queryKey: [exchangesNoun, 'partners'],
    queryFn: ({ signal }) => exchanges.getInvoiceApiPartners({}, { signal }),
  });
}
