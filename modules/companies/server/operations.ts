import { implement, type Implementation } from '#platform/server/implement.ts';
import { companyService } from '../contract.ts';
import './tables.ts';

export const companyOperations: Implementation = implement(companyService, {
  async getCompany({ db, partition, actor }, { companyName }) {
    const name = companyName || (actor.kind === 'user' ? actor.companyName : '');
    const rows = await db
      .selectFrom('company')
      .selectAll()
      .where('partition', '=', partition)
      .where('name', '=', name)
      .execute();
    return rows.map((row) => ({
      companyId: row.id,
      name: row.name,
      tradeName: row.trade_name,
      address1: row.address['addressLine1'] ?? '',
      address2: row.address['addressLine2'] ?? '',
      suburb: row.address['suburb'] ?? '',
      city: row.address['city'] ?? '',
      province: row.address['region'] ?? '',
      country: row.address['country'] ?? '',
      postalcode: row.address['postalCode'] ?? '',
      telno: row.telephone,
      vatNo: row.vat_number,
      contactName: row.contact_name,
      isActive: row.is_active,
      licenceType: row.licence_type,
      globalLocationNumber: row.global_location_number,
      timeZone: row.time_zone,
      lockId: String(row.version),
    }));
  },

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
