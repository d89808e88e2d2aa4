import { type Implementation, implement } from '#platform/server/implement.ts';
import { accountingExportService } from '../contract.ts';
import { compareExport } from './compare.ts';
import { readAccounts, testConnection } from './connection.ts';
import { listFiles, takeFile } from './files.ts';
import { listDrift, listExports, readExport } from './lists.ts';
import { approveSetting, changeSetting, readSetting } from './settings.ts';

export const accountingExportOperations: Implementation = implement(accountingExportService, {
  getAccountingExports: listExports,
  getAccountingExport: readExport,
  compareAccountingExport: compareExport,
  getInvoiceDrift: listDrift,
  getAccountingFiles: listFiles,
  takeAccountingFile: takeFile,
  getBusinessCentralSetting: (context, { companyId }) => readSetting(context, companyId),
  putBusinessCentralSetting: changeSetting,
  approveBusinessCentralSetting: approveSetting,
  getBusinessCentralAccounts: readAccounts,
  testBusinessCentralConnection: testConnection,
});
