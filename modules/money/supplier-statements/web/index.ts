import { rightsIn } from '#platform/web/screens.ts';
import type { supplierStatementService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const supplierStatementScreens = {
  list: async () => (await import('./StatementList.tsx')).StatementList,
  statement: async () => (await import('./StatementScreen.tsx')).StatementScreen,
} as const;

export const statementRight = rightsIn<typeof supplierStatementService>('tripDirector');
