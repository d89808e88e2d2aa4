import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { itemMasterService } from '../contract.ts';

export const itemMasterPages = masterPages('/itemMasterList', '/itemMasterList/$id');

export const itemMasterScreens = masterScreens(itemMasterPages, {
  needs: rightOf<typeof itemMasterService>('tripDirector', 'getItemMasters'),
  list: ['itemMasters', async () => (await import('./ItemMasterList.tsx')).ItemMasterList],
  form: ['itemMaster', async () => (await import('./ItemMasterForm.tsx')).ItemMasterForm],
});
