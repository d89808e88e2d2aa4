import { masterDesk } from '#platform/web/master-data/desk.ts';
import { itemMasters, itemMasterService } from '../contract.ts';
import { itemMasterPath } from './index.ts';

export const itemMasterDesk = masterDesk(itemMasters, itemMasterService, {
  listPath: '/itemMasterList',
  formPath: itemMasterPath,
});
