import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { statementRight, supplierStatementScreens } from './index.ts';
import { listPath, statementPath } from './paths.ts';

export const supplierStatementsModule = webModule({
  name: 'supplier-statements',
  screens: [
    screen({
      path: listPath,
      title: 'supplierStatements',
      needs: statementRight('getSupplierStatements'),
      component: supplierStatementScreens.list,
    }),
    screen({
      path: `${listPath}/$id`,
      title: 'supplierStatement',
      needs: statementRight('getSupplierStatement'),
      parent: listPath,
      component: supplierStatementScreens.statement,
    }),
  ],
  recordPages: { supplierStatements: { title: 'supplierStatements', path: statementPath } },
});
