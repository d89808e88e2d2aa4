import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { cents } from '#platform/money.ts';
import { format } from '#platform/messages.ts';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { orNotFound } from '#platform/server/records.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import { searchedPage } from '#platform/server/search.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { fileRow, FindingRow, lineRow, statementRow } from '../answers.ts';
import type { bankStatementService } from '../contract.ts';
import { type Finding, isRefusal } from '../findings.ts';
import type { BankFormat } from '../formats.ts';
import { bankFindingTexts } from '../messages/findings/index.ts';
import type { BankLineState, FileOrigin } from '../status.ts';
import { lineColumns, type StoredFile, type StoredLine } from './queries.ts';
import { lineShown } from './shown.ts';
import type { TakenFile } from './take-file.ts';

type Operations = (typeof bankStatementService)['operations'];
type Query<Name extends keyof Operations> = z.output<Operations[Name]['input']>;

interface ListedStatement {
  readonly id: string;
  readonly company_id: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly bank: string;
  readonly number_last4: string;
  readonly file_id: string;
  readonly file_name: string;
  readonly format: BankFormat;
  readonly origin: FileOrigin;
  readonly number: string;
  readonly from_day: string;
  readonly to_day: string;
  readonly opening: number | null;
  readonly closing: number | null;
  readonly currency: string;
  readonly lines: number;
  readonly new_lines: number;
  readonly open_lines: number;
  readonly follows: boolean | null;
  readonly created_by: string;
  readonly created_at: Date;
}

const statementColumns = sql`t.*, a.name as account_name, a.bank, a.number_last4, f.file_name, f.origin,
  (select count(*)::int from bank_line l where l.partition = t.partition and l.statement_id = t.id and l.status = ${literal<BankLineState>('OPEN')}) as open_lines`;
const statementJoins = sql`join bank_account a on a.partition = t.partition and a.id = t.account_id
  join bank_file f on f.partition = t.partition and f.id = t.file_id`;

function statementShown(row: ListedStatement): z.input<typeof statementRow> {
  const amount = (whole: number | null) => (whole === null ? null : cents(whole));
  return {
    id: row.id,
    companyId: row.company_id,
    accountId: row.account_id,
    accountName: row.account_name,
    bank: row.bank,
    numberEnd: row.number_last4,
    fileId: row.file_id,
    fileName: row.file_name,
    format: row.format,
    origin: row.origin,
    number: row.number,
    fromDay: row.from_day,
    toDay: row.to_day,
    opening: amount(row.opening),
    closing: amount(row.closing),
    currency: row.currency,
    lines: row.lines,
    newLines: row.new_lines,
    openLines: row.open_lines,
    follows: row.follows,
    readBy: row.created_by,
    readAt: row.created_at.toISOString(),
  };
}

/** A page of statements, the newest first. */
export async function listStatements(
  context: Context,
  query: Query<'getBankStatements'>,
): Promise<Page<z.input<typeof statementRow>>> {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const wanted = likePattern(query.search ?? '');
  const found = await searchedPage<ListedStatement>(db, {
    ...query,
    search: '',
    table: 'bank_statement',
    partition,
    columns: statementColumns,
    joins: statementJoins,
    conditions: [
      ...(query.accountId ? [sql`t.account_id = ${query.accountId}`] : []),
      ...(wanted === ''
        ? []
        : [
            sql`(lower(t.number) like ${wanted}
              or exists (select from bank_account b where b.partition = t.partition and b.id = t.account_id and lower(b.name) like ${wanted})
              or exists (select from bank_file x where x.partition = t.partition and x.id = t.file_id and lower(x.file_name) like ${wanted}))`,
          ]),
    ],
    order: ['t.to_day', 't.id'],
  });
  return { ...found, rows: found.rows.map(statementShown) };
}

export async function readStatement(
  context: Context,
  { id }: Query<'getBankStatement'>,
): Promise<z.input<typeof statementRow>> {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const { rows } = await sql<ListedStatement>`
    select ${statementColumns} from bank_statement t ${statementJoins} where t.partition = ${partition} and t.id = ${id}`.execute(
    db,
  );
  return statementShown(orNotFound(rows[0]));
}

/** A page of files that came in, the newest first. */
export async function listFiles(
  context: Context,
  query: Query<'getBankFiles'>,
): Promise<Page<z.input<typeof fileRow>>> {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const { status, search } = query;
  const wanted = likePattern(search ?? '');
  const found = await searchedPage<StoredFile>(db, {
    ...query,
    search: '',
    table: 'bank_file',
    partition,
    columns: sql`t.*`,
    conditions: [
      ...(status?.length ? [sql`t.status = any (${status}::text[])`] : []),
      ...(wanted === '' ? [] : [sql`lower(t.file_name) like ${wanted}`]),
    ],
    order: ['t.created_at', 't.id'],
  });
  return { ...found, rows: await Promise.all(found.rows.map((row) => fileShown(context, row))) };
}

export async function readFileRow(context: Context, { id }: Query<'getBankFile'>): Promise<z.input<typeof fileRow>> {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const row = await db
    .selectFrom('bank_file')
    .selectAll()
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirst();
  return fileShown(context, orNotFound(row));
}

/** A file that came in, with what was found in the language of the caller. */
export async function fileShown(context: Context, row: TakenFile): Promise<z.input<typeof fileRow>> {
  return {
    id: row.id,
    companyId: row.company_id,
    fileName: row.file_name,
    format: row.format,
    origin: row.origin,
    sender: row.sender,
    status: row.status,
    statements: row.statements,
    lines: row.lines,
    newLines: row.new_lines,
    pending: row.pending,
    findings: await findingsInWords(context, row.findings),
    readBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
    knownSince: row.known_since?.toISOString() ?? null,
  };
}

/** Findings in the language of the caller. */
export async function findingsInWords(
  { language }: Pick<Context, 'language'>,
  findings: readonly Finding[],
): Promise<FindingRow[]> {
  const { texts } = await bankFindingTexts.load[language]();
  return findings.map((finding) => ({
    ...finding,
    isRefusal: isRefusal(finding),
    text: format(language, texts[finding.code], { ...finding.details, row: finding.row }),
  }));
}

/** A page of lines, with how many there are by state under the same filters but that one. */
export async function listLines(
  context: Context,
  query: Query<'getBankLines'>,
): Promise<Page<z.input<typeof lineRow>> & { counts: Record<BankLineState, number> }> {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const { accountId, statementId, status, from, to, direction } = query;
  const conditions: RawBuilder<unknown>[] = [
    ...(accountId ? [sql`t.account_id = ${accountId}`] : []),
    ...(statementId ? [sql`t.statement_id = ${statementId}`] : []),
    ...(from ? [sql`t.day >= ${from}::date`] : []),
    ...(to ? [sql`t.day <= ${to}::date`] : []),
    ...(direction ? [direction === 'in' ? sql`t.amount > 0` : sql`t.amount < 0`] : []),
  ];
  const [found, { rows: counted }] = await Promise.all([
    searchedPage<StoredLine>(db, {
      ...query,
      table: 'bank_line',
      partition,
      columns: lineColumns,
      conditions: [...conditions, ...(status?.length ? [sql`t.status = any (${status}::text[])`] : [])],
      order: ['t.day', 't.id'],
    }),
    sql<{ status: BankLineState; count: number }>`
      select t.status, count(*)::int as count from bank_line t
       where ${sql.join([sql`t.partition = ${partition}`, ...conditions], sql` and `)} group by t.status`.execute(db),
  ]);
  const none = { OPEN: 0, SETTLED: 0, IGNORED: 0 };
  const counts = { ...none, ...Object.fromEntries(counted.map(({ status: state, count }) => [state, count])) };
  return { ...found, rows: found.rows.map(lineShown), counts };
}
