import { described } from '#platform/server/described.ts';
import { vehicleAlertService } from '../contract.ts';

const scoped = 'Refuses a caller whose roles are limited to some records.';
const ended = 'Refuses an alert that has ended, and a caller whose roles are limited to some records.';

export const vehicleAlertsDescribed = described(vehicleAlertService, {
  getVehicleAlerts: {
    does: 'Lists alerts by a question, each with what it has taken under it, with how many each question has and what concerns the caller.',
    refuses: scoped,
  },
  getVehicleAlert: {
    does: 'Reads an alert with what stands under it, who was told, and its history.',
    refuses: 'Refuses an unknown alert, and a caller whose roles are limited to some records.',
  },
  getVehicleAlertPeople: { does: 'Lists the people whom an alert can be given to.', refuses: scoped },
  acknowledgeVehicleAlert: { does: 'Takes an alert: the caller sees to it.', refuses: ended },
  assignVehicleAlert: {
    does: 'Gives an alert to a person who may see alerts.',
    refuses: 'Refuses an alert that has ended, and a person who may not see alerts.',
  },
  snoozeVehicleAlert: {
    does: 'Lets an alert sleep until a moment, or until it gets worse.',
    refuses: 'Refuses alerts of security, a moment that is past, and more than seven days.',
  },
  resolveVehicleAlert: {
    does: 'Ends an alert, as done or as a false alarm; it opens again only if it gets worse, or goes away and comes back.',
    refuses: 'Refuses an alert that has ended, and a false alarm without a reason.',
  },
  getVehicleAlertHearing: {
    does: 'Reads which alerts the caller wants to hear of, and when not.',
    refuses: scoped,
  },
  putVehicleAlertHearing: {
    does: 'Changes which alerts the caller sees on the bell and is mailed, and the quiet hours.',
    refuses: 'Refuses quiet hours with only one end, and a caller whose roles are limited to some records.',
  },
});
