import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Words of the desk for inspections of vehicles. */
export const vehicleInspectionDeskTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
