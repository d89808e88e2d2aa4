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
    component: async () => (await import('#platform/web/shell/ErrorPage.tsx')).ErrorPage,
  }),
  screen({
    path: '/landing',
    title: 'mainMenu',
    needs: 'signedIn',
    component: async () => (await import('#platform/web/shell/Landing.tsx')).Landing,
  }),
];
