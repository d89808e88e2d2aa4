import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { creditRight, creditScreens } from './index.ts';

export const creditModule = webModule({
  name: 'credit',
  screens: [
    screen({
      path: '/creditLimit',
      title: 'maintainCreditLimit',
      needs: creditRight('getShipperCreditChanges'),
      component: creditScreens.list,
    }),
    screen({
      path: '/creditLimit/links',
      title: 'creditLinks',
      needs: creditRight('getShipperCreditLinks'),
      parent: '/creditLimit',
      component: creditScreens.links,
    }),
    screen({
      path: '/capturecreditLimit/$id',
      title: 'creditLimit',
      // Proposing and editing are two rights: which one it takes depends on the record, and the screen asks for it.
      needs: creditRight('getShipperCreditChanges'),
      parent: '/creditLimit',
      component: creditScreens.change,
    }),
  ],
  customerCredit: [creditScreens.ofCustomer],
});
