import { masterChoices, masterDesk } from '#platform/web/master-data/desk.ts';
import { locations, locationService } from '../contract.ts';
import { locationPath } from './index.ts';

export const locationDesk = masterDesk(locations, locationService, {
  listPath: '/viewLocations',
  formPath: locationPath,
});

/** Locations to choose from, searched for by the server. */
export const locationSource = masterChoices(locationDesk);
export const borderPostSource = masterChoices(locationDesk, { type: ['borderPost'] });
