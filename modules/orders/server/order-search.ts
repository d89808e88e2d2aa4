import { sql } from 'kysely';
import { authorisation } from '#platform/operation.ts';
import { searchedPage } from '#platform/server/search.ts';
import type { SearchProvider } from '#platform/server/search-provider.ts';
import { orderService } from '../contract.ts';

interface Found {
  readonly id: string;
  readonly order_number: string;
  readonly search_words: string;
}

/** Purchase orders in the search over all records. */
export const purchaseSearch: SearchProvider = {
  noun: 'purchaseOrders',
  needs: authorisation(orderService.name, 'getPurchaseOrders'),
  async find({ db, partition }, search) {
    const { rows } = await searchedPage<Found>(db, {
      table: 'company_order',
      search,
      partition,
      conditions: [sql`t.kind = 'purchase'`],
      order: ['t.updated_at', 't.id'],
      descending: true,
      columns: sql`t.id, t.order_number, t.search_words`,
      page: 1,
      pageSize: 50,
    });
    return rows.map(({ id, order_number, search_words }) => ({
      id,
      title: order_number,
      subtitle: search_words.slice(order_number.length + 1),
    }));
  },
};
