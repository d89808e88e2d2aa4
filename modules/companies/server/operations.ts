import { authorisation } from '#platform/operation.ts';
import { implement, type Implementation } from '#platform/server/implement.ts';
import { companyService } from '../contract.ts';
import { changeCompany, createCompany, deactivateCompany } from './company-writes.ts';
import { companiesWhere, companyChoices, listCompanies, seesCompany } from './records.ts';
import './tables.ts';

/** The desk for companies. */
export const companyOperations: Implementation = implement(companyService, {
  getCompany(context, { companyName, companyId }) {
    const { actor } = context;
    if (companyId) return companiesWhere(context, 'id', companyId);
    return companiesWhere(context, 'name', companyName || (actor.kind === 'user' ? actor.companyName : ''));
  },
  getCompanies: (context, query) => listCompanies(context, query),
  getCompanyBasicInfo: (context, { search }) => companyChoices(context, search),
  postCompany: (context, values) => createCompany(context, values),
  putCompany: (context, values) => changeCompany(context, values),
  deleteCompany: (context, { companyId }) => deactivateCompany(context, companyId),

  async getAllCompanies({ db, partition }) {
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
