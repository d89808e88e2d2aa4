import { masterDesk } from '#platform/web/master-data/desk.ts';
import { orderTypes, orderTypeService } from '../contract.ts';
import { orderTypePath } from './index.ts';

export const orderTypeDesk = masterDesk(orderTypes, orderTypeService, {
  listPath: '/orderTypes',
  formPath: orderTypePath,
});
