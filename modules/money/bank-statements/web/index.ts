import { rightsIn } from '#platform/web/screens.ts';
import type { bankStatementService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const bankStatementScreens = {
  list: async () => (await import('./StatementList.tsx')).StatementList,
  statement: async () => (await import('./StatementScreen.tsx')).StatementScreen,
  files: async () => (await import('./FileList.tsx')).FileList,
  accounts: async () => (await import('./AccountList.tsx')).AccountList,
} as const;

export const bankStatementRight = rightsIn<typeof bankStatementService>('tripDirector');
