import { masterDesk } from '#platform/web/master-data/desk.ts';
import { packingTypes, packingTypeService } from '../contract.ts';
import { packingTypePath } from './index.ts';

export const packingTypeDesk = masterDesk(packingTypes, packingTypeService, {
  listPath: '/managePackingType',
  formPath: packingTypePath,
});
