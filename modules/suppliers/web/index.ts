import { dashboardPart, type DashboardPart } from '#platform/web/dashboard/parts.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { supplierService } from '../contract.ts';
import type { renewalService } from '../renewal-contract.ts';

export { supplierPath } from './paths.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const supplierScreens = {
  list: async () => (await import('./list/SupplierList.tsx')).SupplierList,
  form: async () => (await import('./form/SupplierForm.tsx')).SupplierForm,
  review: async () => (await import('./review/SupplierScreen.tsx')).SupplierReview,
  page: async () => (await import('./page/SupplierPage.tsx')).SupplierPage,
  waiting: async () => (await import('./list/WaitingList.tsx')).WaitingList,
  renewals: async () => (await import('./links/RenewalBoard.tsx')).RenewalBoard,
  invitations: async () => (await import('./links/InvitationBoard.tsx')).InvitationBoard,
} as const;

export const supplierRight = (operation: keyof typeof supplierService.operations) =>
  rightOf<typeof supplierService>('tripDirector', operation);

export const renewalRight = (operation: keyof typeof renewalService.operations) =>
  rightOf<typeof renewalService>('tripDirector', operation);

const dashboard = () => import('./dashboard/parts.ts');

/** What suppliers put onto the dashboard. */
export const supplierDashboard: readonly DashboardPart[] = [
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
];
