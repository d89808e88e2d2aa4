import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { loadPriceService } from '../contract.ts';

export const loadPrices = client(loadPriceService);
export const useMay = rightsOf(loadPriceService);
