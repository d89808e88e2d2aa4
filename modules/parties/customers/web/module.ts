import { dashboardPart } from '#platform/web/dashboard/parts.ts';
import type { ComponentType } from 'react';
import { webModule } from '#platform/web/module.ts';
import { firstPage } from '#platform/web/list/first-page.ts';
import { firstQuestions, rightsIn, screen } from '#platform/web/screens.ts';
import type { customerService } from '../contract.ts';
import { customerPath } from './paths.ts';

declare module '#platform/web/module.ts' {
  interface WebParts {
    /** What the module of credit shows of a customer. */
    readonly customerCredit: () => Promise<ComponentType>;
    /** What the module of debtors shows of a customer. */
    readonly customerDebt: () => Promise<ComponentType<{ readonly customerId: string }>>;
  }
}

const customerRight = rightsIn<typeof customerService>('tripDirector');
const dashboard = () => import('./dashboard/parts.ts');

export const customersModule = webModule({
  name: 'customers',
  screens(all) {
    const credit = all('customerCredit')[0]!;
    const debt = all('customerDebt')[0]!;
    return [
      screen({
        path: '/shipper',
        title: 'customers',
        needs: customerRight('getExistingShippers'),
        tab: { of: 'customers', title: 'customers' },
        first: firstQuestions<typeof customerService>('tripDirector', 'shippers', { getExistingShippers: firstPage }),
        component: async () => (await import('./list/CustomerList.tsx')).CustomerList,
      }),
      screen({
        path: '/shipper/$id',
        title: 'customer',
        needs: customerRight('getShipper'),
        parent: '/shipper',
        component: async () => (await import('./review/CustomerScreen.tsx')).customerPage(await credit(), await debt()),
      }),
      screen({
        path: '/shippermenu',
        title: 'customerMenu',
        needs: customerRight('getShipperCounts'),
        tab: { of: 'customers', title: 'customerMenu' },
        component: async () => (await import('./menu/CustomerMenu.tsx')).CustomerMenu,
      }),
      screen({
        path: '/manageshipperlist',
        title: 'manageCustomers',
        needs: customerRight('getShippers'),
        tab: { of: 'customers', title: 'manageCustomers' },
        component: async () => (await import('./list/ManageCustomers.tsx')).ManageCustomers,
      }),
      screen({
        path: '/pendingshipper',
        title: 'approveCustomers',
        needs: customerRight('getPendingShippers'),
        tab: { of: 'customers', title: 'approveCustomers' },
        component: async () => (await import('./list/WaitingList.tsx')).WaitingList,
      }),
      // Without a record the approval of customers is the list of what waits.
      screen({
        path: '/approveshipper',
        title: 'approveCustomers',
        needs: customerRight('getPendingShippers'),
        component: async () => (await import('./list/WaitingList.tsx')).WaitingList,
      }),
      screen({
        path: '/approveshipper/$id',
        title: 'customer',
        needs: customerRight('getShipper'),
        parent: '/pendingshipper',
        component: async () =>
          (await import('./review/CustomerScreen.tsx')).customerReview(await credit(), await debt()),
      }),
      screen({
        path: '/shipperemailslist',
        title: 'customerApplications',
        needs: customerRight('getShipperEmails'),
        tab: { of: 'invitations', title: 'customers' },
        component: async () => (await import('./links/InvitationBoard.tsx')).InvitationBoard,
      }),
      screen({
        path: '/shippercreateform/$id',
        title: 'customer',
        needs: customerRight('getShipper'),
        parent: '/manageshipperlist',
        component: async () => (await import('./form/CustomerForm.tsx')).CustomerForm,
      }),
      screen({
        path: '/shippereditform',
        title: 'customer',
        needs: customerRight('getShipper'),
        parent: '/manageshipperlist',
        component: async () => (await import('./form/CustomerForm.tsx')).CustomerForm,
      }),
      screen({
        path: '/shippereditform/$id',
        title: 'customer',
        needs: customerRight('getShipper'),
        parent: '/manageshipperlist',
        component: async () => (await import('./form/CustomerForm.tsx')).CustomerForm,
      }),
    ];
  },
  actions: [
    { title: 'newCustomer', url: '/shippercreateform/new', needs: customerRight('postShipper') },
    { title: 'sendCustomerLink', url: '/manageshipperlist#send', needs: customerRight('postShipperLink') },
  ],
  recordPages: { shippers: { title: 'customers', path: customerPath } },
  dashboard: [
    dashboardPart({
      id: 'customerFigures',
      place: 'figures',
      needs: customerRight('getShipperCounts'),
      part: async () => (await dashboard()).CustomerFigures,
    }),
    dashboardPart({
      id: 'customerAttention',
      place: 'attention',
      needs: customerRight('getPendingShippers'),
      part: async () => (await dashboard()).CustomerAttention,
    }),
    dashboardPart({
      id: 'creditWatch',
      place: 'panel',
      needs: customerRight('getExistingShippers'),
      part: async () => (await dashboard()).CreditWatch,
    }),
  ],
});
