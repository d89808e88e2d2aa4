import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { renewalRight, supplierDashboard, supplierPath, supplierRight, supplierScreens } from './index.ts';

export const suppliersModule = webModule({
  name: 'suppliers',
  screens: [
    screen({
      path: '/manage-carrier',
      title: 'suppliers',
      needs: supplierRight('getAllCarriersByClientName'),
      tab: { of: 'suppliers', title: 'suppliers' },
      component: supplierScreens.list,
    }),
    screen({
      path: '/manage-carrier/$id',
      title: 'supplier',
      needs: supplierRight('getCarrier'),
      parent: '/manage-carrier',
      component: supplierScreens.page,
    }),
    screen({
      path: '/carrierApplicationAdmin/$id',
      title: 'supplier',
      // Capturing and editing are two rights: which one it takes depends on the record, and the screen asks for it.
      needs: supplierRight('getAllCarriersByClientName'),
      parent: '/manage-carrier',
      component: supplierScreens.form,
    }),
    screen({
      path: '/manageCarrierApproval',
      title: 'approvals',
      needs: supplierRight('approveCarrier'),
      tab: { of: 'suppliers', title: 'approvals' },
      component: supplierScreens.waiting,
    }),
    // Without a record the approval of suppliers is the list of what waits.
    screen({
      path: '/carrierApproval',
      title: 'approvals',
      needs: supplierRight('approveCarrier'),
      component: supplierScreens.waiting,
    }),
    screen({
      path: '/carrierApproval/$id',
      title: 'supplier',
      needs: supplierRight('getCarrier'),
      parent: '/manage-carrier',
      component: supplierScreens.review,
    }),
    screen({
      path: '/manageApplication',
      title: 'invitations',
      needs: supplierRight('getCarrierApplications'),
      tab: { of: 'invitations', title: 'suppliers' },
      component: supplierScreens.invitations,
    }),
    screen({
      path: '/gitRenewals',
      title: 'renewals',
      needs: renewalRight('getGitLinks'),
      tab: { of: 'invitations', title: 'renewals' },
      component: supplierScreens.renewals,
    }),
  ],
  actions: [
    { title: 'newSupplier', url: '/carrierApplicationAdmin/new', needs: supplierRight('postCarrier') },
    { title: 'sendSupplierLink', url: '/manage-carrier#send', needs: supplierRight('postCarrierLink') },
  ],
  recordPages: { carriers: { title: 'suppliers', path: supplierPath } },
  dashboard: supplierDashboard,
});
