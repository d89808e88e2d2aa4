import type { z } from 'zod';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { refusePlaceElsewhere } from '#modules/lookups/server/index.ts';
import { type LocationFields, locations, locationService } from '../contract.ts';
import { pairOtherSide, refuseOtherSide } from './border.ts';
import { mergeLocation } from './merge.ts';
import { similarLocations } from './similar-locations.ts';
import { store } from './store.ts';

export { refuseImportedPlaces } from './import-places.ts';

export const locationOperations: Implementation = implement(locationService, {
  getLocations: store.list,
  postLocation: captureLocation,
  putLocation: changeLocation,
  getSimilarLocations: similarLocations,
  mergeLocation,
});

/** A new location, checked as its form checks it. */
export async function captureLocation(
  context: Context,
  values: LocationFields,
): Promise<{ id: string; lockId: string }> {
  await refusePlaceElsewhere(context, values);
  await refuseOtherSide(context, values, null);
  const saved = await store.create(context, values);
  await pairOtherSide(context, saved.id, { before: null, after: values.otherSideId });
  return saved;
}

async function changeLocation(
  context: Context,
  values: z.output<(typeof locations)['change']['input']>,
): Promise<{ id: string; lockId: string }> {
  const sides = { before: values.otherSideId, after: values.otherSideId };
  const saved = await store.change(context, values, async (before) => {
    sides.before = before.otherSideId;
    await refusePlaceElsewhere(context, values);
    await refuseOtherSide(context, values, values.id);
  });
  await pairOtherSide(context, values.id, sides);
  return saved;
}
