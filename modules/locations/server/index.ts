import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { refusePlaceElsewhere } from '#modules/lookups/server/index.ts';
import { locations, locationService } from '../contract.ts';
import { similarLocations } from './similar-locations.ts';

export const locationStore = masterStore(locations, {
  refuse: (context, { values }) => refusePlaceElsewhere(context, values),
});

export const locationOperations: Implementation = implement(locationService, {
  getLocations: locationStore.list,
  postLocation: locationStore.create,
  putLocation: locationStore.change,
  getSimilarLocations: similarLocations,
});
