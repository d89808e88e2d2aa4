import { rightOf } from '#platform/web/screens.ts';
import type { contractorService } from '../contract.ts';

export { contractorPath } from './desk/paths.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const contractorScreens = {
  list: async () => (await import('./desk/ContractorList.tsx')).ContractorList,
  form: async () => (await import('./desk/ContractorForm.tsx')).ContractorForm,
  invitations: async () => (await import('./desk/ContractorInvitations.tsx')).ContractorInvitations,
} as const;

export const contractorRight = (operation: keyof typeof contractorService.operations) =>
  rightOf<typeof contractorService>('tripDirector', operation);
