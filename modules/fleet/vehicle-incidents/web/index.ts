import { rightOf } from '#platform/web/screens.ts';
import type { incidentService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const incidentScreens = {
  list: async () => (await import('./IncidentList.tsx')).IncidentList,
  capture: async () => (await import('./form/IncidentForm.tsx')).NewIncident,
  change: async () => (await import('./form/IncidentForm.tsx')).ChangeIncident,
  incident: async () => (await import('./page/IncidentScreen.tsx')).IncidentScreen,
  setting: async () => (await import('./SettingScreen.tsx')).SettingScreen,
  ofLoad: async () => (await import('./load-part.tsx')).incidentPart,
} as const;

export const incidentRight = (operation: keyof typeof incidentService.operations) =>
  rightOf<typeof incidentService>('tripDirector', operation);
