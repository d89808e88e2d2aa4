import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { implement, type Implementation } from '#platform/server/implement.ts';
import { refuseWhenOfParties, refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { ledgerService } from '../contract.ts';
import { reportService } from '../report-contract.ts';
import { ageing } from './ageing.ts';
import { accountsWithBalances } from './balances.ts';
import { incomeByCentres } from './by-centre.ts';
import { findJournal, journalAnswer } from './journals.ts';
import { proofOf } from './proof.ts';
import { reverseTyped } from './reverse.ts';
import { printStatement } from './statement-file.ts';
import { accountTransactions } from './transactions.ts';
import { vatOf } from './vat.ts';

const fail = failures<FailureCode>();

export const ledgerOperations: Implementation = implement(ledgerService, {
  getJournalAccountsWithBalances(context, query) {
    refuseWhenScoped(context);
    return accountsWithBalances(context, query);
  },
  // Whoever is limited to profit centres sees the lines of these.
  getAccountTransactions(context, query) {
    refuseWhenOfParties(context);
    return accountTransactions(context, query);
  },
  async getJournal(context, { id }) {
    refuseWhenScoped(context);
    const stored = await findJournal(context, id);
    if (!stored) throw fail('notFound', 'notFound');
    return journalAnswer(stored);
  },
  reverseTransaction(context, asked) {
    refuseWhenScoped(context);
    return reverseTyped(context, asked);
  },
  getLedgerAgeing(context, query) {
    refuseWhenScoped(context);
    return ageing(context, query);
  },
});

export const reportOperations: Implementation = implement(reportService, {
  getVatReport(context, query) {
    refuseWhenScoped(context);
    return vatOf(context, query);
  },
  getIncomeByProfitCentre(context, query) {
    refuseWhenScoped(context);
    return incomeByCentres(context, query);
  },
  getNumberProof(context, query) {
    refuseWhenScoped(context);
    return proofOf(context, query);
  },
  getStatementFile(context, query) {
    refuseWhenScoped(context);
    return printStatement(context, query);
  },
});
