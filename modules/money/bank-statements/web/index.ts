import { rightsIn } from '#platform/web/screens.ts';
import type { bankStatementService } from '../contract.ts';
import type { BankLinePart } from './line-part.ts';

export type { BankLineRow } from '../answers.ts';
export type { BankLinePart } from './line-part.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const bankStatementScreens = {
  list: async () => (await import('./StatementList.tsx')).StatementList,
  files: async () => (await import('./FileList.tsx')).FileList,
  accounts: async () => (await import('./AccountList.tsx')).AccountList,
} as const;

/** `parts` are the verbs of modules above on lines that wait. */
export const statementScreenWith = (parts: () => Promise<readonly BankLinePart[]>) => async () =>
  (await import('./StatementScreen.tsx')).statementScreen(await parts());

export const bankStatementRight = rightsIn<typeof bankStatementService>('tripDirector');
