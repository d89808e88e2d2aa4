import { masterDesk } from '#platform/web/master-data/desk.ts';
import { orderTypes, orderTypeService } from '../contract.ts';
import { orderTypeTexts } from '../messages/index.ts';
import { orderTypePages } from './index.ts';

export const orderTypeDesk = masterDesk(orderTypes, orderTypeService, orderTypeTexts, orderTypePages);
