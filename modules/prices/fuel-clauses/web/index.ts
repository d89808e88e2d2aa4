import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { fuelClauseService } from '../contract.ts';

export const fuelClausePages = masterPages('/fuelClauses', '/fuelClauses/$id');

export const fuelClauseScreens = masterScreens(fuelClausePages, {
  needs: rightOf<typeof fuelClauseService>('tripDirector', 'getFuelClauses'),
  list: ['fuelClauses', async () => (await import('./FuelClauseList.tsx')).FuelClauseList],
  form: ['fuelClause', async () => (await import('./FuelClauseForm.tsx')).FuelClauseForm],
});
