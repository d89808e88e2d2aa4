import { masterDesk } from '#platform/web/master-data/desk.ts';
import { commodityTypes, commodityTypeService } from '../contract.ts';
import { commodityTypeTexts } from '../messages/index.ts';
import { commodityTypePages } from './index.ts';

export const commodityTypeDesk = masterDesk(
  commodityTypes,
  commodityTypeService,
  commodityTypeTexts,
  commodityTypePages,
);
