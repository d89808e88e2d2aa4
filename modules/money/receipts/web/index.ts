import { rightsIn } from '#platform/web/screens.ts';
import type { receiptService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const receiptScreens = {
  lines: async () => (await import('./desk/ReceiptsScreen.tsx')).ReceiptsScreen,
  list: async () => (await import('./list/ReceiptList.tsx')).ReceiptList,
  receipt: async () => (await import('./page/ReceiptScreen.tsx')).ReceiptScreen,
} as const;

export const receiptRight = rightsIn<typeof receiptService>('tripDirector');
