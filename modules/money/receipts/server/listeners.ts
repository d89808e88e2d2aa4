import { laterListener, type Listener } from '#platform/server/listeners.ts';
import { openBankLines } from '#modules/money/bank-statements/server/index.ts';
import { matchLines } from './match-lines.ts';

/** A statement came in: what is certain of it is done, the rest waits with proposals. Hearing it again finds nothing open. */
export const matchStatement: Listener = laterListener(
  'bankStatement.stored',
  'match-statement',
  async (context, { statementId, companyId }) => {
    const lines = await openBankLines(context, { statementId });
    if (lines.length > 0) await matchLines(context, { companyId, bankLineIds: lines.map(({ id }) => id) });
  },
);
