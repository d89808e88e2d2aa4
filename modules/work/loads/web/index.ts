import { type DashboardPart, dashboardPart } from '#platform/web/dashboard/parts.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { loadService } from '../contract.ts';
import type { LoadBulkPart, LoadPart } from './load-part.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const loadScreens = {
  /** `parts` are what modules above do with several loads. */
  list: (parts: () => Promise<readonly LoadBulkPart[]>) => async () =>
    (await import('./LoadList.tsx')).loadList(await parts()),
  board: async () => (await import('./board/LoadBoard.tsx')).LoadBoard,
  dayPlan: async () => (await import('./board/DayPlan.tsx')).DayPlan,
  /** `parts` are what modules above show of a load. */
  page: (parts: () => Promise<readonly LoadPart[]>) => async () =>
    (await import('./LoadScreen.tsx')).loadScreen(await parts()),
  form: async () => (await import('./LoadForm.tsx')).LoadForm,
  events: async () => (await import('./EventList.tsx')).EventList,
} as const;

export const loadRight = (operation: keyof typeof loadService.operations) =>
  rightOf<typeof loadService>('tripDirector', operation);

/** The questions of a dispatcher's day, on the dashboard. */
export const loadDashboard: readonly DashboardPart[] = [
  dashboardPart({
    id: 'loadFigures',
    place: 'figures',
    needs: loadRight('getLoadBoard'),
    part: async () => (await import('./LoadFigures.tsx')).LoadFigures,
  }),
];

export type { LoadRow } from './calls.ts';
export type { LoadBulkPart, LoadPart } from './load-part.ts';
