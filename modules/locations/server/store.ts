import { sql } from 'kysely';
import { masterStore } from '#platform/server/master-data.ts';
import { locations } from '../contract.ts';

/** Locations as they are stored. */
export const store = masterStore(locations, {
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
