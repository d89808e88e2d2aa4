import { masterDesk } from '#platform/web/master-data/desk.ts';
import { rateZones, rateZoneService } from '../contract.ts';
import { rateZoneTexts } from '../messages/index.ts';
import { rateZonePages } from './index.ts';

export const rateZoneDesk = masterDesk(rateZones, rateZoneService, rateZoneTexts, rateZonePages);
