import type { z } from 'zod';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { type LocationFields, locations, locationService } from '../contract.ts';
import { pairOtherSide } from './border.ts';
import { mergeLocation } from './merge.ts';
import { similarLocations } from './similar-locations.ts';
import { locationStore } from './store.ts';

export { locationStore };

export const locationOperations: Implementation = implement(locationService, {
  getLocations: locationStore.list,
  postLocation: captureLocation,
  putLocation: changeLocation,
  getSimilarLocations: similarLocations,
  mergeLocation,
});

type Saved = z.input<(typeof locations)['create']['output']>;

/** A new location, and with it the other side of a border. */
export async function captureLocation(context: Context, values: LocationFields): Promise<Saved> {
  const saved = await locationStore.create(context, values);
  await pairOtherSide(context, saved.id, { before: null, after: values.otherSideId });
  return saved;
}

async function changeLocation(
  context: Context,
  values: z.output<(typeof locations)['change']['input']>,
): Promise<Saved> {
  const before = await locationStore.hold(context, values.id);
  const saved = await locationStore.change(context, values);
  await pairOtherSide(context, values.id, { before: before.otherSideId, after: values.otherSideId });
  return saved;
}
