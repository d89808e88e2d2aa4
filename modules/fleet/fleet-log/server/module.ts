import { serverModule } from '#platform/server/module.ts';
import { fleetLogFailureTexts } from '../messages/failures/index.ts';
import { logNotLocked } from './blockers.ts';
import { fleetLogDescribed } from './described.ts';
import { fleetLogListeners } from './listeners.ts';
import { fleetLogOperations } from './operations.ts';

export const fleetLogModule = serverModule({
  name: 'fleet-log',
  operations: [fleetLogOperations],
  described: [fleetLogDescribed],
  failureTexts: [fleetLogFailureTexts],
  listeners: fleetLogListeners,
  postingBlockers: [logNotLocked],
  menu: [
    { group: 'Fleet', place: 42, title: 'Fleet Log Book', url: '/fleetLog', permission: 'tripDirector.getFleetLog' },
  ],
  channels: [{ channel: 'fleetLog', right: 'tripDirector.getFleetLog' }],
});
