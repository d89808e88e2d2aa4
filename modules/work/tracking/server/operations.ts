import { implement, type Implementation } from '#platform/server/implement.ts';
import { trackingService } from '../contract.ts';
import { readLoadTracking, revokeLoadTracking, sendLoadTracking } from './desk.ts';
import { readTrackedLoad } from './tracked-load.ts';

export const trackingOperations: Implementation = implement(trackingService, {
  getTrackedLoad: (context) => readTrackedLoad(context),
  getLoadTracking: readLoadTracking,
  sendLoadTracking,
  revokeLoadTracking,
});
