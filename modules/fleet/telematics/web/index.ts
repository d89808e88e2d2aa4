import { rightsIn } from '#platform/web/screens.ts';
import type { telematicsService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const telematicsScreens = {
  tracking: async () => (await import('./TrackingScreen.tsx')).TrackingScreen,
} as const;

export const telematicsRight = rightsIn<typeof telematicsService>('tripDirector');
