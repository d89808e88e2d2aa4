import { sql } from 'kysely';
import { authorisation } from '#platform/operation.ts';
import { searchedPage } from '#platform/server/search.ts';
import type { SearchProvider } from '#platform/server/search-provider.ts';
import { isLimited } from '#modules/access/server/index.ts';
import { orderService } from '../contract.ts';
import type { OrderKind } from '../status.ts';

interface Found {
  readonly id: string;
  readonly order_number: string;
  readonly search_words: string;
}

/** Orders of a kind in the search over all records. Who is limited to suppliers finds none: the list refuses them, too. */
function searchOf(
  kind: OrderKind,
  noun: string,
  list: 'getPurchaseOrders' | 'getServiceOrders' | 'getInternalOrders',
): SearchProvider {
  return {
    noun,
    needs: authorisation(orderService.name, list),
    async find(context, search) {
      if (isLimited(context)) return [];
      const { rows } = await searchedPage<Found>(context.db, {
        table: 'company_order',
        search,
        partition: context.partition,
        conditions: [sql`t.kind = ${kind}`],
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
}

export const orderSearches: readonly SearchProvider[] = [
  searchOf('purchase', 'purchaseOrders', 'getPurchaseOrders'),
  searchOf('service', 'serviceOrders', 'getServiceOrders'),
  searchOf('internal', 'internalOrders', 'getInternalOrders'),
];
