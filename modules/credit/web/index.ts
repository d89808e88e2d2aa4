import { rightOf } from '#platform/web/screens.ts';
import type { creditService } from '#modules/credit/contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const creditScreens = {
  list: async () => (await import('./CreditList.tsx')).CreditList,
  links: async () => (await import('./CreditLinkBoard.tsx')).CreditLinkBoard,
  ofCustomer: async () => (await import('./customer/CustomerCredit.tsx')).CustomerCredit,
  change: async () => (await import('./CreditChange.tsx')).CreditChange,
} as const;

export const creditRight = (operation: keyof typeof creditService.operations) =>
  rightOf<typeof creditService>('tripDirector', operation);
