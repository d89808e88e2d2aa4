import { serverModule } from '#platform/server/module.ts';
import { bankStatementFailureTexts } from '../messages/failures/index.ts';
import { sealedAccountNumbers } from './account-numbers.ts';
import { bankStatementsDescribed } from './described.ts';
import { bankFileReading, bankFileRound } from './file-job.ts';
import { statementMail } from './mailed-files.ts';
import { bankStatementOperations } from './operations.ts';

const right = 'tripDirector.getBankStatements';

export const bankStatementsModule = serverModule({
  name: 'bank-statements',
  operations: [bankStatementOperations],
  described: [bankStatementsDescribed],
  failureTexts: [bankStatementFailureTexts],
  jobs: [bankFileReading, bankFileRound],
  sealed: [sealedAccountNumbers],
  mailRoutes: [statementMail],
  channels: [{ channel: 'bankStatements', right }],
  menu: [
    { group: 'Money', place: 50, title: 'Bank statements', url: '/bankStatements', permission: right },
    {
      group: 'Money',
      place: 55,
      title: 'Bank accounts',
      url: '/bankAccounts',
      permission: 'tripDirector.getBankAccounts',
    },
  ],
});
