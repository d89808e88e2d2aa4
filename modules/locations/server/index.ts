import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { refusePlaceElsewhere } from '#modules/lookups/server/index.ts';
import { locations, locationService } from '../contract.ts';
import { similarLocations } from './similar-locations.ts';

const store = masterStore(locations);

export const locationOperations: Implementation = implement(locationService, {
  getLocations: store.list,
  async postLocation(context, values) {
    await refusePlaceElsewhere(context, values);
    return store.create(context, values);
  },
  putLocation: (context, values) => store.change(context, values, () => refusePlaceElsewhere(context, values)),
  getSimilarLocations: similarLocations,
});
