import { serverModule } from '#platform/server/module.ts';
import { accountingExportFailureTexts } from '../messages/failures/index.ts';
import { carryOutExports } from './carry-out.ts';
import { accountingExportsDescribed } from './described.ts';
import { compareCompany, compareRound } from './drift.ts';
import { exportListeners } from './listeners.ts';
import { serveNotices } from './notices.ts';
import { accountingExportOperations } from './operations.ts';
import { pollCompany, pollRound } from './poll.ts';
import { sealedSystemSecret } from './settings.ts';

const right = 'tripDirector.getAccountingExports';

export const accountingExportsModule = serverModule({
  name: 'accounting-exports',
  operations: [accountingExportOperations],
  described: [accountingExportsDescribed],
  failureTexts: [accountingExportFailureTexts],
  listeners: exportListeners,
  jobs: [carryOutExports, pollRound, pollCompany, compareRound, compareCompany],
  routes: [serveNotices],
  sealed: [sealedSystemSecret],
  channels: [{ channel: 'accountingExports', right }],
  menu: [
    { group: 'Money', place: 72, title: 'Accounting exports', url: '/accountingExports', permission: right },
    {
      group: 'Settings',
      place: 135,
      title: 'Accounting system',
      url: '/accountingSystem',
      permission: 'tripDirector.getBusinessCentralSetting',
    },
  ],
});
