import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { fuelPriceService } from '../contract.ts';

export const prices = client(fuelPriceService);
export const pricesNoun = 'fuelPrices';
export const useMay = rightsOf(fuelPriceService);

export function correctionsRead(id: string) {
  return queryOptions({
    queryKey: [pricesNoun, id, 'corrections'],
    queryFn: ({ signal }) => prices.getFuelPriceCorrections({ id }, { signal }),
  });
}
