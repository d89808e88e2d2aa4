import { implement, type Implementation } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { odometerService } from '../contract.ts';
import { correctReading, recordOdometer, withdrawReading } from './odometer.ts';
import { noteOffset } from './offsets.ts';
import { listReadings } from './readings.ts';

export const odometerOperations: Implementation = implement(odometerService, {
  getVehicleOdometers: listReadings,
  async postVehicleOdometer(context, { at, ...reading }) {
    refuseWhenScoped(context);
    const { id, km } = await recordOdometer(context, { ...reading, at: new Date(at), source: 'person' });
    return { id, km, lockId: '1' };
  },
  async putVehicleOdometer(context, { at, ...correction }) {
    refuseWhenScoped(context);
    return correctReading(context, { ...correction, at: new Date(at) });
  },
  async deleteVehicleOdometer(context, { id, reason }) {
    refuseWhenScoped(context);
    return withdrawReading(context, id, reason);
  },
  async postVehicleOdometerOffset(context, given) {
    refuseWhenScoped(context);
    return noteOffset(context, given);
  },
});
