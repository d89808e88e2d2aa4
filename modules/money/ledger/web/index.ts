import { rightsIn } from '#platform/web/screens.ts';
import type { ledgerService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const ledgerScreens = {
  summary: async () => (await import('./summary/AccountsSummary.tsx')).AccountsSummary,
  history: async () => (await import('./history/TransactionHistory.tsx')).TransactionHistory,
  ofCentre: async () => (await import('./centre-part.tsx')).transactionsOfCentre,
} as const;

export const ledgerRight = rightsIn<typeof ledgerService>('tripDirector');
