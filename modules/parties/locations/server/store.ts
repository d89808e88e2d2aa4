import { sql } from 'kysely';
import { masterStore } from '#platform/server/master-data.ts';
import { refusePlaceElsewhere } from '#modules/base/lookups/server/index.ts';
import { locations } from '../contract.ts';
import { refuseOtherSide } from './border.ts';

/** Locations as they are stored. */
export const locationStore = masterStore(locations, {
  async refuse(context, { values, before }) {
    await refusePlaceElsewhere(context, values);
    await refuseOtherSide(context, values, before?.id ?? null);
  },
  narrow: (_, { within }) =>
    within
      ? [
          sql`t.latitude between ${within.south} and ${within.north}`,
          sql`t.longitude between ${within.west} and ${within.east}`,
        ]
      : [],
  facts: {
    customerName: sql`(select c.trade_name from customer c where c.partition = t.partition and c.id = t.customer_id)`,
  },
});
