import { rightOf } from '#platform/web/screens.ts';
import type { contractorService } from '../contract.ts';

export { contractorPath } from './paths.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const contractorScreens = {
  list: async () => (await import('./list/ContractorList.tsx')).ContractorList,
  form: async () => (await import('./form/ContractorForm.tsx')).ContractorForm,
  invitations: async () => (await import('./links/InvitationBoard.tsx')).InvitationBoard,
} as const;

export const contractorRight = (operation: keyof typeof contractorService.operations) =>
  rightOf<typeof contractorService>('tripDirector', operation);
