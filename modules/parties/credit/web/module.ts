import { webModule } from '#platform/web/module.ts';
import { rightsIn, screen } from '#platform/web/screens.ts';
import type { creditService } from '../contract.ts';

const creditRight = rightsIn<typeof creditService>('tripDirector');

export const creditModule = webModule({
  name: 'credit',
  screens: [
    screen({
      path: '/creditLimit',
      title: 'maintainCreditLimit',
      needs: creditRight('getShipperCreditChanges'),
      component: async () => (await import('./CreditList.tsx')).CreditList,
    }),
    screen({
      path: '/creditLimit/links',
      title: 'creditLinks',
      needs: creditRight('getShipperCreditLinks'),
      parent: '/creditLimit',
      component: async () => (await import('./CreditLinkBoard.tsx')).CreditLinkBoard,
    }),
    screen({
      path: '/capturecreditLimit/$id',
      title: 'creditLimit',
      // Proposing and editing are two rights: which one it takes depends on the record, and the screen asks for it.
      needs: creditRight('getShipperCreditChanges'),
      parent: '/creditLimit',
      component: async () => (await import('./CreditChange.tsx')).CreditChange,
    }),
  ],
  actions: [{ title: 'proposeLimit', url: '/capturecreditLimit/new', needs: creditRight('postShipperCreditChange') }],
  customerCredit: [async () => (await import('./customer/CustomerCredit.tsx')).CustomerCredit],
});
