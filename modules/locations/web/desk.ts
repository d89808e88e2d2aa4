import { masterDesk } from '#platform/web/master-data/desk.ts';
import { locations, locationService } from '../contract.ts';
import { locationTexts } from '../messages/index.ts';
import { locationPages } from './index.ts';

export const locationDesk = masterDesk(locations, locationService, locationTexts, locationPages);
