/** Asks the service worker to keep the page, and the browser to keep what is pressed; `ready` once the page opens without a network. */
export function keepForNoNetwork(ready: () => void): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if ((data as { kept?: string } | null)?.kept === 'drivertrip') ready();
  });
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keepFlow: 'drivertrip' }));
  void navigator.storage?.persist?.().catch(() => undefined);
}
