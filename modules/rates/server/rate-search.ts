import { authorisation } from '#platform/operation.ts';
import { searchedPage } from '#platform/server/search.ts';
import type { SearchProvider } from '#platform/server/search-provider.ts';
import { sql } from 'kysely';
import { rateService } from '../contract.ts';

interface Found {
  readonly id: string;
  readonly code: string;
  readonly search_words: string;
}

/** Rates that hold or may come to hold, in the search over all records. */
export const rateSearch: SearchProvider = {
  noun: 'rates',
  needs: authorisation(rateService.name, 'getRates'),
  async find({ db, partition }, search) {
    const { rows } = await searchedPage<Found>(db, {
      table: 'rate',
      search,
      partition,
      conditions: [sql`t.status in ('DRAFT', 'PENDING', 'APPROVED')`],
      order: ['t.updated_at', 't.id'],
      descending: true,
      columns: sql`t.id, t.code, t.search_words`,
      page: 1,
      pageSize: 50,
    });
    return rows.map(({ id, code, search_words }) => ({
      id,
      title: code,
      subtitle: search_words.slice(code.length + 1),
    }));
  },
};
