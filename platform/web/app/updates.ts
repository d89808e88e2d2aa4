import { useSyncExternalStore } from 'react';
import { needExtras } from './extras.ts';

const workerPath = '/service-worker.js';

/** A new version that waits to take over; undefined while there is none. */
let waiting: ServiceWorker | undefined;
let reloading = false;
const listeners = new Set<() => void>();

interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypesFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** The page may run no script but those of its own address; this names the one that is started by its address. */
function trustedWorkerPath(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  return trustedTypes
    ? trustedTypes.createPolicy('service-worker', { createScriptURL: () => workerPath }).createScriptURL(workerPath)
    : workerPath;
}

/** Lets the app open without a network, and notices new versions: at the start, and whenever the page is looked at again. */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const isUpdate = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register(trustedWorkerPath());
  // A browser that blocks workers answers with nothing; the product works without one.
  if (!registration) return;
  const found = (worker: ServiceWorker | null) => {
    if (!worker || !navigator.serviceWorker.controller) return;
    waiting = worker;
    needExtras();
    for (const listener of listeners) listener();
  };
  found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') found(registration.waiting);
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of all takes over a page that is as new as itself.
    if (isUpdate && reloading) location.reload();
  });
}

/** Changes to the new version, by a reload. */
export function takeUpdate(): void {
  reloading = true;
  waiting?.postMessage('SKIP_WAITING');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUpdateIsReady(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== undefined);
}
