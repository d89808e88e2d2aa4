import { rightOf } from '#platform/web/screens.ts';
import type { driverPayService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const payScreens = {
  list: async () => (await import('./RunList.tsx')).RunList,
  form: async () => (await import('./RunForm.tsx')).RunForm,
  run: async () => (await import('./RunScreen.tsx')).RunScreen,
  lines: async () => (await import('./LineList.tsx')).LineList,
  ofLoad: async () => (await import('./load-part.tsx')).payPart,
  ofDriver: async () => (await import('./driver-part.tsx')).payOfDriverPart,
} as const;

export const payRight = (operation: keyof typeof driverPayService.operations) =>
  rightOf<typeof driverPayService>('tripDirector', operation);
