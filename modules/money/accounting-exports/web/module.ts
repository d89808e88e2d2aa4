import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { accountingExportRight, accountingExportScreens } from './index.ts';

const path = '/accountingExports';

export const accountingExportsModule = webModule({
  name: 'accounting-exports',
  screens: [
    screen({
      path,
      title: 'accountingExports',
      needs: accountingExportRight('getAccountingExports'),
      component: accountingExportScreens.list,
    }),
    screen({
      path: '/accountingSystem',
      title: 'accountingSystem',
      needs: accountingExportRight('getBusinessCentralSetting'),
      component: accountingExportScreens.system,
    }),
  ],
  menuCounts: [
    {
      url: path,
      needs: accountingExportRight('getAccountingExports'),
      key: ['accountingExports', 'count'],
      read: async (signal) => (await import('./count.ts')).failedExports(signal),
    },
  ],
});
