import { sql } from 'kysely';
import { authorisation } from '#platform/operation.ts';
import { searchByWords } from '#platform/server/search-by-words.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { rateService } from '../contract.ts';
import { rateLife } from '../status.ts';

/** Rates that hold or may come to hold, in the search over all records. */
export const rateSearch = searchByWords({
  noun: 'rates',
  needs: authorisation(rateService.name, 'getRates'),
  table: 'rate',
  title: 'code',
  offers: sql`t.status in ${setOf(rateLife, 'live')}`,
});
