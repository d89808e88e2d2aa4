import { type DashboardPart, dashboardPart } from '#platform/web/dashboard/parts.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { loadService } from '../contract.ts';
import type { LoadFormPart, LoadListPart, LoadPart } from './load-part.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const loadScreens = {
  /** `parts` are what modules above show and do in the list. */
  list: (parts: () => Promise<readonly LoadListPart[]>) => async () =>
    (await import('./list/LoadList.tsx')).loadList(await parts()),
  /** `parts` are what modules above show of a load. */
  page: (parts: () => Promise<readonly LoadPart[]>) => async () =>
    (await import('./page/LoadScreen.tsx')).loadScreen(await parts()),
  /** `parts` are what modules above show beside it. */
  form: (parts: () => Promise<readonly LoadFormPart[]>) => async () =>
    (await import('./form/LoadForm.tsx')).loadForm(await parts()),
} as const;

export const loadRight = (operation: keyof typeof loadService.operations) =>
  rightOf<typeof loadService>('tripDirector', operation);

/** The questions of a dispatcher's day, on the dashboard. */
export const loadDashboard: readonly DashboardPart[] = [
  dashboardPart({
    id: 'loadFigures',
    place: 'figures',
    needs: loadRight('getLoadBoard'),
    part: async () => (await import('./list/LoadFigures.tsx')).LoadFigures,
  }),
];

export type { Load, LoadRow } from './calls.ts';
export type {
  AsideProps,
  AskDeed,
  AskedDeed,
  DeedProps,
  Deeds,
  DispatchNote,
  LoadBulk,
  LoadColumn,
  LoadFormPart,
  LoadListPart,
  LoadPart,
} from './load-part.ts';
