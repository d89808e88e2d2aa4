import { serverModule } from '#platform/server/module.ts';
import { roadOperationsWith } from './operations.ts';
import { roadDescribed } from './described.ts';
import { standingNeed } from './standing-times.ts';

export const roadModule = serverModule({
  name: 'road',
  operations: (product) => [roadOperationsWith(product.all('exposures'))],
  described: [roadDescribed],
  billingNeeds: [standingNeed],
  menu: [
    { group: 'Work', place: 20, title: 'Load events', url: '/loadevents', permission: 'tripDirector.getLoadEvents' },
  ],
});
