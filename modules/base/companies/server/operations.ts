import { authorisation } from '#platform/operation.ts';
import { heldLink } from '#platform/server/links.ts';
import { implement, type Implementation } from '#platform/server/implement.ts';
import { companyService } from '../contract.ts';
import { changeCompany, createCompany, deactivateCompany } from './company-writes.ts';
import { companiesWhere, companyChoices, listCompanies, seesCompany } from './records.ts';
import './tables.ts';

/** The flows by link that choose how loads are tendered. */
const kindsThatTender = ['carrierregister'];

/** The desk for companies. */
export const companyOperations: Implementation = implement(companyService, {
  async getCompany(context, { companyName, companyId }) {
    const { actor } = context;
    if (actor.kind !== 'user') return [];
    const found = companyId
      ? await companiesWhere(context, 'id', companyId)
      : await companiesWhere(context, 'name', companyName || actor.companyName);
    // Other companies are for who may see their list; for everybody else they are not there.
    return actor.authorisations.has(companyHistory.right)
      ? found
      : found.filter((company) => company.companyId === actor.companyId);
  },
  getCompanies: (context, query) => listCompanies(context, query),
  getCompanyBasicInfo: (context, { search }) => companyChoices(context, search),
  postCompany: (context, values) => createCompany(context, values),
  putCompany: (context, values) => changeCompany(context, values),
  deleteCompany: (context, { companyId }) => deactivateCompany(context, companyId),

  async getAllCompanies(context) {
    const { db, partition, actor } = context;
    // The form of a supplier asks for them, and only while its link is open.
    if (actor.kind === 'guest') await heldLink(context, kindsThatTender);
    const rows = await db
      .selectFrom('company')
      .select(['name', 'licence_type', 'global_location_number'])
      .where('partition', '=', partition)
      .where('is_active', '=', true)
      .where('is_client', '=', false)
      .orderBy('name')
      .execute();
    return rows.map((row) => ({
      companyName: row.name,
      haulwayAccess: row.licence_type,
      globalLocationNumber: row.global_location_number,
    }));
  },
});

/** Who may read the history of a company. */
export const companyHistory = {
  right: authorisation(companyService.name, 'getCompanies' satisfies keyof typeof companyService.operations),
  sees: seesCompany,
};
