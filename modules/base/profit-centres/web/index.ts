import type { MasterPages } from '#platform/web/master-data/pages.ts';
import { rightOf, screen } from '#platform/web/screens.ts';
import type { profitCentreService } from '../contract.ts';
import type { CentrePart } from './centre-part.ts';

const needs = rightOf<typeof profitCentreService>('tripDirector', 'getAllProfitCentres');

export const profitCentrePages: MasterPages = {
  listPath: '/profitcentres',
  formPath: (id) => (id === 'new' ? '/createprofitcentre' : `/updateprofitcentre?id=${id}`),
};

/** `parts` are the tabs of modules above on the page of a profit centre. */
export const profitCentreScreens = (parts: () => Promise<readonly CentrePart[]>) => [
  screen({
    path: '/profitcentres',
    title: 'profitCentres',
    needs,
    component: async () => (await import('./ProfitCentreList.tsx')).ProfitCentreList,
  }),
  screen({
    path: '/createprofitcentre',
    title: 'newProfitCentre',
    needs: rightOf<typeof profitCentreService>('tripDirector', 'addProfitCentre'),
    parent: '/profitcentres',
    component: async () => (await import('./ProfitCentreForm.tsx')).ProfitCentreCreate,
  }),
  screen({
    path: '/updateprofitcentre',
    title: 'profitCentre',
    needs,
    parent: '/profitcentres',
    component: async () => (await import('./ProfitCentreForm.tsx')).profitCentreUpdate(await parts()),
  }),
];

export type { CentrePart } from './centre-part.ts';
