import { masterChoices, masterDesk } from '#platform/web/master-data/desk.ts';
import { locations, locationService } from '../contract.ts';
import { locationTexts } from '../messages/index.ts';
import { locationPages } from './index.ts';

export const locationDesk = masterDesk(locations, locationService, locationTexts, locationPages);

/** Locations to choose from, searched for by the server. */
export const locationSource = masterChoices(locationDesk);
export const borderPostSource = masterChoices(locationDesk, { type: ['borderPost'] });
