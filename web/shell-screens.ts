import { ErrorPage } from '#platform/web/shell/ErrorPage.tsx';
import { LoginPage } from '#platform/web/shell/LoginPage.tsx';
import { screen } from '#platform/web/screens.ts';

/** The screens that the desk has whatever its modules are: the way in, the menu, the dashboard, the page for what went wrong. */
export const shellScreens = [
  screen({
    path: '/login',
    title: 'login',
    needs: 'nothing',
    // Already there: it also stands wherever nobody is signed in.
    component: async () => LoginPage,
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
];
