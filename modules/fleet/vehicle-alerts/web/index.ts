import { rightsIn } from '#platform/web/screens.ts';
import type { vehicleAlertService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const alertScreens = {
  list: async () => (await import('./AlertScreen.tsx')).AlertScreen,
} as const;

export const alertRight = rightsIn<typeof vehicleAlertService>('tripDirector');
