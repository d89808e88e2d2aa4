import { implement, type Implementation } from '#platform/server/implement.ts';
import { companyService } from '../contract.ts';
import './tables.ts';

export const companyOperations: Implementation = implement(companyService, {
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
