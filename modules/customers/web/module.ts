import type { ComponentType } from 'react';
import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { customerDashboard, customerPath, customerRight, customerScreensWith } from './index.ts';

declare module '#platform/web/module.ts' {
  interface WebParts {
    /** What the module of credit shows of a customer. */
    readonly customerCredit: () => Promise<ComponentType>;
  }
}

export const customersModule = webModule({
  name: 'customers',
  screens(all) {
    const pages = customerScreensWith(all('customerCredit')[0]!);
    return [
      screen({
        path: '/shipper',
        title: 'customers',
        needs: customerRight('getExistingShippers'),
        tab: { of: 'customers', title: 'customers' },
        component: pages.list,
      }),
      screen({
        path: '/shipper/$id',
        title: 'customer',
        needs: customerRight('getShipper'),
        parent: '/shipper',
        component: pages.page,
      }),
      screen({
        path: '/shippermenu',
        title: 'customerMenu',
        needs: customerRight('getShipperCounts'),
        tab: { of: 'customers', title: 'customerMenu' },
        component: pages.menu,
      }),
      screen({
        path: '/manageshipperlist',
        title: 'manageCustomers',
        needs: customerRight('getShippers'),
        tab: { of: 'customers', title: 'manageCustomers' },
        component: pages.manage,
      }),
      screen({
        path: '/pendingshipper',
        title: 'approveCustomers',
        needs: customerRight('getPendingShippers'),
        tab: { of: 'customers', title: 'approveCustomers' },
        component: pages.pending,
      }),
      // Without a record the approval of customers is the list of what waits.
      screen({
        path: '/approveshipper',
        title: 'approveCustomers',
        needs: customerRight('getPendingShippers'),
        component: pages.pending,
      }),
      screen({
        path: '/approveshipper/$id',
        title: 'customer',
        needs: customerRight('getShipper'),
        parent: '/pendingshipper',
        component: pages.review,
      }),
      screen({
        path: '/shipperemailslist',
        title: 'customerApplications',
        needs: customerRight('getShipperEmails'),
        tab: { of: 'invitations', title: 'customers' },
        component: pages.applications,
      }),
      screen({
        path: '/shippercreateform/$id',
        title: 'customer',
        needs: customerRight('getShipper'),
        parent: '/manageshipperlist',
        component: pages.form,
      }),
      screen({
        path: '/shippereditform',
        title: 'customer',
        needs: customerRight('getShipper'),
        parent: '/manageshipperlist',
        component: pages.form,
      }),
      screen({
        path: '/shippereditform/$id',
        title: 'customer',
        needs: customerRight('getShipper'),
        parent: '/manageshipperlist',
        component: pages.form,
      }),
    ];
  },
  actions: [
    { title: 'newCustomer', url: '/shippercreateform/new', needs: customerRight('postShipper') },
    { title: 'sendCustomerLink', url: '/manageshipperlist#send', needs: customerRight('postShipperLink') },
  ],
  recordPages: { shippers: { title: 'customers', path: customerPath } },
  dashboard: customerDashboard,
});
