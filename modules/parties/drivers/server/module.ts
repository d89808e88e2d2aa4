import { serverModule } from '#platform/server/module.ts';
import { driverFailureTexts } from '../messages/failures/index.ts';
import { driverTexts } from '../messages/index.ts';
import { driverDescribed } from './described.ts';
import { sealedIdentities } from './identity-number.ts';
import { driverOperations, driverPaperDates, driverStore } from './index.ts';

export const driversModule = serverModule({
  name: 'drivers',
  plainNouns: [{ rules: driverStore, operations: driverOperations, texts: driverTexts, described: driverDescribed }],
  failureTexts: [driverFailureTexts],
  listeners: [driverPaperDates],
  sealed: [sealedIdentities],
  menu: [{ group: 'Fleet', place: 30, title: 'Drivers', url: '/drivers', permission: 'tripDirector.getClientDrivers' }],
});
