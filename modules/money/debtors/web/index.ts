import { rightsIn } from '#platform/web/screens.ts';
import type { debtorService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const debtorScreens = {
  desk: async () => (await import('./DebtorsScreen.tsx')).DebtorsScreen,
  ofCustomer: async () => (await import('./customer/CustomerDebt.tsx')).CustomerDebt,
} as const;

export const debtorRight = rightsIn<typeof debtorService>('tripDirector');
