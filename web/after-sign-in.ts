import { queryOptions } from '@tanstack/react-query';
import { companyService } from '#modules/base/companies/contract.ts';
import { itemMasterDesk } from '#modules/base/item-masters/web/desk.ts';
import { lookupService } from '#modules/base/lookups/contract.ts';
import { orderTypeDesk } from '#modules/base/order-types/web/desk.ts';
import { profitCentreDesk } from '#modules/base/profit-centres/web/desk.ts';
import { choicesRead } from '#platform/web/master-data/desk.ts';
import { queries } from '#platform/web/queries.ts';
import { client } from '#platform/web/rpc.ts';
import { holds } from '#platform/web/signed-in.ts';

const companies = client(companyService);
const places = client(lookupService);

/** The company of the person's client. */
const ownCompanyRead = queryOptions({
  queryKey: ['companies', 'own'],
  queryFn: ({ signal }) => companies.getCompany({}, { signal }),
});
/** Countries with their provinces; cities follow when a province is chosen. */
const countriesRead = queryOptions({
  queryKey: ['places', 'countries'],
  queryFn: ({ signal }) => places.getCountries({}, { signal }),
});

/**
 * What the specification loads after sign-in: the company of the person's client with the countries, order types, profit
 * centres and item masters, as far as the person may read them. Whoever holds the TRANSNOVA binding never comes here.
 */
export async function loadLookups(): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(ownCompanyRead),
    queries.prefetchQuery(countriesRead),
    ...(holds(orderTypeDesk.mayRead) ? [queries.prefetchQuery(choicesRead(orderTypeDesk))] : []),
    ...(holds(profitCentreDesk.mayRead) ? [queries.prefetchQuery(choicesRead(profitCentreDesk))] : []),
    ...(holds(itemMasterDesk.mayRead) ? [queries.prefetchQuery(choicesRead(itemMasterDesk))] : []),
  ]);
}
