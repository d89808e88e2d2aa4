import { rightsIn } from '#platform/web/screens.ts';
import type { purchaseInvoiceService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const purchaseScreens = {
  list: async () => (await import('./PurchaseList.tsx')).PurchaseList,
  create: async () => (await import('./form/PurchaseForm.tsx')).NewPurchase,
  change: async () => (await import('./form/PurchaseForm.tsx')).ChangePurchase,
  purchase: async () => (await import('./page/PurchaseScreen.tsx')).PurchaseScreen,
  papers: async () => (await import('./PaperList.tsx')).PaperList,
  tolerance: async () => (await import('./ToleranceScreen.tsx')).ToleranceScreen,
} as const;

export const purchaseRight = rightsIn<typeof purchaseInvoiceService>('tripDirector');
