import { sql } from 'kysely';
import { type House, type HouseParts, openHouse } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { creditOperationsWith, type ExposureProvider } from '#modules/parties/credit/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import type { LoadRecord } from '#modules/work/loads/records.ts';
import type { BillingNeed } from '#modules/work/load-prices/server/index.ts';
import { openLoadsExposure, unbilledExposure } from '#modules/work/carriage/server/index.ts';
import { loadReferences, usualLoad } from '../builders.ts';
import { everyLoadRight, loadFailures, loadImplementations, loadListeners } from './load-rooms.ts';

export const partition = 'alpha';
export const allProviders: readonly ExposureProvider[] = [openLoadsExposure, unbilledExposure];

export interface LoadHouse extends House {
  readonly planner: Staff;
  readonly customerId: string;
  readonly supplierId: string;
  readonly references: Awaited<ReturnType<typeof loadReferences>>;
  /** Books, and answers the load as its page shows it. */
  book(detail?: object, by?: Staff): Promise<LoadRecord>;
  read(id: string, by?: Staff): Promise<LoadRecord>;
  /** A change of a load with the version that it has now. */
  change(operation: string, id: string, payload?: object, by?: Staff): ReturnType<House['call']>;
  /** Booked, submitted, awarded; nobody is assigned yet. */
  bookTo(supplierId: string | null, detail?: object): Promise<LoadRecord>;
  vehicle(code: string, supplierId?: string | null, columns?: Readonly<Record<string, unknown>>): Promise<string>;
  driver(code: string, supplierId?: string | null, columns?: Readonly<Record<string, unknown>>): Promise<string>;
}

/** A house with a planner, a customer with credit, and a supplier whose papers are in order; `above` is what modules above add. */
export async function openLoadHouse(
  providers = allProviders,
  above: Partial<HouseParts> & { readonly rights?: readonly string[]; readonly needs?: readonly BillingNeed[] } = {},
): Promise<LoadHouse> {
  const house = await openHouse({
    ...above,
    implementations: [
      ...loadImplementations(providers, above.needs),
      creditOperationsWith(providers),
      ...(above.implementations ?? []),
    ],
    failureCatalogues: [...loadFailures, ...(above.failureCatalogues ?? [])],
    listeners: [...(above.listeners ?? []), ...loadListeners(providers, above.needs)],
  });
  const { app } = house;
  const db = app.database.writer(partition);
  const planner = await buildStaff(app, partition, [...everyLoadRight, ...(above.rights ?? [])]);
  const { companyId } = planner;
  const customerId = await buildCustomer(app, partition, {
    companyId,
    status: 'approve',
    credit: { limit: 1_000_000 },
  });
  await sql`update customer set standing = 'ACTIVE' where id = ${customerId}`.execute(db);
  const supplierId = await buildSupplier(app, partition, {
    companyId,
    status: 'approved',
    detail: {
      isTrasporter: true,
      gitCover: 5_000_000,
      gitFrom: '2020-01-01',
      gitTo: '2090-01-01',
      tenderLoadEmailAddress: 'loads@carrier.example',
    },
    certificate: 'approved',
  });
  const references = await loadReferences(db, partition);

  const read = (id: string, by = planner) => house.ask<LoadRecord>('getLoad', { id }, by);
  const change = async (operation: string, id: string, payload: object = {}, by = planner) => {
    const { lockId } = await read(id);
    const key = ['postLoadHold', 'releaseLoadHold'].includes(operation) ? 'loadId' : 'id';
    return house.call(operation, { [key]: id, ...payload }, { ...by, lockId });
  };
  const must = async (operation: string, id: string, payload: object = {}) => {
    const answer = await change(operation, id, payload);
    if (answer.response !== 'ok') throw new Error(`${operation} answered ${JSON.stringify(answer)}`);
  };
  const book = async (detail: object = {}, by = planner) => {
    const times = { startsInHours: 4, hours: 10 };
    const { id } = await house.ask<{ id: string }>(
      'postLoad',
      usualLoad(references, customerId, house.clock.now(), times, detail),
      by,
    );
    return read(id);
  };
  const put = async (table: 'vehicle' | 'driver', columns: Readonly<Record<string, unknown>>) => {
    const all = { partition, created_by: 'test', updated_by: 'test', ...columns };
    const { rows } = await sql<{ id: string }>`
      insert into ${sql.table(table)} (${sql.join(Object.keys(all).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(all).map((value) => sql`${value}`))}) returning id`.execute(db);
    return rows[0]!.id;
  };
  return {
    ...house,
    planner,
    customerId,
    supplierId,
    references,
    book,
    read,
    change,
    async bookTo(carrier, detail = {}) {
      const { id } = await book(detail);
      await must('submitLoad', id);
      await must('awardLoad', id, { supplierId: carrier });
      return read(id);
    },
    vehicle: (code, owner = supplierId, columns = {}) =>
      put('vehicle', {
        code,
        name: 'Volvo',
        kind: 'rigid',
        model: '',
        fleet_no: '',
        vin: '',
        engine_no: '',
        register_number: '',
        ownership: owner ? 'supplier' : 'own',
        supplier_id: owner,
        availability: 'available',
        suspension: '',
        reefer_unit: '',
        fuel_type: '',
        tracker_provider: '',
        tracker_device_id: '',
        licence_disc_no: '',
        operator_card_no: '',
        operator_card_category: 'G',
        insurance_policy: '',
        cross_border_permit_no: '',
        notes: '',
        equipment_type_id: references.equipmentTypeId,
        payload_kg: 12_000,
        licence_expiry: '2099-01-01',
        roadworthy_expiry: '2099-01-01',
        operator_card_expiry: '2099-01-01',
        ...columns,
      }),
    driver: (code, owner = supplierId, columns = {}) =>
      put('driver', {
        code,
        name: 'Themba',
        surname: code,
        id_type: 'SA_ID',
        id_number: '',
        nationality: '',
        work_permit_no: '',
        mobile: '',
        email: '',
        language: 'en',
        supplier_id: owner,
        licence_no: '',
        licence_code: 'EC',
        vehicle_restrictions: '',
        prdp_goods: true,
        prdp_passengers: false,
        prdp_dangerous_goods: false,
        first_aid: false,
        cross_border: false,
        next_of_kin_name: '',
        next_of_kin_number: '',
        availability: 'active',
        blocked_reason: '',
        notes: '',
        licence_expiry: '2099-01-01',
        prdp_expiry: '2099-01-01',
        medical_expiry: '2099-01-01',
        ...columns,
      }),
  };
}
