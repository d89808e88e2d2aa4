import { rightOf } from '#platform/web/screens.ts';
import type { documentService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const documentScreens = {
  list: async () => (await import('./DocumentList.tsx')).DocumentList,
  missing: async () => (await import('./MissingDocuments.tsx')).MissingDocuments,
  document: async () => (await import('./DocumentPage.tsx')).DocumentPage,
} as const;

export const documentRight = (operation: keyof typeof documentService.operations) =>
  rightOf<typeof documentService>('tripDirector', operation);
