import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { orNotFound } from '#platform/server/records.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { bookCompany, openBooks } from '#modules/money/posting-periods/server/index.ts';
import { receiptService } from '../contract.ts';
import { accountsOf, refuseNoBank } from './accounts.ts';
import { chargeEntry } from './build-entries.ts';
import { allocateCredit, assignReceipt, refuseUnknownCustomer, reverseReceipt, unallocate } from './change.ts';
import { decideLine } from './decide-line.ts';
import { postEntry } from './entries.ts';
import { lineProposals, listLines } from './lines.ts';
import { listItems, listReceipts, suggestParts } from './lists.ts';
import { matchLines } from './match-lines.ts';
import { companyOn, postReceipt } from './post-receipt.ts';
import { confirmDeposit, sayPurpose } from './purpose.ts';
import { findReceipt, itemsOf, receiptNoun } from './queries.ts';
import { recordOf } from './records.ts';
import { refundCredit } from './refund.ts';
import { createRule, deleteRule, listRules } from './rules.ts';
import { savedOf } from './saved.ts';
import { putPayer, putSettings, putTerm, readSettings } from './set-up.ts';
import { undoLine } from './undo-line.ts';
import { recoverDebt, writeOffDebt, writeOffRest } from './write-off.ts';

const saved = async (context: Context, id: string) => savedOf((await findReceipt(context, id))!);

export const receiptOperations: Implementation = implement(receiptService, {
  getReceipts: listReceipts,
  async getReceipt(context, { id }) {
    refuseWhenScoped(context);
    return recordOf(context, orNotFound(await findReceipt(context, id)));
  },
  async getReceiptHistory(context, { id }) {
    refuseWhenScoped(context);
    orNotFound(await findReceipt(context, id));
    return recordHistory(context, receiptNoun, id);
  },
  getReceiptItems: listItems,
  getReceiptSuggestion: suggestParts,
  async postReceipt(context, receipt) {
    refuseWhenScoped(context);
    const company = await companyOn(context, receipt.companyId, receipt.date);
    await refuseNoBank(context, receipt.accountId);
    if (receipt.customerId !== null) await refuseUnknownCustomer(context, receipt.customerId);
    return saved(context, (await postReceipt(context, company, { ...receipt, companyId: company.id })).id);
  },
  assignReceipt,
  allocateReceipt: allocateCredit,
  unallocateReceipt: unallocate,
  reverseReceipt,
  putReceiptPurpose: sayPurpose,
  confirmReceiptDeposit: confirmDeposit,
  async postReceiptRefund(context, { itemId, date, ...refund }) {
    refuseWhenScoped(context);
    const item = orNotFound((await itemsOf(context, [itemId])).get(itemId));
    const company = await companyOn(context, item.company_id, date);
    await refuseNoBank(context, refund.accountId);
    return saved(context, (await refundCredit(context, { ...refund, company, itemId, date })).id);
  },
  async postReceiptCharge(context, { companyId, date, amount, accountId, text }) {
    refuseWhenScoped(context);
    const company = await companyOn(context, companyId, date);
    await refuseNoBank(context, accountId);
    const entry = await chargeEntry(accountsOf(context), {
      companyId: company.id,
      date,
      amount,
      currency: company.currency,
      baseCurrency: company.currency,
      accountId,
      text,
    });
    return saved(context, (await postEntry(context, entry)).id);
  },
  writeOffReceiptRest: writeOffRest,
  writeOffReceiptDebt: writeOffDebt,
  recoverReceiptDebt: recoverDebt,
  getReceiptLines: listLines,
  getReceiptProposals: lineProposals,
  decideReceiptLine: decideLine,
  undoReceiptLine: undoLine,
  async matchReceiptLines(context, { companyId, bankLineIds }) {
    refuseWhenScoped(context);
    const company = await openBooks(context, (await bookCompany(context, companyId)).id);
    return matchLines(context, { companyId: company.id, bankLineIds });
  },
  getReceiptRules: listRules,
  postReceiptRule: createRule,
  deleteReceiptRule: deleteRule,
  getReceiptSettings: readSettings,
  putReceiptSettings: putSettings,
  putReceiptTerm: putTerm,
  putReceiptPayer: putPayer,
});
