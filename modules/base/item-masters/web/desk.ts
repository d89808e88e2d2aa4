import { masterDesk } from '#platform/web/master-data/desk.ts';
import { itemMasters, itemMasterService } from '../contract.ts';
import { itemMasterTexts } from '../messages/index.ts';
import { itemMasterPages } from './index.ts';

export const itemMasterDesk = masterDesk(itemMasters, itemMasterService, itemMasterTexts, itemMasterPages);
