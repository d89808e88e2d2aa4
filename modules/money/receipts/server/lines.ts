import type { ReceiptState } from '../status.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { findBankLine, type StoredLine } from '#modules/money/bank-statements/server/index.ts';
import type { BankLineState } from '#modules/money/bank-statements/status.ts';
import type { proposal, receiptLine } from '../answers.ts';
import type { lineQuery, receiptService } from '../contract.ts';
import { type LineStanding, lineStandings, type ReceiptKind, receiptNumber } from '../kinds.ts';
import type { Match } from '../match-index.ts';
import { type KeptProposal, standingOf } from './kept-proposals.ts';
import { proposalsFor } from './match-lines.ts';
import type { Reason } from './queries.ts';

const fail = failures<FailureCode>();
type Operations = (typeof receiptService)['operations'];

interface Settling {
  readonly id: string;
  readonly kind: ReceiptKind;
  readonly number: number;
  readonly amount: number;
  readonly customer_id: string | null;
  readonly customer_name: string;
  readonly is_automatic: boolean;
  readonly matched: readonly Reason[];
}

type LineRow = StoredLine & {
  readonly standing: LineStanding;
  readonly proposals: readonly KeptProposal[] | null;
  readonly entries: readonly Settling[] | null;
  readonly proposed_name: string | null;
};

const state = (name: BankLineState) => literal<BankLineState>(name);
/** Decided, left aside, or as matching has found it; a line that nobody looked at yet is a question. */
const standing = sql`case t.status when ${state('SETTLED')} then 'decided' when ${state('IGNORED')} then 'ignored'
  else coalesce((select m.standing from receipt_match m where m.partition = t.partition and m.bank_line_id = t.id), 'question') end`;

const columns = sql`t.*, t.day::text as day, (select a.name from bank_account a where a.partition = t.partition and a.id = t.account_id) as account_name,
  ${standing} as standing,
  (select m.proposals from receipt_match m where m.partition = t.partition and m.bank_line_id = t.id) as proposals,
  (select c.registered_name from receipt_match m join customer c on c.partition = m.partition and c.id = (m.proposals -> 0 ->> 'customerId')::uuid
    where m.partition = t.partition and m.bank_line_id = t.id) as proposed_name,
  case when t.status = ${state('SETTLED')} then (
    select jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'number', r.number, 'amount', r.amount, 'customer_id', r.customer_id,
             'customer_name', coalesce(c.registered_name, ''), 'is_automatic', r.is_automatic, 'matched', r.matched) order by r.posted_at, r.id)
      from receipt r left join customer c on c.partition = r.partition and c.id = r.customer_id
     where r.partition = t.partition and r.parent_id is null
       and (r.bank_line_id = t.id and r.status = ${literal<ReceiptState>('POSTED')} or r.bounce_line_id = t.id)) end as entries`;

function shown(row: LineRow): z.input<typeof receiptLine> {
  const [first] = row.entries ?? [];
  const [match] = row.proposals ?? [];
  return {
    id: row.id,
    bankAccountId: row.account_id,
    bankAccountName: row.account_name,
    date: row.day,
    amount: cents(row.amount),
    currency: row.currency,
    text: row.text,
    reference: row.reference,
    payerName: row.payer_name,
    payerAccount: row.payer_last4 && `••••${row.payer_last4}`,
    standing: row.standing,
    customerId: first ? first.customer_id : (match?.customerId ?? null),
    customerName: first ? first.customer_name : (row.proposed_name ?? ''),
    reasons: [...(first?.matched ?? match?.reasons ?? [])],
    entries: (row.entries ?? []).map(({ id, kind, number, amount, customer_name }) => ({
      id,
      kind,
      number: receiptNumber(kind, number),
      amount: cents(amount),
      customerName: customer_name,
    })),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    isAutomatic: first?.is_automatic ?? false,
  };
}

/** A page of lines, and how many there are of each standing. */
export async function listLines(
  context: Context,
  query: z.output<typeof lineQuery>,
): Promise<z.input<Operations['getReceiptLines']['output']>> {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const { companyId, bankAccountId, from, to } = query;
  const conditions: RawBuilder<unknown>[] = [];
  if (companyId) conditions.push(sql`t.company_id = ${companyId}`);
  if (bankAccountId) conditions.push(sql`t.account_id = ${bankAccountId}`);
  if (from) conditions.push(sql`t.day >= ${from}::date`);
  if (to) conditions.push(sql`t.day <= ${to}::date`);
  const wanted = query.standing?.length ? [sql`${standing} = any (${query.standing}::text[])`] : [];
  const { rows: counts } = await sql<{ standing: LineStanding; count: number }>`
    select ${standing} as standing, count(*)::int as count from bank_line t
     where ${sql.join([sql`t.partition = ${partition}`, ...conditions], sql` and `)} group by 1`.execute(db);
  const found = await searchedPage<LineRow>(db, {
    ...query,
    table: 'bank_line',
    partition,
    columns,
    conditions: [...conditions, ...wanted],
    order: [query.sort === 'date' ? 't.day' : 't.amount', 't.id'],
  });
  return {
    ...found,
    rows: found.rows.map(shown),
    standings: lineStandings.map((each) => ({
      standing: each,
      count: counts.find((row) => row.standing === each)?.count ?? 0,
    })),
  };
}

/** A line with what it may be, as things stand now. */
export async function lineProposals(
  context: Context,
  { bankLineId }: z.output<Operations['getReceiptProposals']['input']>,
): Promise<z.input<Operations['getReceiptProposals']['output']>> {
  refuseWhenScoped(context);
  const line = await findBankLine(context, bankLineId);
  if (!line) throw fail('notFound', 'notFound');
  const { rows } = await sql<LineRow>`
    select ${columns} from bank_line t where t.partition = ${context.partition} and t.id = ${bankLineId}`.execute(
    context.db,
  );
  const matches = line.status === 'OPEN' ? await proposalsFor(context, { ...line, day: rows[0]!.day }) : [];
  const names = await namesOf(context, matches);
  const isLooked = line.status === 'OPEN';
  return {
    line: shown({ ...rows[0]!, ...(isLooked && { standing: standingOf(matches) }) }),
    proposals: matches.map((match): z.input<typeof proposal> => ({
      kind: match.kind,
      certainty: match.certainty,
      reasons: [...match.reasons],
      customerId: match.customerId,
      customerName: names.customers.get(match.customerId ?? '') ?? '',
      parts: match.parts.map(({ item, amount, discount }) => ({
        itemId: item.id,
        number: item.number,
        customerName: names.customers.get(item.customerId) ?? '',
        open: item.open,
        amount,
        discount,
      })),
      left: match.left,
      receiptId: match.receiptId,
      receiptNumber: names.receipts.get(match.receiptId ?? '') ?? '',
    })),
  };
}

async function namesOf({ db, partition }: Context, matches: readonly Match[]) {
  const ids = matches.flatMap(({ customerId, parts }) => [
    ...(customerId ? [customerId] : []),
    ...parts.map(({ item }) => item.customerId),
  ]);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, registered_name as name from customer where partition = ${partition} and id = any (${[...new Set(ids)]}::uuid[])`.execute(
    db,
  );
  const { rows: receipts } = await sql<{ id: string; number: number }>`
    select id, number from receipt where partition = ${partition} and id = any (${matches.flatMap(({ receiptId }) => receiptId ?? [])}::uuid[])`.execute(
    db,
  );
  return {
    customers: new Map(rows.map(({ id, name }) => [id, name])),
    receipts: new Map(receipts.map(({ id, number }) => [id, receiptNumber('receipt', number)])),
  };
}
