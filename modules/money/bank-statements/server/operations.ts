import type { z } from 'zod';
import { invalidFields } from '#platform/failure.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { lockIdOf, orNotFound } from '#platform/server/records.ts';
import { decodeBase64, uploadLimits } from '#platform/server/uploads.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { bankStatementService } from '../contract.ts';
import { changeAccount, createAccount, listAccounts, statedAccount } from './accounts.ts';
import { bankLineLives, bankLines, lineNoun } from './lines.ts';
import { fileShown, listFiles, listLines, listStatements, readFileRow, readStatement } from './lists.ts';
import { previewFile } from './preview-file.ts';
import { findBankLine, type StoredLine } from './queries.ts';
import { type BroughtFile, takeFile } from './take-file.ts';

type Operations = (typeof bankStatementService)['operations'];

export const bankStatementOperations: Implementation = implement(bankStatementService, {
  getBankAccounts: (context) => listAccounts(context),
  postBankAccount: createAccount,
  putBankAccount: changeAccount,
  getBankStatements: listStatements,
  getBankStatement: readStatement,
  getBankFiles: listFiles,
  getBankFile: readFileRow,
  async previewBankStatement(context, input) {
    return previewFile(context, await broughtFile(context, input));
  },
  async postBankStatement(context, input) {
    return fileShown(context, await takeFile(context, await broughtFile(context, input)));
  },
  getBankLines: listLines,
  async getBankLineHistory(context, { id }) {
    refuseWhenScoped(context);
    orNotFound(await findBankLine(context, id));
    return recordHistory(context, lineNoun, id);
  },
  async ignoreBankLine(context, { id, reason }) {
    refuseWhenScoped(context);
    const stored = await bankLines.toChange(context, id);
    return savedOf(await bankLineLives.move(context, stored, 'ignore', { columns: { reason }, reason }));
  },
  async restoreBankLine(context, { id, reason }) {
    refuseWhenScoped(context);
    const stored = await bankLines.toChange(context, id);
    return savedOf(await bankLineLives.move(context, stored, 'restore', { columns: { reason: '' }, reason }));
  },
});

function savedOf(stored: StoredLine) {
  return { id: stored.id, lockId: lockIdOf(stored), status: stored.status };
}

/** The bytes of a call with the account that it names. */
async function broughtFile(
  context: Context,
  input: z.output<Operations['postBankStatement']['input']>,
): Promise<BroughtFile> {
  refuseWhenScoped(context);
  const { companyId, accountId, fileName, content, columns } = input;
  const decoded = decodeBase64(content, uploadLimits.maxBytes);
  if (!decoded.ok) throw invalidFields({ content: { code: decoded.code, details: decoded.details } });
  // Columns are kept by an account, and say nothing without one.
  if (columns && accountId === undefined) throw invalidFields({ accountId: { code: 'required' } });
  const account = await statedAccount(context, accountId);
  return { bytes: decoded.bytes, fileName, origin: 'upload', companyId, account, columns };
}
