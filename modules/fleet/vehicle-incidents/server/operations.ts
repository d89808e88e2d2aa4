import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { incidentService } from '../contract.ts';
import type { IncidentEvent } from '../status.ts';
import { keepFile, readIncidentFile } from './files.ts';
import { addAction, addNote, markAction, markCall } from './follow-ups.ts';
import { listIncidents } from './list-incidents.ts';
import { incidentLives, incidents, savedOf } from './lives.ts';
import { findIncident, incidentNoun, type StoredIncident } from './queries.ts';
import { recordOf } from './records.ts';
import { changeIncident, mergeIncident, reportIncident } from './save-incident.ts';
import { readSetting, saveSetting } from './settings.ts';
import { makeSheet } from './sheet/make-sheet.ts';

const fail = failures<FailureCode>();

/** The incident that the caller has, or `notFound`. */
async function found(context: Context, id: string): Promise<StoredIncident> {
  const stored = await findIncident(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

async function moved(context: Context, id: string, event: IncidentEvent, reason = '') {
  const stored = await incidents.toChange(context, id);
  return savedOf(await incidentLives.move(context, stored, event, { reason }));
}

export const incidentOperations: Implementation = implement(incidentService, {
  getVehicleIncidents: listIncidents,
  getVehicleIncident: async (context, { id }) => recordOf(context, await found(context, id)),
  async getVehicleIncidentHistory(context, { id }) {
    await found(context, id);
    return recordHistory(context, incidentNoun, id);
  },
  postVehicleIncidentFile: keepFile,
  getVehicleIncidentFile: (context, { id, fileId }) => readIncidentFile(context, id, fileId),
  postVehicleIncident: async (context, input) => savedOf(await reportIncident(context, input)),
  putVehicleIncident: async (context, input) => savedOf(await changeIncident(context, input)),
  postVehicleIncidentNote: async (context, input) => savedOf(await addNote(context, input)),
  postVehicleIncidentAction: async (context, input) => savedOf(await addAction(context, input)),
  putVehicleIncidentAction: async (context, input) => savedOf(await markAction(context, input)),
  putVehicleIncidentCall: async (context, input) => savedOf(await markCall(context, input)),
  triageVehicleIncident: (context, { id }) => moved(context, id, 'triage'),
  investigateVehicleIncident: (context, { id }) => moved(context, id, 'investigate'),
  actOnVehicleIncident: (context, { id }) => moved(context, id, 'act'),
  resolveVehicleIncident: (context, { id }) => moved(context, id, 'resolve'),
  closeVehicleIncident: (context, { id }) => moved(context, id, 'close'),
  reopenVehicleIncident: (context, { id, reason }) => moved(context, id, 'reopen', reason),
  mergeVehicleIncident: async (context, { id, intoId }) => savedOf(await mergeIncident(context, id, intoId)),
  deleteVehicleIncident: (context, { id, reason }) => moved(context, id, 'cancel', reason),
  getVehicleIncidentSheet: async (context, { id }) => makeSheet(context, await found(context, id)),
  getVehicleIncidentSetting: (context) => readSetting(context),
  async putVehicleIncidentSetting(context, input) {
    await saveSetting(context, input);
    return {};
  },
});
