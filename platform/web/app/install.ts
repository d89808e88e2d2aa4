import { useSyncExternalStore } from 'react';

/** Chromium's event; it is not in the DOM library's types. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const dismissedKey = 'install-dismissed';
/** After "not now" the question rests for thirty days. */
const restFor = 30 * 86_400_000;

let offer: InstallEvent | undefined;
let dismissed = Date.now() - Number(localStorage.getItem(dismissedKey) ?? 0) < restFor;
const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

// The browser offers it once, early; whoever draws the prompt comes later.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer = event as InstallEvent;
  changed();
});
addEventListener('appinstalled', () => {
  offer = undefined;
  changed();
});

const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
const isAppleTouch = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

/** How the app can come to the home screen here: by a button, by hand (iOS has no button for it), or not (again). */
export type InstallWay = 'button' | 'byHand' | 'none';

function installWay(): InstallWay {
  if (dismissed || isStandalone()) return 'none';
  if (offer) return 'button';
  return isAppleTouch() ? 'byHand' : 'none';
}

export async function install(): Promise<void> {
  const event = offer;
  offer = undefined;
  const answer = await event?.prompt();
  if (answer?.outcome === 'dismissed') dismissInstall();
  changed();
}

export function dismissInstall(): void {
  localStorage.setItem(dismissedKey, String(Date.now()));
  dismissed = true;
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(subscribe, installWay);
}
