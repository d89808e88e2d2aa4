import { serverModule } from '#platform/server/module.ts';
import { trackingFailureTexts } from '../messages/failures/index.ts';
import { trackingMailTexts } from '../messages/mail/index.ts';
import { loadTrackingLink } from './link.ts';
import { trackingListeners } from './listeners.ts';
import { trackingDescribed } from './described.ts';
import { trackingOperations } from './operations.ts';

export const trackingModule = serverModule({
  name: 'tracking',
  operations: [trackingOperations],
  described: [trackingDescribed],
  failureTexts: [trackingFailureTexts],
  messages: [{ catalogue: trackingMailTexts }],
  linkKinds: [loadTrackingLink],
  listeners: trackingListeners,
});
