import { sql } from 'kysely';
import { authorisation } from '#platform/operation.ts';
import { searchedPage } from '#platform/server/search.ts';
import type { SearchProvider } from '#platform/server/search-provider.ts';
import { loadService } from '#modules/work/loads/contract.ts';

interface Found {
  readonly id: string;
  readonly load_number: string;
  readonly origin: string;
  readonly destination: string;
}

/** Loads in the search over all records. */
export const loadSearch: SearchProvider = {
  noun: 'loads',
  needs: authorisation(loadService.name, 'getLoads'),
  async find({ db, partition }, search) {
    const { rows } = await searchedPage<Found>(db, {
      table: 'load',
      search,
      partition,
      conditions: [],
      order: ['t.updated_at', 't.id'],
      descending: true,
      columns: sql`t.id, t.load_number, t.origin, t.destination`,
      page: 1,
      pageSize: 50,
    });
    return rows.map(({ id, load_number, origin, destination }) => ({
      id,
      title: load_number,
      subtitle: [origin, destination].filter((place) => place !== '').join(' – '),
    }));
  },
};
