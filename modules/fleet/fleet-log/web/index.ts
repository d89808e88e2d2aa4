import { rightOf } from '#platform/web/screens.ts';
import type { fleetLogService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const fleetLogScreens = {
  book: async () => (await import('./FleetLogScreen.tsx')).FleetLogScreen,
  waiting: async () => (await import('./WaitingList.tsx')).WaitingList,
} as const;

export const fleetLogRight = (operation: keyof typeof fleetLogService.operations) =>
  rightOf<typeof fleetLogService>('tripDirector', operation);
