import { serverModule } from '#platform/server/module.ts';
import { claimFailureTexts } from '../messages/failures/index.ts';
import { claimsDescribed } from './described.ts';
import { claimFromPod } from './from-pod.ts';
import { claimOperations } from './operations.ts';

export const claimsModule = serverModule({
  name: 'claims',
  operations: [claimOperations],
  described: [claimsDescribed],
  failureTexts: [claimFailureTexts],
  listeners: [claimFromPod],
  menu: [{ group: 'Money', place: 48, title: 'Claims', url: '/claims', permission: 'tripDirector.getClaims' }],
  channels: [{ channel: 'claims', right: 'tripDirector.getClaims' }],
});
