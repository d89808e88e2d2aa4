import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { orNotFound } from '#platform/server/records.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { vehicleInspectionService } from '../contract.ts';
import { takeAnswers } from './answer.ts';
import { inspectionOfLoads, readSetting, saveSetting } from './before-dispatch.ts';
import { finishInspection } from './finish.ts';
import { sendCheck } from './link.ts';
import { listInspections } from './list-inspections.ts';
import { vehicleInspections } from './lives.ts';
import { openInspection } from './open.ts';
import { keepStaffPhoto } from './photos.ts';
import { findInspection, inspectionNoun } from './queries.ts';
import { recordOf } from './records.ts';
import { makeSheet } from './sheet/make-sheet.ts';
import { startOf } from './start.ts';

const fail = failures<FailureCode>();

/** Inspections of vehicles at the desk. */
export const vehicleInspectionOperations: Implementation = implement(vehicleInspectionService, {
  getVehicleInspections: listInspections,
  async getVehicleInspection(context, { id }) {
    return recordOf(context, orNotFound(await findInspection(context, id)));
  },
  async getVehicleInspectionHistory(context, { id }) {
    orNotFound(await findInspection(context, id));
    return recordHistory(context, inspectionNoun, id);
  },
  getVehicleInspectionStart: startOf,
  getVehicleInspectionOfLoad: inspectionOfLoads,
  getVehicleInspectionSetting: readSetting,
  async putVehicleInspectionSetting(context, given) {
    refuseWhenLimited(context);
    return saveSetting(context, given);
  },
  async postVehicleInspection(context, given) {
    refuseWhenLimited(context);
    const { actor } = context;
    if (actor.kind !== 'user') throw fail('forbidden', 'forbidden', { authorisation: context.operation });
    return recordOf(context, await openInspection(context, actor.companyId, given));
  },
  async putVehicleInspection(context, { id, answers, acknowledged }) {
    refuseWhenLimited(context);
    const held = await vehicleInspections.toChange(context, id);
    const told = answers.map((answer) => ({ ...answer, answeredAt: context.now }));
    return recordOf(context, await takeAnswers(context, held, { answers: told, acknowledged }));
  },
  async finishVehicleInspection(context, { id, ...told }) {
    refuseWhenLimited(context);
    const held = await vehicleInspections.toChange(context, id);
    return recordOf(context, await finishInspection(context, held, { ...told, finishedAt: context.now }));
  },
  sendVehicleInspection,
  postVehicleInspectionFile: keepStaffPhoto,
  getVehicleInspectionSheet: makeSheet,
});

async function sendVehicleInspection(context: Context, { id }: { readonly id: string }) {
  refuseWhenLimited(context);
  const stored = orNotFound(await findInspection(context, id));
  const sent = await sendCheck(context, stored);
  await context.audit({ noun: inspectionNoun, recordId: id, event: 'sent', after: { sentTo: sent.sentTo } });
  await context.publish('vehicleInspections', 'sent', id);
  return sent;
}
