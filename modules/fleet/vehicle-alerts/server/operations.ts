import { type Implementation, implement } from '#platform/server/implement.ts';
import { vehicleAlertService } from '../contract.ts';
import { acknowledge, assign, people, resolve, snooze } from './decide.ts';
import { changeHearing, readHearing } from './hearing.ts';
import { listAlerts, readAlert } from './lists.ts';

export const vehicleAlertOperations: Implementation = implement(vehicleAlertService, {
  getVehicleAlerts: listAlerts,
  getVehicleAlert: readAlert,
  getVehicleAlertPeople: people,
  acknowledgeVehicleAlert: acknowledge,
  assignVehicleAlert: assign,
  snoozeVehicleAlert: snooze,
  resolveVehicleAlert: resolve,
  getVehicleAlertHearing: readHearing,
  putVehicleAlertHearing: changeHearing,
});
