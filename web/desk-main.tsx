import './desk.css';
// First of all: the browser offers the installation early, and once.
import '#platform/web/app/install-offer.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { basisService, keepaliveService } from '#modules/base/access/contract.ts';
import type { workplaceService } from '#modules/base/workplace/contract.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { startServiceWorker } from '#platform/web/app/updates.ts';
import { lightClient } from '#platform/web/rpc.ts';
import type { BasisCalls } from '#platform/web/shell/basis.ts';
import type { Desk, MenuIcons } from '#platform/web/shell/desk.ts';
import { DeskApp } from '#platform/web/shell/DeskApp.tsx';
import { takeAddress } from '#platform/web/shell/reset-link.ts';
import { askFirst } from '#platform/web/shell/first-questions.ts';
import { preloadShell } from '#platform/web/shell/lazy-shell.ts';
import { adoptSession } from '#platform/web/shell/session-keeper.ts';
import { screenAt } from '#platform/web/screens.ts';
import { signedIn } from '#platform/web/signed-in.ts';
import { loadTexts } from '#platform/web/texts.ts';
import { actions, bell, menuCounts } from './menu-parts.ts';
import { recordPages } from './record-pages.ts';
import { screens } from './screens.ts';
import { titles } from './titles/index.ts';

const access = lightClient<typeof basisService>('basis', {
  login: { public: true },
  verifySecondFactor: { public: true },
  resetPassword: { public: true },
  getOwnSession: { reads: true },
});
const keepalive = lightClient<typeof keepaliveService>('keepalive', { chime: { reads: true } });
const basis: BasisCalls = {
  login: access.login,
  verifySecondFactor: access.verifySecondFactor,
  getOwnSession: access.getOwnSession,
  logout: access.logout,
  resetPassword: access.resetPassword,
  chime: keepalive.chime,
};

const workplace = lightClient<typeof workplaceService>('tripDirector', {
  getSavedViews: { reads: true },
  getSearchResults: { reads: true },
});

let icons: Promise<MenuIcons> | undefined;

/** Fetched beside the frame of the desk. A menu that cannot have them shows folders. */
const fetchIcons = (): Promise<MenuIcons> =>
  (icons ??= import('./menu-icons.ts').then(
    ({ menuIcons }): MenuIcons => menuIcons,
    (): MenuIcons => ({}),
  ));

const desk: Desk = {
  product: 'Haulway',
  screens,
  titles,
  groupIcons: fetchIcons,
  menuCounts,
  bell,
  actions,
  drawerItems: [{ title: 'podLoads', url: '/reports' }],
  basis,
  workplace,
  recordPages,
  afterSignIn: [async () => (await import('./after-sign-in.ts')).loadLookups()],
};

takeAddress();
beginEarly();
// The first page is drawn once, with its words and with the session that another tab may have.
await Promise.allSettled([adoptSession(), loadTexts(deskTexts, publicTexts, titles)]);
createRoot(document.getElementById('root') ?? document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <DeskApp desk={desk} />
  </StrictMode>,
);
void startServiceWorker();

/** Who is signed in here waits for nothing in turn: the frame, the screen and its first question are fetched beside the words. */
function beginEarly(): void {
  const screen = screenAt(screens, location.pathname);
  if (!signedIn() || !screen) return;
  preloadShell();
  screen.preload().catch(() => undefined);
  askFirst(screen, location.search);
}
