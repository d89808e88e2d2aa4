import { sql } from 'kysely';
import { authorisation } from '#platform/operation.ts';
import { searchByWords } from '#platform/server/search-by-words.ts';
import { isLimited } from '#modules/base/access/server/index.ts';
import { orderService } from '../contract.ts';
import type { OrderKind } from '../status.ts';

/** Orders of a kind in the search over all records. Who is limited to suppliers finds none: the list refuses them, too. */
function searchOf(kind: OrderKind, noun: string, list: 'getPurchaseOrders' | 'getServiceOrders' | 'getInternalOrders') {
  return searchByWords({
    noun,
    needs: authorisation(orderService.name, list),
    table: 'company_order',
    title: 'order_number',
    offers: sql`t.kind = ${kind}`,
    findsNothing: isLimited,
  });
}

export const orderSearches = [
  searchOf('purchase', 'purchaseOrders', 'getPurchaseOrders'),
  searchOf('service', 'serviceOrders', 'getServiceOrders'),
  searchOf('internal', 'internalOrders', 'getInternalOrders'),
];
