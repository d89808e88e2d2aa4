import { rightOf } from '#platform/web/screens.ts';
import type { claimService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const claimScreens = {
  list: async () => (await import('./ClaimList.tsx')).ClaimList,
  form: async () => (await import('./ClaimForm.tsx')).NewClaim,
  change: async () => (await import('./ClaimForm.tsx')).ChangeClaim,
  claim: async () => (await import('./ClaimScreen.tsx')).ClaimScreen,
} as const;

export const claimRight = (operation: keyof typeof claimService.operations) =>
  rightOf<typeof claimService>('tripDirector', operation);
