import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { debtorService } from '../contract.ts';
import { invoiceAgeing } from './ageing.ts';
import { debtorRecordOf } from './detail.ts';
import { writeNote } from './notes.ts';
import { debtorsOverview } from './overview.ts';
import { makePromise, withdrawPromise } from './promises.ts';
import { previewReminders, sendReminders } from './remind.ts';
import { readRule, saveRule } from './rules.ts';
import { sendStatements } from './send-statements.ts';
import { saveArrangement } from './arrangements.ts';
import { statementFile } from './statement-file.ts';
import { statementOf } from './statement.ts';

/** What customers owe is closed to whoever is limited to some records, as all lists of money are. */
function whole<Input, Output>(work: (context: Context, input: Input) => Promise<Output>) {
  return (context: Context, input: Input): Promise<Output> => {
    refuseWhenScoped(context);
    return work(context, input);
  };
}

export const debtorOperations: Implementation = implement(debtorService, {
  getInvoiceAgeing: whole(invoiceAgeing),
  getDebtorsOverview: whole(debtorsOverview),
  getDebtor: whole(debtorRecordOf),
  postPaymentPromise: whole(makePromise),
  withdrawPaymentPromise: whole(withdrawPromise),
  postDebtorNote: whole(writeNote),
  putDebtorArrangement: whole(saveArrangement),
  getDebtorRule: whole((context, { companyId }) => readRule(context, companyId)),
  putDebtorRule: whole(saveRule),
  getPaymentReminders: whole(previewReminders),
  sendPaymentReminders: whole(sendReminders),
  getShipperStatement: whole(statementOf),
  getShipperStatementFile: whole(async (context, query) => {
    const { base64, contentType, fileName } = await statementFile(context, query);
    return { base64, contentType, fileName };
  }),
  sendShipperStatements: whole(sendStatements),
});
