import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { bankStatementRight, bankStatementScreens } from './index.ts';
import { statementPath } from './paths.ts';

export const bankStatementsModule = webModule({
  name: 'bank-statements',
  screens: [
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
      component: bankStatementScreens.statement,
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
