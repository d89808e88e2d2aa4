import { supplierRight, supplierScreens } from '#modules/suppliers/web/index.ts';
import { ErrorPage } from '#platform/web/shell/ErrorPage.tsx';
import { screen, type Screen } from '#platform/web/screens.ts';
import type { texts } from './titles/en.ts';

/** Every screen of the desk: its route, its title, its right. A module's screens are fetched through its front door. */
export const screens: readonly Screen<keyof typeof texts>[] = [
  screen({
    path: '/login',
    title: 'login',
    needs: 'nothing',
    component: async () => (await import('#platform/web/shell/LoginPage.tsx')).LoginPage,
  }),
  screen({
    path: '/resetPassword',
    title: 'resetPassword',
    needs: 'nothing',
    component: async () => (await import('#platform/web/shell/ResetPasswordPage.tsx')).ResetPasswordPage,
  }),
  screen({
    path: '/errorpage',
    title: 'errorPage',
    needs: 'nothing',
    // Already there: it also stands where an address leads nowhere.
    component: async () => ErrorPage,
  }),
  screen({
    path: '/landing',
    title: 'mainMenu',
    needs: 'signedIn',
    component: async () => (await import('#platform/web/shell/Landing.tsx')).Landing,
  }),
  screen({
    path: '/dashboard/$id',
    title: 'dashboard',
    needs: 'signedIn',
    component: async () => (await import('./dashboard/Dashboard.tsx')).Dashboard,
  }),
  screen({
    path: '/manage-carrier',
    title: 'suppliers',
    needs: supplierRight('getAllCarriersByClientName'),
    component: supplierScreens.list,
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
    component: supplierScreens.invitations,
  }),
];
