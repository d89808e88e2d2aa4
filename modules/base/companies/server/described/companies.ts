import { described, refusesNothing } from '#platform/server/described.ts';
import { companyService } from '#modules/base/companies/contract.ts';

export const companiesDescribed = described(companyService, {
  getCompany: {
    does: 'Reads the company of a name or an id, the caller’s own where neither is given, as a list of one or none.',
    refuses: 'Refuses nothing: other companies than the own are answered only to a caller who may list companies.',
  },
  getCompanies: {
    does: 'Lists companies by search, filters and order, with the number of their people, one page at a time.',
    refuses: refusesNothing,
  },
  getCompanyBasicInfo: {
    does: 'Lists up to fifty active companies to choose from, by search.',
    refuses: refusesNothing,
  },
  postCompany: {
    does: 'Adds a company that the client works with, and publishes its logo.',
    refuses:
      'Refuses a name that another company has, a city outside its region, numbers that cannot be right, and a logo other than a PNG or JPEG of up to 150 kB.',
  },
  putCompany: {
    does: 'Changes a company and its logo, activates it again, or deactivates it as `deleteCompany` does.',
    refuses:
      'Refuses what `postCompany` refuses, and deactivating the caller’s own company or that of the last administrators.',
  },
  deleteCompany: {
    does: 'Deactivates a company and ends the sessions of its people at once; the record stays.',
    refuses: 'Refuses the caller’s own company, and that of the last administrators.',
  },
  getAllCompanies: {
    does: 'Lists the active companies to which loads can be tendered, and whether their systems take them.',
    refuses: 'Refuses a guest who does not hold an open registration link of a supplier.',
  },
});
