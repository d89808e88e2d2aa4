import { z } from 'zod';
import { historyEntry } from '#platform/history.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { accountFields, accountRow, fileRow, lineRow, previewRow, statementRow } from './answers.ts';
import { columnsField } from './columns.ts';
import { bankFileStates, bankLineLife } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    bankAccount: unknown;
    bankStatement: unknown;
    bankLine: unknown;
  }
  interface Channels {
    bankStatements: unknown;
  }
}

const id = z.uuid();
const day = z.iso.date();
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;
const none = z.strictObject({});

const statementQuery = listQuery.extend({
  sort: z.enum(['toDay']).default('toDay'),
  descending: z.boolean().default(true),
  accountId: id.optional(),
});

const lineQuery = listQuery.extend({
  sort: z.enum(['day']).default('day'),
  descending: z.boolean().default(true),
  accountId: id.optional(),
  statementId: id.optional(),
  status: z.array(z.enum(bankLineLife.states)).max(3).optional(),
  from: day.optional(),
  to: day.optional(),
  /** Money that came in, or that went out. */
  direction: z.enum(['in', 'out']).optional(),
});

const fileQuery = listQuery.extend({
  sort: z.enum(['createdAt']).default('createdAt'),
  descending: z.boolean().default(true),
  status: z.array(z.enum(bankFileStates)).max(3).optional(),
});

const file = {
  /** Of the caller where it is missing. */
  companyId: id.optional(),
  /** The account of a file that does not name one. */
  accountId: id.optional(),
  fileName: requiredText(200),
  /** Base64. */
  content: z.string().min(1, { error: 'required' }),
  /** What its columns are, where no template fits. */
  columns: columnsField.optional(),
};

const getBankAccounts = operation({ ...reads, input: none, output: z.array(accountRow) });
const saved = z.object({ id, lockId: z.string(), status: z.enum(bankLineLife.states) });

export const bankStatementService = service('tripDirector', {
  getBankAccounts,
  postBankAccount: operation({
    audience: 'permitted',
    input: z.strictObject({ ...accountFields, companyId: id }),
    output: accountRow,
  }),
  putBankAccount: operation({
    ...changes,
    input: z.strictObject({ ...accountFields, id }),
    output: accountRow,
  }),
  getBankStatements: operation({ ...reads, input: statementQuery, output: pageOf(statementRow) }),
  getBankStatement: operation({ ...reads, input: z.strictObject({ id }), output: statementRow }),
  /** Files that came in, with what was new, known and refused of each. */
  getBankFiles: operation({ ...reads, input: fileQuery, output: pageOf(fileRow) }),
  getBankFile: operation({ ...reads, input: z.strictObject({ id }), output: fileRow }),
  /** Reads a file without keeping anything: what it is, what would be new, what is wrong. */
  previewBankStatement: operation({ ...reads, upload: true, input: z.strictObject(file), output: previewRow }),
  /** Reads a file in. Columns that are stated are kept for the account. */
  postBankStatement: operation({
    audience: 'permitted',
    upload: true,
    input: z.strictObject(file),
    output: fileRow,
  }),
  getBankLines: operation({
    ...reads,
    input: lineQuery,
    output: pageOf(lineRow).extend({ counts: z.record(z.enum(bankLineLife.states), z.int()) }),
  }),
  getBankLineHistory: operation({ ...reads, input: z.strictObject({ id }), output: z.array(historyEntry) }),
  /** Nothing will settle it: moved between own accounts, or booked by hand. */
  ignoreBankLine: operation({ ...changes, input: z.strictObject({ id, reason: requiredText(500) }), output: saved }),
  restoreBankLine: operation({
    ...changes,
    input: z.strictObject({ id, reason: text(500).default('') }),
    output: saved,
  }),
});
