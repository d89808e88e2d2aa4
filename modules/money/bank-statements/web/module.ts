import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { bankStatementRight, bankStatementScreens, statementScreenWith } from './index.ts';
import type { BankLinePart } from './line-part.ts';
import { statementPath } from './paths.ts';

declare module '#platform/web/module.ts' {
  interface WebParts {
    /** Verbs of other modules on lines of bank statements that wait. */
    readonly bankLineParts: () => Promise<BankLinePart>;
  }
}

export const bankStatementsModule = webModule({
  name: 'bank-statements',
  screens: (all) => [
    screen({
      path: '/bankStatements',
      title: 'bankStatements',
      needs: bankStatementRight('getBankStatements'),
      component: bankStatementScreens.list,
    }),
    screen({
      path: '/bankStatements/files',
      title: 'bankFiles',
      needs: bankStatementRight('getBankFiles'),
      parent: '/bankStatements',
      component: bankStatementScreens.files,
    }),
    screen({
      path: '/bankStatements/$id',
      title: 'bankStatement',
      needs: bankStatementRight('getBankStatement'),
      parent: '/bankStatements',
      component: statementScreenWith(() => Promise.all(all('bankLineParts').map((part) => part()))),
    }),
    screen({
      path: '/bankAccounts',
      title: 'bankAccounts',
      needs: bankStatementRight('getBankAccounts'),
      component: bankStatementScreens.accounts,
    }),
  ],
  recordPages: { bankStatement: { title: 'bankStatement', path: statementPath } },
});
