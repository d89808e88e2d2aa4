import { lazyWithRetry } from '../app/lazy-with-retry.ts';

const load = async () => (await import('./Shell.tsx')).Shell;

/** The frame of those who are signed in; who signs in does not wait for it, because it is fetched while they type. */
export const Shell = lazyWithRetry(load);

export function preloadShell(): void {
  load().catch(() => undefined);
}
