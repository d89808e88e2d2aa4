/** Chromium's event; it is not in the DOM library's types. */
export interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

// The browser offers the installation once, early; whoever draws the prompt comes later (install.ts).
export const installOffer: { current: InstallEvent | undefined; changed: () => void } = {
  current: undefined,
  changed: () => undefined,
};

function offered(event: Event | undefined): void {
  event?.preventDefault();
  installOffer.current = event as InstallEvent | undefined;
  installOffer.changed();
}
addEventListener('beforeinstallprompt', offered);
addEventListener('appinstalled', () => offered(undefined));
