import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import type { z } from 'zod';
import { type Cell, csvOf } from '#platform/csv.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents, decimalOf } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import { journalsAndTrail } from '#modules/money/ledger/server/index.ts';
import type { auditExtractService } from '../extract-contract.ts';

const fail = failures<FailureCode>();
type Answer = z.input<(typeof auditExtractService)['operations']['getAuditExtract']['output']>;

/** Documents of more bytes are named in the archive, and not in it. */
const documentBytes = 40_000_000;

interface Month {
  readonly company_id: string;
  readonly no: number;
  readonly first_day: CalendarDate;
  readonly last_day: CalendarDate;
}

/**
 * A month as tables: the headings are the same in every language, since machines read them too. Each journal stands beside
 * its entry of the audit trail, whose seal covers it: a digest that is not found again is a journal that was altered.
 */
export async function auditExtract(context: Context, periodId: string): Promise<Answer> {
  const { db, partition, now } = context;
  const found = await sql<Month>`
    select company_id, no, first_day::text as first_day, last_day::text as last_day from posting_period
     where partition = ${partition} and id = ${periodId}`.execute(db);
  const [month] = found.rows;
  if (!month) throw fail('notFound', 'notFound');
  const company = await bookCompany(context, month.company_id);
  const kept = await journalsAndTrail(context, company.id, month);
  const documents = await documentsOf(context, periodId);
  const differing = kept.filter(({ problem }) => problem !== '').length;
  const files: Record<string, Uint8Array> = {
    'journals.csv': await table(context, journals(context, periodId)),
    'lines.csv': await table(context, lines(context, periodId)),
    'approvals.csv': await table(context, approvals(context, periodId)),
    'trail.csv': await table(context, trail(context, periodId)),
    'seals.csv': csv(
      ['journal', 'journal_id', 'total', 'trail_entry', 'digest_in_trail', 'digest_of_journal', 'result'],
      kept.map((row) => [
        row.number === null ? '' : `J-${row.number}`,
        row.journal_id,
        row.total === null ? '' : decimalOf(cents(row.total)),
        row.entry_id,
        row.kept ?? '',
        row.found ?? '',
        row.problem || 'equal',
      ]),
    ),
    'documents.csv': csv(
      ['proposal', 'document_id', 'file'],
      documents.map(({ proposal, id, path, bytes }) => [proposal, id, bytes ? path : '']),
    ),
    'READ ME.txt': strToU8(
      [
        `${company.name}, ${month.first_day} to ${month.last_day}${month.no > 12 ? ' (adjusting)' : ''}, ${company.currency}`,
        `Read at ${now.toISOString()}.`,
        `${kept.length} journals, ${differing} of which differ from the audit trail.`,
        'trail.csv holds the entries of the audit trail for these journals and their proposals, each with the number and the hash of its seal.',
        'seals.csv holds the digest that the trail keeps of each journal beside the digest of the journal as it is now (SHA-256 of its head, lines and open items).',
        'The chain of seals itself is checked in the product, under Audit trail.',
      ].join('\r\n'),
    ),
  };
  for (const { path, bytes } of documents) if (bytes) files[path] = bytes;
  return {
    base64: Buffer.from(zipSync(files, { level: 3, mtime: now })).toString('base64'),
    contentType: 'application/zip',
    fileName: `${company.name.replaceAll(/[\\/:*?"<>|]+/g, ' ')} ${month.last_day.slice(0, 7)}${month.no > 12 ? '-13' : ''} audit.zip`,
    journals: kept.length,
    differing,
  };
}

function csv(head: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array {
  return strToU8(csvOf([head, ...rows]));
}

type Statement = ReturnType<typeof sql<Readonly<Record<string, string | number | null>>>>;

/** The columns of a statement as they are named. Amounts end in `cents` there, and are plain decimals here. */
async function table({ db }: Context, statement: Statement): Promise<Uint8Array> {
  const { rows } = await statement.execute(db);
  const names = Object.keys(rows[0] ?? {});
  const isAmount = (name: string) => name.endsWith('_cents');
  return csv(
    names.map((name) => name.replace(/_cents$/, '')),
    rows.map((row) =>
      names.map((name) => {
        const value = row[name] ?? '';
        return isAmount(name) && value !== '' ? decimalOf(cents(BigInt(value))) : value;
      }),
    ),
  );
}

const journals = ({ partition }: Context, periodId: string): Statement => sql`
  select 'J-' || j.number as journal, j.posting_date::text, j.document_date::text, j.area, j.source, j.event, j.document, j.text, j.reason, j.lines,
         j.total as total_cents, (select 'J-' || r.number from journal r where r.partition = j.partition and r.id = j.reversal_of) as reverses,
         j.approved_by, j.posted_by, to_char(j.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as posted_at, j.id::text as journal_id
    from journal j where j.partition = ${partition} and j.period_id = ${periodId} order by j.number`;

const lines = ({ partition }: Context, periodId: string): Statement => sql`
  select 'J-' || l.journal_number as journal, l.line, l.posting_date::text, t.code as account, t.name as account_name, coalesce(k.code, '') as centre,
         coalesce(l.party_kind, '') as party_kind, coalesce(l.party_id::text, '') as party_id, greatest(l.amount, 0) as debit_cents, greatest(-l.amount, 0) as credit_cents,
         l.currency, l.currency_amount as currency_amount_cents, l.vat_code, coalesce(l.load_id::text, '') as load_id, l.text
    from journal j
    join journal_line l on l.partition = j.partition and l.journal_id = j.id
    join journal_account t on t.partition = l.partition and t.id = l.account_id
    left join profit_centre k on k.partition = l.partition and k.id = l.profit_centre_id
   where j.partition = ${partition} and j.period_id = ${periodId} order by l.journal_number, l.line`;

/** The proposals that have become journals of a month. */
const ofMonth = (partition: string, periodId: string) => sql`
  p.partition = ${partition} and exists (select from journal j
    where j.partition = p.partition and j.period_id = ${periodId} and j.company_id = p.company_id
      and j.source in ('journal', 'opening', 'accrual', 'yearEnd') and j.source_id = p.id)`;

const approvals = ({ partition }: Context, periodId: string): Statement => sql`
  select p.number as proposal, p.kind, p.posting_date::text, p.reason, p.total as total_cents, p.line_count as lines, p.created_by,
         coalesce(p.submitted_by, '') as submitted_by, to_char(p.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as submitted_at,
         coalesce(p.decided_by, '') as approved_by, to_char(p.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as approved_at, p.decision_reason as comment
    from journal_proposal p where ${ofMonth(partition, periodId)} order by p.number`;

const trail = ({ partition }: Context, periodId: string): Statement => sql`
  select e.id as entry, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, e.actor_name as actor, e.operation, e.noun, e.record_id, e.event,
         e.changes::text as changes, s.number as seal_number, coalesce(s.hash, '') as seal_hash
    from (select j.id::text as record_id, 'journal' as noun from journal j where j.partition = ${partition} and j.period_id = ${periodId}
          union all select p.id::text, 'journalProposal' from journal_proposal p where ${ofMonth(partition, periodId)}) r
    join audit_entry e on e.partition = ${partition} and e.noun = r.noun and e.record_id = r.record_id
    left join audit_seal s on s.partition = e.partition and s.entry_id = e.id
   order by e.id`;

/** The documents that explain the proposals of a month, as far as they fit. */
async function documentsOf({ db, partition, app }: Context, periodId: string) {
  const { rows } = await sql<{
    readonly proposal: string;
    readonly id: string;
    readonly blob_name: string;
    readonly file_name: string;
  }>`
    select p.number as proposal, d.id, d.blob_name, d.file_name
      from journal_proposal p
      join document d on d.partition = p.partition and (d.id = p.document_id or d.subject_type = 'journal' and d.subject_id = p.id)
     where ${ofMonth(partition, periodId)} order by p.number, d.uploaded_at, d.id`.execute(db);
  let left = documentBytes;
  const documents: ((typeof rows)[number] & { readonly path: string; readonly bytes: Uint8Array | undefined })[] = [];
  for (const row of rows) {
    const bytes = left > 0 ? await app.files.get(row.blob_name) : undefined;
    const fits = bytes && bytes.length <= left ? bytes : undefined;
    left -= fits?.length ?? 0;
    const name = row.file_name.replaceAll(/[\\/:*?"<>|]+/g, ' ');
    // Two files of one proposal may have one name.
    const path = [`documents/${row.proposal} ${name}`, `documents/${row.proposal} ${row.id.slice(-6)} ${name}`].find(
      (each) => !documents.some((other) => other.path === each),
    )!;
    documents.push({ ...row, path, bytes: fits });
  }
  return documents;
}
