import { lightClient } from '#platform/web/rpc.ts';
import type { trackingService } from '#modules/work/tracking/contract.ts';

// The first screen fetches neither contract nor validator: types only.

export const calls = lightClient<typeof trackingService>('tripDirector', {
  getTrackedLoad: { guest: true, reads: true },
});
