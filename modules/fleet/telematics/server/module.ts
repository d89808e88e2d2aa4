import { serverModule } from '#platform/server/module.ts';
import { telematicsFailureTexts } from '../messages/failures/index.ts';
import { telematicsDescribed } from './described.ts';
import { telematicsOperations } from './operations.ts';
import { forgetPositions, readTelematics } from './read-accounts.ts';
import { sealedTelematicsSecret } from './secrets.ts';

const right = 'tripDirector.getTelematicsUnits';

export const telematicsModule = serverModule({
  name: 'telematics',
  operations: [telematicsOperations],
  described: [telematicsDescribed],
  failureTexts: [telematicsFailureTexts],
  jobs: [readTelematics, forgetPositions],
  sealed: [sealedTelematicsSecret],
  channels: [{ channel: 'telematics', right }],
  menu: [{ group: 'Fleet', place: 60, title: 'Vehicle tracking', url: '/vehicleTracking', permission: right }],
});
