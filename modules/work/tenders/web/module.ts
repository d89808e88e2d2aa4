import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { offerCount, tenderRight, tenderScreens, tendersOfLoad, tendersOfLoads } from './index.ts';
import { offerPath } from './paths.ts';

export const tendersModule = webModule({
  name: 'tenders',
  screens: [
    screen({
      path: '/loadtenders',
      title: 'loadOffers',
      needs: tenderRight('getLoadTenders'),
      component: tenderScreens.list,
    }),
    screen({
      path: '/loadtenders/$id',
      title: 'loadTender',
      needs: tenderRight('getLoadTender'),
      parent: '/loadtenders',
      component: tenderScreens.offer,
    }),
  ],
  recordPages: { tenders: { title: 'loadOffers', path: offerPath } },
  menuCounts: [offerCount],
  loadParts: [tendersOfLoad],
  loadListParts: [tendersOfLoads],
});
