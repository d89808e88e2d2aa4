import { webModule } from '#platform/web/module.ts';
import { orderTypePages, orderTypeScreens } from './index.ts';

export const orderTypesModule = webModule({
  name: 'order-types',
  screens: orderTypeScreens,
  recordPages: { orderTypes: { title: 'orderTypes', path: orderTypePages.formPath } },
});
