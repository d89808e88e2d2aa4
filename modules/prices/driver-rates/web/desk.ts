import { masterDesk } from '#platform/web/master-data/desk.ts';
import { driverRates, driverRateService } from '../contract.ts';
import { driverRateTexts } from '../messages/index.ts';
import { driverRatePages } from './index.ts';

export const driverRateDesk = masterDesk(driverRates, driverRateService, driverRateTexts, driverRatePages);
