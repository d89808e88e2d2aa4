import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import { isMasked, maskNumber } from '#platform/mask.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf, orNotFound, record } from '#platform/server/records.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { accountRow } from '../answers.ts';
import type { bankStatementService } from '../contract.ts';
import type { BankStatementFailureCode } from '../messages/failures/index.ts';
import { accountKey } from '../read-file.ts';
import type { BankLineState } from '../status.ts';
import { accountsOfNumber, numberColumns, openNumber } from './account-numbers.ts';
import { findBankAccount, type StoredAccount } from './queries.ts';
import './tables.ts';

const fail = failures<BankStatementFailureCode>();
type Operations = (typeof bankStatementService)['operations'];
type AccountRow = z.input<typeof accountRow>;

const accounts = record({
  noun: 'bankAccount',
  table: 'bank_account',
  channels: ['bankStatements'],
  bell: 'account.',
  find: (context: Context, id: string) => findBankAccount(context, id),
  show: async (context, { id }) => (await listed(context, id))[0],
});

interface ListedAccount extends StoredAccount {
  readonly company_name: string;
  readonly chart_number: string;
  readonly chart_name: string;
  readonly closing: number | null;
  readonly stated_to: string | null;
  readonly open_lines: number;
}

async function listed({ db, partition }: Pick<Context, 'db' | 'partition'>, id?: string): Promise<AccountRow[]> {
  const { rows } = await sql<ListedAccount>`
    select a.*, c.trade_name as company_name, j.code as chart_number, j.name as chart_name, s.closing, s.to_day::text as stated_to,
           (select count(*)::int from bank_line l where l.partition = a.partition and l.account_id = a.id
               and l.status = ${literal<BankLineState>('OPEN')}) as open_lines
      from bank_account a
      join company c on c.partition = a.partition and c.id = a.company_id
      join journal_account j on j.partition = a.partition and j.id = a.account_id
      left join lateral (select closing, to_day from bank_statement s where s.partition = a.partition and s.account_id = a.id
        order by to_day desc, id desc limit 1) s on true
     where a.partition = ${partition} and (${id ?? null}::uuid is null or a.id = ${id ?? null})
     order by c.trade_name, a.name, a.id`.execute(db);
  return rows.map(shown);
}

function shown(row: ListedAccount): AccountRow {
  return {
    id: row.id,
    lockId: lockIdOf(row),
    companyId: row.company_id,
    companyName: row.company_name,
    name: row.name,
    bank: row.bank,
    branchCode: row.branch_code,
    number: maskNumber(`••••${row.number_last4}`),
    currency: row.currency,
    accountId: row.account_id,
    accountNumber: row.chart_number,
    accountName: row.chart_name,
    mailSenders: row.mail_senders,
    mailFile: row.mail_file,
    columns: row.mapping,
    isActive: row.is_active,
    closing: row.closing === null ? null : cents(row.closing),
    statedTo: row.stated_to,
    openLines: row.open_lines,
    updatedBy: row.updated_by,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The accounts of all companies at banks. */
export async function listAccounts(context: Context): Promise<AccountRow[]> {
  refuseWhenScoped(context);
  return listed(context);
}

type Input = Omit<z.output<Operations['putBankAccount']['input']>, 'id'>;

export async function createAccount(
  context: Context,
  { companyId, ...input }: z.output<Operations['postBankAccount']['input']>,
): Promise<AccountRow> {
  refuseWhenScoped(context);
  const { app, db, partition, actor } = context;
  await bookCompany(context, companyId);
  if (isMasked(input.number)) throw invalidFields({ number: { code: 'required' } });
  const id = crypto.randomUUID();
  await refuseWrong(context, id, input, input.number);
  const row = {
    ...columnsOf(input),
    ...numberColumns(app.sealer, partition, id, input.number),
    currency: input.currency,
  };
  const stored = await db
    .insertInto('bank_account')
    .values({ id, partition, company_id: companyId, ...row, created_by: actor.name, updated_by: actor.name })
    .returningAll()
    .executeTakeFirstOrThrow();
  await accounts.announce(context, stored, { event: 'created', after: factsOf(stored) });
  return (await listed(context, id))[0]!;
}

export async function changeAccount(
  context: Context,
  { id, ...input }: z.output<Operations['putBankAccount']['input']>,
): Promise<AccountRow> {
  refuseWhenScoped(context);
  const stored = await accounts.toChange(context, id);
  const { app, partition } = context;
  const before = openNumber(app.sealer, stored);
  const number = isMasked(input.number) ? before : input.number;
  await refuseWrong(context, id, input, number);
  if (input.currency !== stored.currency || accountKey(number) !== accountKey(before))
    await refuseUsed(context, stored);
  const columns = {
    ...columnsOf(input),
    ...(number !== before && numberColumns(app.sealer, partition, id, number)),
    currency: input.currency,
  };
  await accounts.change(context, stored, {
    columns,
    event: 'changed',
    before: factsOf(stored),
    after: factsOf({ ...stored, ...columns, mapping: input.columns }),
  });
  return (await listed(context, id))[0]!;
}

/** Keeps the columns that somebody has stated for the files of an account. */
export async function keepColumns(context: Context, accountId: string, columns: Input['columns']): Promise<void> {
  const stored = await accounts.lock(context, accountId);
  if (JSON.stringify(stored.mapping) === JSON.stringify(columns)) return;
  await accounts.change(context, stored, {
    columns: { mapping: columns === null ? null : JSON.stringify(columns) },
    event: 'columnsKept',
    before: { columns: stored.mapping },
    after: { columns },
  });
}

function columnsOf(input: Input) {
  return {
    name: input.name,
    bank: input.bank,
    branch_code: input.branchCode,
    account_id: input.accountId,
    mapping: input.columns === null ? null : JSON.stringify(input.columns),
    mail_senders: [...new Set(input.mailSenders)],
    mail_file: input.mailFile,
    is_active: input.isActive,
  };
}

type FactsOf = Omit<StoredAccount, 'mapping'> & { readonly mapping: unknown };
const factsOf = (row: FactsOf) => ({
  name: row.name,
  bank: row.bank,
  branchCode: row.branch_code,
  numberEnd: row.number_last4,
  currency: row.currency,
  accountId: row.account_id,
  mailSenders: row.mail_senders,
  mailFile: row.mail_file,
  columns: row.mapping,
  isActive: row.is_active,
});

/** All that is wrong with what was entered, at once. */
async function refuseWrong(context: Context, id: string, input: Input, number: string): Promise<void> {
  const { db, partition } = context;
  const { rows } = await sql<{ ok: boolean }>`
    select class = 'asset' and is_active and role = '' as ok from journal_account where partition = ${partition} and id = ${input.accountId}`.execute(
    db,
  );
  const taken = (await accountsOfNumber(context, number)).find(
    (other) => other.id !== id && other.currency === input.currency,
  );
  const wrong = {
    ...(accountKey(number) === '' && { number: { code: 'required' } }),
    ...(taken && { number: { code: 'bankAccountTaken', details: { name: taken.name } } }),
    ...(!rows[0]?.ok && { accountId: { code: 'bankAccountNotAsset' } }),
  };
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
}

/** Lines that were read stand in their currency, under their number. */
async function refuseUsed({ db, partition }: Context, { id, currency }: StoredAccount): Promise<void> {
  const { rows } =
    await sql`select from bank_statement where partition = ${partition} and account_id = ${id} limit 1`.execute(db);
  if (rows.length > 0) throw fail('bankAccountCurrency', 'rule', { currency });
}

/** An account by its id, for a file that names none. */
export async function statedAccount(context: Context, id: string | undefined): Promise<StoredAccount | undefined> {
  return id === undefined ? undefined : orNotFound(await findBankAccount(context, id));
}
