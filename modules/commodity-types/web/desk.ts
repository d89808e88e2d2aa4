import { masterDesk } from '#platform/web/master-data/desk.ts';
import { commodityTypes, commodityTypeService } from '../contract.ts';
import { commodityTypePath } from './index.ts';

export const commodityTypeDesk = masterDesk(commodityTypes, commodityTypeService, {
  listPath: '/manageCommodityType',
  formPath: commodityTypePath,
});
