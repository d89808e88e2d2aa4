import { masterDesk } from '#platform/web/master-data/desk.ts';
import { packingTypes, packingTypeService } from '../contract.ts';
import { packingTypeTexts } from '../messages/index.ts';
import { packingTypePages } from './index.ts';

export const packingTypeDesk = masterDesk(packingTypes, packingTypeService, packingTypeTexts, packingTypePages);
