import { implement, type Implementation } from '#platform/server/implement.ts';
import { bankService } from '../contract.ts';
import { readCompanyBank, recordCompanyBank } from './company-bank.ts';
import { approveBankChange, rejectBankChange, showAccountNumber } from './decide.ts';
import { listBankChanges } from './list-changes.ts';
import type { BankOwnerKind } from './owners.ts';
import { needsSecondFactor, setBankRule } from './rule.ts';

/** One desk for the bank details of every noun that has them. */
export function bankOperations(owners: readonly BankOwnerKind[]): Implementation {
  return implement(bankService, {
    getBankChanges: (context, query) => listBankChanges(context, owners, query),
    getCompanyBank: (context, { companyId }) => readCompanyBank(context, companyId),
    putCompanyBank: (context, input) => recordCompanyBank(context, input),
    approveBankChange: (context, input) => approveBankChange(context, owners, input),
    rejectBankChange: (context, { bankVersionId, reason }) => rejectBankChange(context, owners, bankVersionId, reason),
    getBankRule: async (context) => ({ needsSecondFactor: await needsSecondFactor(context) }),
    async putBankRule(context, input) {
      await setBankRule(context, input);
      return {};
    },
    getBankAccountNumber: (context, { bankVersionId }) => showAccountNumber(context, owners, bankVersionId),
  });
}
