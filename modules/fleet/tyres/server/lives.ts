import { life } from '#platform/server/life.ts';
import { record } from '#platform/server/records.ts';
import { type TyreEvent, tyreLife, type TyreState } from '../status.ts';
import { findTyre, type StoredTyre, tyreNoun } from './queries.ts';
import { recordOf } from './records.ts';

/** Tyres, as they are changed. */
export const tyres = record({
  noun: tyreNoun,
  table: 'tyre',
  channels: ['tyres'],
  find: findTyre,
  show: recordOf,
});

/** Tyres from the store to the scrap. */
export const tyreLives = life<StoredTyre, 'tyre', TyreState, TyreEvent>(tyres, {
  machine: tyreLife,
  column: 'status',
  columns: (_, { event }) => (event === 'dismount' ? { vehicle_id: null, position: '' } : {}),
});
