import { serverModule } from '#platform/server/module.ts';
import { roadOperationsWith } from './operations.ts';
import { roadDescribed } from './described.ts';

export const roadModule = serverModule({
  name: 'road',
  operations: (product) => [roadOperationsWith(product.all('exposures'))],
  described: [roadDescribed],
  menu: [
    { group: 'Work', place: 20, title: 'Load events', url: '/loadevents', permission: 'tripDirector.getLoadEvents' },
  ],
});
