import { serverModule } from '#platform/server/module.ts';
import { tripFailureTexts } from '../messages/failures/index.ts';
import { tripSmsTexts } from '../messages/sms/index.ts';
import { driverTripLink } from './link.ts';
import { tripListeners } from './listeners.ts';
import { tripsDescribed } from './described.ts';
import { tripOperations } from './operations.ts';

export const tripsModule = serverModule({
  name: 'trips',
  operations: [tripOperations],
  described: [tripsDescribed],
  failureTexts: [tripFailureTexts],
  messages: [{ catalogue: tripSmsTexts, sms: ['trip'] }],
  linkKinds: [driverTripLink],
  listeners: tripListeners,
});
