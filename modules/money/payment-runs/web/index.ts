import { rightOf } from '#platform/web/screens.ts';
import type { paymentRunService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const paymentRunScreens = {
  list: async () => (await import('./RunList.tsx')).RunList,
  form: async () => (await import('./RunForm.tsx')).RunForm,
  rule: async () => (await import('./RuleScreen.tsx')).RuleScreen,
  run: async () => (await import('./RunScreen.tsx')).RunScreen,
  ofBankLine: async () => (await import('./bank-line-part.tsx')).bankLinePart,
} as const;

export const paymentRunRight = (operation: keyof typeof paymentRunService.operations) =>
  rightOf<typeof paymentRunService>('tripDirector', operation);
