import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { councilMinimumService } from '../contract.ts';

export const councilMinimumPages = masterPages('/councilMinimums', '/councilMinimums/$id');

export const councilMinimumScreens = masterScreens(councilMinimumPages, {
  needs: rightOf<typeof councilMinimumService>('tripDirector', 'getCouncilMinimums'),
  list: ['councilMinimums', async () => (await import('./CouncilMinimumList.tsx')).CouncilMinimumList],
  form: ['councilMinimum', async () => (await import('./CouncilMinimumForm.tsx')).CouncilMinimumForm],
});
