import { useSyncExternalStore } from 'react';
import { installOffer } from './install-offer.ts';

const dismissedKey = 'install-dismissed';
/** After "not now" the question rests for thirty days. */
const restFor = 30 * 86_400_000;

let dismissed = Date.now() - Number(localStorage.getItem(dismissedKey) ?? 0) < restFor;
const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};
installOffer.changed = changed;

const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
const isAppleTouch = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

/** How the app can come to the home screen here: by a button, by hand (iOS has no button for it), or not (again). */
export type InstallWay = 'button' | 'byHand' | 'none';

function installWay(): InstallWay {
  if (dismissed || isStandalone()) return 'none';
  if (installOffer.current) return 'button';
  return isAppleTouch() ? 'byHand' : 'none';
}

export async function install(): Promise<void> {
  const event = installOffer.current;
  installOffer.current = undefined;
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
