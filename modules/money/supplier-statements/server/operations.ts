import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { supplierStatementService } from '../contract.ts';
import { supplierLinkService } from '../link-contract.ts';
import { answerStatement, readStatementLink } from './answer-statement.ts';
import { captureByLink, keepLinkFile, readInvoiceLink } from './by-link.ts';
import { listStatements } from './list-statements.ts';
import { savedOf, statementLives, statements } from './lives.ts';
import { makeStatements } from './make-statements.ts';
import { findStatement, statementNoun, type StoredStatement } from './queries.ts';
import { recordOf } from './records.ts';
import { askForInvoice, sendStatement } from './send-statement.ts';

const fail = failures<FailureCode>();

/** The statement that the caller has, or `notFound`. */
async function found(context: Context, id: string): Promise<StoredStatement> {
  const stored = await findStatement(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

export const supplierStatementOperations: Implementation = implement(supplierStatementService, {
  getSupplierStatements: listStatements,
  getSupplierStatement: async (context, { id }) => recordOf(context, await found(context, id)),
  async getSupplierStatementHistory(context, { id }) {
    await found(context, id);
    return recordHistory(context, statementNoun, id);
  },
  postSupplierStatements: makeStatements,
  sendSupplierStatement: sendStatement,
  async deleteSupplierStatement(context, { id, reason }) {
    refuseWhenScoped(context);
    const stored = await statements.toChange(context, id);
    return savedOf(await statementLives.move(context, stored, 'withdraw', { reason }));
  },
  sendPurchaseInvoiceRequest: askForInvoice,
});

export const supplierLinkOperations: Implementation = implement(supplierLinkService, {
  getPurchaseInvoiceLink: (context) => readInvoiceLink(context),
  postPurchaseInvoiceLinkFile: keepLinkFile,
  postPurchaseInvoiceByLink: captureByLink,
  getSupplierStatementLink: (context) => readStatementLink(context),
  postSupplierStatementAnswer: answerStatement,
});
