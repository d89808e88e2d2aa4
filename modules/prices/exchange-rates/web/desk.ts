import { masterDesk } from '#platform/web/master-data/desk.ts';
import { exchangeRates, exchangeRateService } from '../contract.ts';
import { exchangeRateTexts } from '../messages/index.ts';
import { exchangeRatePages } from './index.ts';

export const exchangeRateDesk = masterDesk(exchangeRates, exchangeRateService, exchangeRateTexts, exchangeRatePages);
