import { described, refusesNothing } from '#platform/server/described.ts';
import { incidentService } from '../contract.ts';

const unknown = 'Refuses an incident that the caller cannot see.';
const ended = 'Refuses an incident that is closed, merged or cancelled.';

export const incidentsDescribed = described(incidentService, {
  getVehicleIncidents: {
    does: 'Lists incidents of vehicles by search, filters and order, one page at a time.',
    refuses: refusesNothing,
  },
  getVehicleIncident: {
    does: 'Reads an incident with its call list, time line, actions, costs, files and claims, and what is missing to close it.',
    refuses: unknown,
  },
  getVehicleIncidentHistory: { does: 'Lists what happened to the record of an incident, the latest first.', refuses: unknown },
  postVehicleIncidentFile: {
    does: 'Keeps a photo or paper, for an incident or for a report that is still to be sent.',
    refuses: 'Refuses what is not a whole PDF, JPEG or PNG, and an incident that has ended.',
  },
  getVehicleIncidentFile: { does: 'Reads a photo or paper of an incident.', refuses: 'Refuses a file of another incident.' },
  postVehicleIncident: {
    does: 'Reports an incident; its call list, the action for the police and the delay of its load follow.',
    refuses: 'Refuses a time in the future, and an unknown vehicle, driver, load or file.',
  },
  putVehicleIncident: { does: 'Changes what is known of an incident.', refuses: ended },
  postVehicleIncidentNote: {
    does: 'Adds a line to the time line of an incident.',
    refuses: `${ended} Refuses a time in the future.`,
  },
  postVehicleIncidentAction: { does: 'Adds an action with its owner and the time when it is due.', refuses: ended },
  putVehicleIncidentAction: {
    does: 'Says that an action is done, or that it is not.',
    refuses: `${ended} Refuses an action of another incident.`,
  },
  putVehicleIncidentCall: {
    does: 'Says that somebody on the call list was rung, when and with what answer, or that they were not.',
    refuses: `${ended} Refuses a call of another incident and a time in the future.`,
  },
  triageVehicleIncident: {
    does: 'Says that a reported incident was looked at.',
    refuses: 'Refuses an incident that was looked at before.',
  },
  investigateVehicleIncident: {
    does: 'Takes an incident into investigation.',
    refuses: 'Refuses one that is investigated, resolved or ended.',
  },
  actOnVehicleIncident: {
    does: 'Says that the actions of an incident are being carried out.',
    refuses: 'Refuses one that is not looked at, or ended.',
  },
  resolveVehicleIncident: {
    does: 'Says that an incident is resolved.',
    refuses: 'Refuses one that was not looked at, and one that has ended.',
  },
  closeVehicleIncident: {
    does: 'Closes a resolved incident.',
    refuses:
      'Refuses it while actions or claims are open, or the case of the police, cause, preventability or nomination is missing.',
  },
  reopenVehicleIncident: {
    does: 'Opens an incident again for a stated reason.',
    refuses: 'Refuses an incident that is being worked on.',
  },
  mergeVehicleIncident: {
    does: 'Merges an incident into another one, which goes on.',
    refuses: 'Refuses itself, an incident of another company and one that was merged.',
  },
  deleteVehicleIncident: {
    does: 'Cancels an incident for a stated reason.',
    refuses: 'Refuses one with actions under way, and one that has ended.',
  },
  getVehicleIncidentSheet: {
    does: 'Answers the report of an incident for an insurer as a PDF, in the language of the caller.',
    refuses: unknown,
  },
  getVehicleIncidentSetting: {
    does: 'Reads the deadlines of incidents in the company of the caller, and the numbers of whom it rings.',
    refuses: refusesNothing,
  },
  putVehicleIncidentSetting: {
    does: 'Sets the deadlines of incidents and the numbers of whom the company rings.',
    refuses: refusesNothing,
  },
});
