import { serverModule } from '#platform/server/module.ts';
import { bankStatementFailureTexts } from '../messages/failures/index.ts';

export const bankStatementsModule = serverModule({
  name: 'bank-statements',
  failureTexts: [bankStatementFailureTexts],
});
