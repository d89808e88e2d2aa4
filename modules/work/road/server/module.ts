import { serverModule } from '#platform/server/module.ts';
import { roadOperationsWith } from './operations.ts';

export const roadModule = serverModule({
  name: 'road',
  operations: (product) => [roadOperationsWith(product.all('exposures'))],
  menu: [
    { group: 'Work', place: 20, title: 'Load events', url: '/loadevents', permission: 'tripDirector.getLoadEvents' },
  ],
});
