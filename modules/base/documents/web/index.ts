import { rightOf } from '#platform/web/screens.ts';
import type { documentService } from '../contract.ts';
import type { DocumentMode } from './document-mode.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const documentScreens = {
  /** `modes` are what modules above show beside it. */
  list: (modes: () => Promise<readonly DocumentMode[]>) => async () =>
    (await import('./DocumentList.tsx')).documentList(await modes()),
  missing: (modes: () => Promise<readonly DocumentMode[]>) => async () =>
    (await import('./MissingDocuments.tsx')).missingDocuments(await modes()),
  document: async () => (await import('./DocumentPage.tsx')).DocumentPage,
} as const;

export const documentRight = (operation: keyof typeof documentService.operations) =>
  rightOf<typeof documentService>('tripDirector', operation);

export type { DocumentMode } from './document-mode.ts';
