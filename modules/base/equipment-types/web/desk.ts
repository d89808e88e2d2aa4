import { masterDesk } from '#platform/web/master-data/desk.ts';
import { equipmentTypes, equipmentTypeService } from '../contract.ts';
import { equipmentTypeTexts } from '../messages/index.ts';
import { equipmentTypePages } from './index.ts';

export const equipmentTypeDesk = masterDesk(
  equipmentTypes,
  equipmentTypeService,
  equipmentTypeTexts,
  equipmentTypePages,
);
