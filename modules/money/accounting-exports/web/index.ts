import { rightsIn } from '#platform/web/screens.ts';
import type { accountingExportService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const accountingExportScreens = {
  list: async () => (await import('./ExportScreen.tsx')).ExportScreen,
  system: async () => (await import('./SystemScreen.tsx')).SystemScreen,
} as const;

export const accountingExportRight = rightsIn<typeof accountingExportService>('tripDirector');
