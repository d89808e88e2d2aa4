import { sql } from 'kysely';
import { invalidFields } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore, type Proposed } from '#platform/server/master-data.ts';
import { paperConditions } from '#platform/server/paper-conditions.ts';
import { isLimited, ownSuppliers, refuseForeignOwner, supplierLimit } from '#modules/base/access/server/index.ts';
import {
  datesFromDocuments,
  documentedDates,
  keepPhoto,
  photoOf,
  refuseOtherDates,
  renameDocumentSubject,
} from '#modules/base/documents/server/index.ts';
import { supplierName } from '#modules/parties/suppliers/server/index.ts';
import {
  trailerKinds,
  vehicleAvailability,
  vehicleDates,
  type VehicleFields,
  vehicles,
  vehicleService,
} from '../contract.ts';
import type { VehicleFailureCode } from '../messages/failures/index.ts';
import './happenings.ts';

export { type Availability, holdAvailability, setAvailability } from './availability.ts';

export { type LastOdometer, lastOdometer } from './last-odometer.ts';

export const vehicleStore = masterStore(vehicles, {
  limit: supplierLimit,
  narrow: (context, { papers }) => paperConditions(context, papers),
  facts: {
    supplierName,
    defaultDriverName: sql`(select driver.name || ' ' || driver.surname from driver
      where driver.partition = t.partition and driver.id = t.default_driver_id)`,
    presentKm: sql`(select r.km::float8 from odometer_last(t.id) r)`,
    photo: photoOf,
    documentedDates: documentedDates(vehicles, vehicleDates),
  },
  refuse: refuseVehicle,
});

/** Licence disc, roadworthy, operator card, insurance and permits say for themselves when they end. */
export const vehiclePaperDates = datesFromDocuments({
  subjectType: 'vehicle',
  data: vehicles,
  dates: vehicleDates,
});

export const vehicleOperations: Implementation = implement(vehicleService, {
  getVehicles: vehicleStore.list,
  postVehicle: vehicleStore.create,

  async putVehicle(context, values) {
    const saved = await vehicleStore.change(context, values);
    await renameDocumentSubject(context, { type: 'vehicle', id: values.id, name: values.registrationNumber });
    return saved;
  },

  putVehiclePhoto: (context, photo) => keepPhoto(context, { data: vehicles, subjectType: 'vehicle' }, photo),
});

/** Who is limited to suppliers does not say that what it named is in order. */
const checkedByClient: Readonly<Record<string, { readonly code: VehicleFailureCode }>> = {
  availability: { code: 'checkedByClient' },
};

async function refuseVehicle(context: Context, { before, values }: Proposed<VehicleFields>): Promise<void> {
  await refuseForeignOwner(context, values.supplierId);
  if (before?.availability === 'notChecked' && values.availability !== 'notChecked' && isLimited(context))
    throw invalidFields(checkedByClient);
  await refuseWrongPartners(context, values);
  if (before) await refuseOtherDates(context, { data: vehicles, dates: vehicleDates }, before.id, values);
  if (before && before.availability !== values.availability && is(vehicleAvailability, values.availability, 'drivable'))
    await context.happened('vehicle.madeAvailable', { vehicleId: before.id });
}

/** The usual driver and the usual trailers: there are such, the trailers are trailers, and the caller may see them. */
async function refuseWrongPartners(context: Context, values: VehicleFields): Promise<void> {
  const { db, partition } = context;
  const { defaultDriverId, defaultTrailer1Id, defaultTrailer2Id } = values;
  const own = await ownSuppliers(context);
  const isVisible = own ? sql`and supplier_id = any (${own}::uuid[])` : sql``;
  const { rows } = await sql<{ id: string; kind: string | null }>`
    select id, null as kind from driver where partition = ${partition} and id = ${defaultDriverId} ${isVisible}
    union all
    select id, kind from vehicle
     where partition = ${partition} and id = any (${[defaultTrailer1Id, defaultTrailer2Id]}::uuid[]) ${isVisible}`.execute(
    db,
  );
  const problems: Record<string, { code: FailureCode | VehicleFailureCode }> = {};
  for (const [field, id] of Object.entries({ defaultDriverId, defaultTrailer1Id, defaultTrailer2Id })) {
    const found = id === null ? undefined : rows.find((row) => row.id === id);
    if (id !== null && !found) problems[field] = { code: 'notAnOption' };
    else if (found?.kind && !trailerKinds.includes(found.kind)) problems[field] = { code: 'notATrailer' };
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}
