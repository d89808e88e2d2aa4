import { sql } from 'kysely';
import { authorisation } from '#platform/operation.ts';
import { searchByWords } from '#platform/server/search-by-words.ts';
import { rateService } from '../contract.ts';

/** Rates that hold or may come to hold, in the search over all records. */
export const rateSearch = searchByWords({
  noun: 'rates',
  needs: authorisation(rateService.name, 'getRates'),
  table: 'rate',
  title: 'code',
  offers: sql`t.status in ('DRAFT', 'PENDING', 'APPROVED')`,
});
