import {
  checklistService,
  type InspectionRecord,
  inspectionService,
  type InspectionStart,
} from '#modules/work/inspections/contract.ts';
import { inspectionFailureTexts } from '#modules/work/inspections/messages/failures/index.ts';
import type { LoadRecord } from '#modules/work/loads/records.ts';
import { type LoadHouse, openLoadHouse } from '#modules/work/loads/server/testing/load-house.ts';
import { inspectionsModule } from '../module.ts';
import { checklistOperations } from '../checklists.ts';
import { inspectionForBilling, inspectionOperations } from '../index.ts';

export interface InspectionHouse extends LoadHouse {
  /** A load with a vehicle and a driver, of a customer who wants it inspected unless said otherwise. */
  assigned(options?: { readonly isRequired?: boolean; readonly detail?: object }): Promise<LoadRecord>;
  start(loadId: string): Promise<InspectionStart>;
  /** Everything in order, but for what is said. */
  inspect(loadId: string, made?: object): ReturnType<LoadHouse['call']>;
  inspected(loadId: string, made?: object): Promise<InspectionRecord>;
}

let made = 0;

export async function openInspectionHouse(): Promise<InspectionHouse> {
  const house = await openLoadHouse(undefined, {
    implementations: [inspectionOperations, checklistOperations],
    failureCatalogues: [inspectionFailureTexts],
    listeners: inspectionsModule.listeners!,
    rights: [...Object.keys(inspectionService.operations), ...Object.keys(checklistService.operations)],
    needs: [inspectionForBilling],
  });
  const start = (loadId: string) => house.ask<InspectionStart>('getLoadInspectionStart', { loadId }, house.planner);
  const inspect = async (loadId: string, more: object = {}) => {
    const { items } = await start(loadId);
    return house.call('postLoadInspection', { ...inOrder(loadId, items), ...more }, house.planner);
  };
  return {
    ...house,
    start,
    inspect,
    async inspected(loadId, more = {}) {
      const answer = await inspect(loadId, more);
      if (answer.response !== 'ok') throw new Error(`postLoadInspection answered ${JSON.stringify(answer)}`);
      return answer.result as InspectionRecord;
    },
    async assigned({ isRequired = true, detail = {} } = {}) {
      made += 1;
      const db = house.app.database.writer('alpha');
      const { id } = await house.bookTo(house.supplierId, detail);
      await db.updateTable('load').set({ load_inspection_required: isRequired }).where('id', '=', id).execute();
      const vehicleId = await house.vehicle(`INSP${made}GP`, house.supplierId, {
        tare_kg: 9000,
        gcm_kg: 26_000,
        axles: 3,
      });
      const driverId = await house.driver(`INSP${made}`);
      const answer = await house.change('assignLoad', id, { vehicleId, driverId });
      if (answer.response !== 'ok') throw new Error(`assignLoad answered ${JSON.stringify(answer)}`);
      return house.read(id);
    },
  };
}

/** What an inspection sends that found nothing. */
export function inOrder(loadId: string, items: InspectionStart['items']) {
  return {
    loadId,
    items: items.map(({ code, value }) => ({ code, result: 'pass', ...(value && { value: 20 }) })),
    odometer: 412_000,
    massSlipKg: 18_940,
    signedBy: 'Sipho Radebe',
  };
}
