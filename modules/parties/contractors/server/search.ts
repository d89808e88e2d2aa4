import { authorisation } from '#platform/operation.ts';
import type { SearchProvider } from '#platform/server/search-provider.ts';
import { contractorService } from '../contract.ts';
import { listContractors } from './list-contractors.ts';

const optionsAtMost = 20;

/** Contractors in the search over all records. */
export const contractorSearch: SearchProvider = {
  noun: 'contractors',
  needs: authorisation(contractorService.name, 'getSubcontractors'),
  async find(context, search) {
    const { subcontractors } = await listContractors(context, {
      search,
      page: 1,
      pageSize: optionsAtMost,
      sort: 'subbieName',
      descending: false,
    });
    return subcontractors.map(({ keyIdentifier, subbieName, accountNumber }) => ({
      id: keyIdentifier,
      title: subbieName,
      subtitle: accountNumber,
    }));
  },
};
