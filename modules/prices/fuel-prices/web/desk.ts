import { masterDesk } from '#platform/web/master-data/desk.ts';
import { fuelPrices, fuelPriceService } from '../contract.ts';
import { fuelPriceTexts } from '../messages/index.ts';
import { fuelPricePages } from './index.ts';

export const fuelPriceDesk = masterDesk(fuelPrices, fuelPriceService, fuelPriceTexts, fuelPricePages);
