import { rightsIn } from '#platform/web/screens.ts';
import type { invoiceService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const invoiceScreens = {
  queue: async () => (await import('./queue/QueueScreen.tsx')).QueueScreen,
  list: async () => (await import('./InvoiceList.tsx')).InvoiceList,
  invoice: async () => (await import('./page/InvoiceScreen.tsx')).InvoiceScreen,
  ofLoad: async () => (await import('./load-part.tsx')).invoicesOfLoad,
} as const;

export const invoiceRight = rightsIn<typeof invoiceService>('tripDirector');
