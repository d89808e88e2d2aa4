import type { ComponentType } from 'react';
import { dashboardPart, type DashboardPart } from '#platform/web/dashboard/parts.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { customerService } from '../contract.ts';

export { customerPath } from './paths.ts';

/**
 * The front door of the desk. Everything behind it is fetched when it is shown; `credit` is the part of a customer's page that
 * the module of credit brings.
 */
export const customerScreensWith = (credit: () => Promise<ComponentType>) => ({
  list: async () => (await import('./list/CustomerList.tsx')).CustomerList,
  menu: async () => (await import('./menu/CustomerMenu.tsx')).CustomerMenu,
  manage: async () => (await import('./list/ManageCustomers.tsx')).ManageCustomers,
  pending: async () => (await import('./list/WaitingList.tsx')).WaitingList,
  applications: async () => (await import('./links/InvitationBoard.tsx')).InvitationBoard,
  form: async () => (await import('./form/CustomerForm.tsx')).CustomerForm,
  page: async () => (await import('./review/CustomerScreen.tsx')).customerPage(await credit()),
  review: async () => (await import('./review/CustomerScreen.tsx')).customerReview(await credit()),
});

export const customerRight = (operation: keyof typeof customerService.operations) =>
  rightOf<typeof customerService>('tripDirector', operation);

const dashboard = () => import('./dashboard/parts.ts');

/** What customers put onto the dashboard. */
export const customerDashboard: readonly DashboardPart[] = [
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
];
