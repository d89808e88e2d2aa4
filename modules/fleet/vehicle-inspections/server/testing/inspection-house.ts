import crypto from 'node:crypto';
import { sql } from 'kysely';
import type { HouseParts } from '#platform/server/testing/house.ts';
import { basisOperations } from '#modules/base/access/server/index.ts';
import { defectService } from '#modules/fleet/vehicle-defects/contract.ts';
import type { DefectRecord } from '#modules/fleet/vehicle-defects/contract.ts';
import { defectFailureTexts } from '#modules/fleet/vehicle-defects/messages/failures/index.ts';
import { defectListeners, defectOperations } from '#modules/fleet/vehicle-defects/server/index.ts';
import {
  templateService,
  type VehicleInspectionRecord,
  vehicleInspectionService,
} from '#modules/fleet/vehicle-inspections/contract.ts';
import type { VehicleCheck } from '#modules/fleet/vehicle-inspections/check-contract.ts';
import { vehicleInspectionFailureTexts } from '#modules/fleet/vehicle-inspections/messages/failures/index.ts';
import { odometerFailureTexts } from '#modules/fleet/odometers/messages/failures/index.ts';
import { linkOperations } from '#modules/parties/links/server/index.ts';
import { vehicleOperations } from '#modules/parties/vehicles/server/index.ts';
import { type LoadHouse, openLoadHouse } from '#modules/work/loads/server/testing/load-house.ts';
import { checkOperations, templateOperations, vehicleInspectionLink, vehicleInspectionOperations } from '../index.ts';

export interface Phone {
  readonly key: string;
  readonly device: string;
  readonly sessionId: string;
}

export interface InspectionHouse extends LoadHouse {
  /** A truck of the own fleet. */
  truck(): Promise<string>;
  trailer(): Promise<string>;
  openFor(vehicleId: string, more?: object): Promise<VehicleInspectionRecord>;
  record(id: string): Promise<VehicleInspectionRecord>;
  /** Answers at the desk, with the version that the inspection has now. */
  answer(id: string, answers: readonly object[], more?: object): ReturnType<LoadHouse['call']>;
  /** Everything in order but for what is said, read what is open, and ended. */
  finish(id: string, failing?: readonly object[], more?: object): ReturnType<LoadHouse['call']>;
  availability(vehicleId: string): Promise<string>;
  defects(unitId: string): Promise<readonly DefectRecord[]>;
  /** A change of a defect with the version that it has now. */
  put(id: string, change: object, by?: object): ReturnType<LoadHouse['call']>;
  /** The phone of the driver to whom an inspection was sent. */
  phone(): Promise<Phone>;
  check(phone: Phone): Promise<VehicleCheck>;
  tell(phone: Phone, answers: readonly object[], more?: object): ReturnType<LoadHouse['call']>;
}

let made = 0;
const plate = () => `INV${String((made += 1)).padStart(3, '0')}GP`;

/** What passes: with a measurement where one is asked. */
export function inOrder(items: VehicleInspectionRecord['items']) {
  return items.map(({ unitId, code, usual }) => ({ unitId, code, result: 'pass', ...(usual && { value: 9 }) }));
}

/** A house with vehicles that are inspected; `more` is what belongs to the test alone. */
export async function openInspectionHouse(
  more: Partial<Omit<HouseParts, 'jobKinds'>> & { readonly rights?: readonly string[] } = {},
): Promise<InspectionHouse> {
  const house = await openLoadHouse(undefined, {
    implementations: [
      basisOperations,
      linkOperations,
      vehicleOperations,
      defectOperations,
      vehicleInspectionOperations,
      templateOperations,
      checkOperations,
      ...(more.implementations ?? []),
    ],
    failureCatalogues: [
      odometerFailureTexts,
      defectFailureTexts,
      vehicleInspectionFailureTexts,
      ...(more.failureCatalogues ?? []),
    ],
    listeners: [...defectListeners, ...(more.listeners ?? [])],
    linkKinds: [vehicleInspectionLink, ...(more.linkKinds ?? [])],
    rights: [
      ...Object.keys(defectService.operations),
      ...Object.keys(vehicleInspectionService.operations),
      ...Object.keys(templateService.operations),
      'getVehicles',
      'putVehicle',
      ...(more.rights ?? []),
    ],
  });
  const { planner } = house;
  const record = (id: string) => house.ask<VehicleInspectionRecord>('getVehicleInspection', { id }, planner);
  const withLock = async (operation: string, id: string, payload: object) => {
    const { lockId } = await record(id);
    return house.call(operation, { id, ...payload }, { ...planner, lockId });
  };
  const now = () => house.clock.now().toISOString();
  return {
    ...house,
    record,
    truck: () => house.vehicle(plate(), null, { kind: 'truckTractor' }),
    trailer: () => house.vehicle(plate(), null, { kind: 'semiTrailer' }),
    openFor: (vehicleId, more = {}) =>
      house.ask('postVehicleInspection', { vehicleId, kind: 'preTrip', ...more }, planner),
    answer: (id, answers, more = {}) => withLock('putVehicleInspection', id, { answers, ...more }),
    async finish(id, failing = [], more = {}) {
      const { items, defects } = await record(id);
      const answers = inOrder(items).map((answer) => ({
        ...answer,
        ...failing.find((each) => (each as typeof answer).code === answer.code),
      }));
      const told = await withLock('putVehicleInspection', id, {
        answers,
        acknowledged: defects.map((defect) => defect.id),
      });
      if (told.response !== 'ok') throw new Error(`putVehicleInspection answered ${JSON.stringify(told)}`);
      return withLock('finishVehicleInspection', id, { odometer: 100_000, signedBy: 'Sipho Radebe', ...more });
    },
    async availability(vehicleId) {
      const { rows } = await sql<{
        availability: string;
      }>`select availability from vehicle where id = ${vehicleId}`.execute(house.app.database.writer('alpha'));
      return rows[0]!.availability;
    },
    async defects(unitId) {
      const { rows } = await house.ask<{ rows: { id: string }[] }>('getVehicleDefects', { unitId }, planner);
      return Promise.all(rows.map(({ id }) => house.ask<DefectRecord>('getVehicleDefect', { id }, planner)));
    },
    async put(id, change, by = planner) {
      const { lockId } = await house.ask<DefectRecord>('getVehicleDefect', { id }, planner);
      const operation = 'reason' in change ? 'dismissVehicleDefect' : 'putVehicleDefect';
      return house.call(operation, { id, ...change }, { ...by, lockId });
    },
    async phone() {
      const { sessionId } = await house.ask<{ sessionId: string }>('login', {}, { service: 'basis' });
      const sms = (await house.messages()).find(({ text }) => text.includes('#/vehiclecheck/'))!;
      return { key: sms.links[0]!.split('/').at(-1)!, device: `phone-${crypto.randomUUID()}`, sessionId };
    },
    check: ({ key, sessionId }) => house.ask('getVehicleCheck', { key }, { sessionId }),
    tell: ({ key, device, sessionId }, answers, more = {}) =>
      house.call(
        'postVehicleCheckAnswers',
        {
          key,
          sourceDevice: device,
          sentAt: now(),
          answers: answers.map((answer) => ({ answeredAt: now(), ...answer })),
          ...more,
        },
        { sessionId },
      ),
  };
}
