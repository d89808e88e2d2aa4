import { masterDesk } from '#platform/web/master-data/desk.ts';
import { equipmentTypes, equipmentTypeService } from '../contract.ts';
import { equipmentTypePath } from './index.ts';

export const equipmentTypeDesk = masterDesk(equipmentTypes, equipmentTypeService, {
  listPath: '/transporter',
  formPath: equipmentTypePath,
});
