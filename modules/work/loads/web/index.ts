import { type DashboardPart, dashboardPart } from '#platform/web/dashboard/parts.ts';
import { rightOf } from '#platform/web/screens.ts';
import { loadTexts } from '#platform/web/texts.ts';
import type { loadService } from '../contract.ts';
import type { LoadFormPart, LoadListPart, LoadPart } from './load-part.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const loadScreens = {
  /** `parts` are what modules above show and do in the list. */
  list: (parts: () => Promise<readonly LoadListPart[]>) => async () => {
    const [{ loadList, listTexts }, more] = await Promise.all([import('./list/LoadList.tsx'), parts()]);
    // A screen that draws without its words waits for one catalogue after the other; if they do not come, it says so.
    await loadTexts(...listTexts, ...more.flatMap(({ texts = [] }) => texts)).catch(() => undefined);
    return loadList(more);
  },
  /** `parts` are what modules above show of a load. */
  page: (parts: () => Promise<readonly LoadPart[]>) => async () => {
    const [{ loadScreen }, more] = await Promise.all([import('./page/LoadScreen.tsx'), parts()]);
    return loadScreen(more);
  },
  /** `parts` are what modules above show beside it. */
  form: (parts: () => Promise<readonly LoadFormPart[]>) => async () => {
    const [{ loadForm }, more] = await Promise.all([import('./form/LoadForm.tsx'), parts()]);
    return loadForm(more);
  },
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
