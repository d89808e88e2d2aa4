import { sql } from 'kysely';
import { addDays, addMonths } from '#platform/dates.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context, Implementation } from '#platform/server/implement.ts';
import { type House, openHouse } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { itemMasterOperations } from '#modules/base/item-masters/server/index.ts';
import { profitCentreOperations } from '#modules/base/profit-centres/server/index.ts';
import { odometerFailureTexts } from '#modules/fleet/odometers/messages/failures/index.ts';
import { odometerOperations } from '#modules/fleet/odometers/server/index.ts';
import { vehicleOperations } from '#modules/parties/vehicles/server/index.ts';
import { fuelPriceOperations } from '#modules/prices/fuel-prices/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildLoad } from '#modules/work/loads/server/index.ts';
import { fleetLogService, type FleetLog } from '#modules/fleet/fleet-log/contract.ts';
import { fleetLogFailureTexts } from '#modules/fleet/fleet-log/messages/failures/index.ts';
import { fleetLogOperations } from '../operations.ts';

export const partition = 'alpha';

/** A house with one month that is over, in which vehicles are logged. */
export interface LogHouse extends House {
  readonly clerk: Staff;
  /** The month before this one, `2026-10`. */
  readonly month: string;
  /** A moment of that month. */
  at(day: number, time?: string): string;
  truck(more?: object): Promise<string>;
  add(vehicleId: string, line: object): ReturnType<House['call']>;
  trip(
    vehicleId: string,
    day: number,
    km: readonly [number, number],
    more?: object,
  ): Promise<{ id: string; lockId: string }>;
  log(vehicleId: string, month?: string): Promise<FleetLog>;
  within<T>(work: (context: Context) => Promise<T>): Promise<T>;
  /** A load that an own vehicle has delivered. */
  delivered(
    vehicleId: string,
    day: number,
    more?: { odometers?: readonly [number, number]; distance?: number },
  ): Promise<string>;
}

export async function openLogHouse(
  more: readonly Implementation[] = [],
  rights: readonly string[] = [],
): Promise<LogHouse> {
  const house = await openHouse({
    implementations: [
      fleetLogOperations,
      odometerOperations,
      vehicleOperations,
      itemMasterOperations,
      profitCentreOperations,
      fuelPriceOperations,
      ...more,
    ],
    failureCatalogues: [fleetLogFailureTexts, odometerFailureTexts],
  });
  const clerk = await buildStaff(house.app, partition, [
    ...Object.keys(fleetLogService.operations),
    'getVehicleOdometers',
    'postVehicle',
    'putVehicle',
    'getVehicles',
    'postItemMaster',
    'addProfitCentre',
    'postFuelPrice',
    ...rights,
  ]);
  const ask = <T = { id: string }>(operation: string, payload: object) => house.ask<T>(operation, payload, clerk);
  const month = addMonths(house.app.clock.now().toISOString().slice(0, 10), -1).slice(0, 7);
  const { id: centreId } = await ask('addProfitCentre', { code: 'FLEET', name: 'Durban linehaul', type: 'fleet' });
  for (const itemGroup of ['fuel', 'toll'])
    await ask('postItemMaster', {
      code: itemGroup.toUpperCase(),
      description: itemGroup,
      kind: 'cost',
      itemGroup,
      unit: 'each',
      journalAccountBuy: itemGroup === 'fuel' ? '5020' : '5040',
    });
  await ask('postFuelPrice', {
    fuelType: 'diesel50',
    kind: 'retail',
    effectiveFrom: addDays(`${month}-01`, -40),
    pricePerLitre: 22.8561,
    source: 'Notice',
  });
  const at = (day: number, time = '08:00') => `${month}-${String(day).padStart(2, '0')}T${time}:00+02:00`;
  let made = 0;
  const truck = async (given: object = {}) =>
    (
      await ask('postVehicle', {
        registrationNumber: `LOG${String((made += 1)).padStart(3, '0')}GP`,
        kind: 'truckTractor',
        make: 'Volvo',
        fuelType: 'diesel',
        tankLitres: 800,
        normKmPerLitre: 2.8,
        profitCentreId: centreId,
        ...given,
      })
    ).id;
  const add = (vehicleId: string, line: object) => house.call('postFleetLogLine', { vehicleId, ...line }, clerk);
  return {
    ...house,
    clerk,
    month,
    at,
    truck,
    add,
    trip: (vehicleId, day, [startKm, endKm], given = {}) =>
      ask('postFleetLogLine', {
        vehicleId,
        kind: 'trip',
        startedAt: at(day, '06:00'),
        endedAt: at(day, '14:00'),
        purpose: 'empty',
        fromPlace: 'Durban',
        toPlace: 'Pretoria',
        startKm,
        endKm,
        ...given,
      }),
    log: (vehicleId, wanted = month) => ask<FleetLog>('getFleetLog', { vehicleId, month: wanted }),
    within: (work) =>
      inPartition(systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' }), partition, work),
    async delivered(vehicleId, day, { odometers, distance = 500 } = {}) {
      const customerId = await buildCustomer(house.app, partition, { companyId: clerk.companyId, status: 'approve' });
      const id = await buildLoad(house.app, partition, { customerId, supplierId: null, status: 'DELIVERED' });
      const db = house.app.database.writer(partition);
      const [from, to] = [at(day, '06:00'), at(day, '16:00')];
      await sql`update load set vehicle_id = ${vehicleId}, delivered_at = ${to}, distance_km = ${distance} where id = ${id}`.execute(
        db,
      );
      await sql`update stop set arrived_at = ${from}, departed_at = ${from}, odometer = ${odometers?.[0] ?? null}
        where load_id = ${id} and sequence = 1`.execute(db);
      await sql`update stop set arrived_at = ${to}, work_ended_at = ${to}, odometer = ${odometers?.[1] ?? null}
        where load_id = ${id} and sequence = 2`.execute(db);
      return id;
    },
  };
}
