import { dashboardPart } from '#platform/web/dashboard/parts.ts';
import { webModule } from '#platform/web/module.ts';
import { firstPage } from '#platform/web/list/first-page.ts';
import { firstQuestions, rightsIn, screen } from '#platform/web/screens.ts';
import type { supplierService } from '../contract.ts';
import type { renewalService } from '../renewal-contract.ts';
import { supplierPath } from './paths.ts';

const supplierRight = rightsIn<typeof supplierService>('tripDirector');
const renewalRight = rightsIn<typeof renewalService>('tripDirector');
const dashboard = () => import('./dashboard/parts.ts');

export const suppliersModule = webModule({
  name: 'suppliers',
  screens: [
    screen({
      path: '/manage-carrier',
      title: 'suppliers',
      needs: supplierRight('getAllCarriersByClientName'),
      tab: { of: 'suppliers', title: 'suppliers' },
      first: firstQuestions<typeof supplierService>('tripDirector', 'carriers', {
        getAllCarriersByClientName: firstPage,
      }),
      component: async () => (await import('./list/SupplierList.tsx')).SupplierList,
    }),
    screen({
      path: '/manage-carrier/$id',
      title: 'supplier',
      needs: supplierRight('getCarrier'),
      parent: '/manage-carrier',
      component: async () => (await import('./review/SupplierScreen.tsx')).SupplierPage,
    }),
    screen({
      path: '/carrierApplicationAdmin/$id',
      title: 'supplier',
      // Capturing and editing are two rights: which one it takes depends on the record, and the screen asks for it.
      needs: supplierRight('getAllCarriersByClientName'),
      parent: '/manage-carrier',
      component: async () => (await import('./form/SupplierForm.tsx')).SupplierForm,
    }),
    screen({
      path: '/manageCarrierApproval',
      title: 'approvals',
      needs: supplierRight('approveCarrier'),
      tab: { of: 'suppliers', title: 'approvals' },
      component: async () => (await import('./list/WaitingList.tsx')).WaitingList,
    }),
    // Without a record the approval of suppliers is the list of what waits.
    screen({
      path: '/carrierApproval',
      title: 'approvals',
      needs: supplierRight('approveCarrier'),
      component: async () => (await import('./list/WaitingList.tsx')).WaitingList,
    }),
    screen({
      path: '/carrierApproval/$id',
      title: 'supplier',
      needs: supplierRight('getCarrier'),
      parent: '/manage-carrier',
      component: async () => (await import('./review/SupplierScreen.tsx')).SupplierReview,
    }),
    screen({
      path: '/manageApplication',
      title: 'invitations',
      needs: supplierRight('getCarrierApplications'),
      tab: { of: 'invitations', title: 'suppliers' },
      component: async () => (await import('./links/InvitationBoard.tsx')).InvitationBoard,
    }),
    screen({
      path: '/gitRenewals',
      title: 'renewals',
      needs: renewalRight('getGitLinks'),
      tab: { of: 'invitations', title: 'renewals' },
      component: async () => (await import('./links/RenewalBoard.tsx')).RenewalBoard,
    }),
  ],
  actions: [
    { title: 'newSupplier', url: '/carrierApplicationAdmin/new', needs: supplierRight('postCarrier') },
    { title: 'sendSupplierLink', url: '/manage-carrier#send', needs: supplierRight('postCarrierLink') },
  ],
  recordPages: { carriers: { title: 'suppliers', path: supplierPath } },
  dashboard: [
    dashboardPart({
      id: 'supplierFigures',
      place: 'figures',
      needs: supplierRight('getCarrierCounts'),
      part: async () => (await dashboard()).SupplierFigures,
    }),
    dashboardPart({
      id: 'supplierAttention',
      place: 'attention',
      needs: supplierRight('getAllCarriersByClientName'),
      part: async () => (await dashboard()).SupplierAttention,
    }),
    dashboardPart({
      id: 'recentSuppliers',
      place: 'panel',
      needs: supplierRight('getAllCarriersByClientName'),
      part: async () => (await dashboard()).RecentSuppliers,
    }),
  ],
});
