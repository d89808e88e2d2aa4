import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { numberCell } from '#platform/import-cell.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { decimalOf } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { orNotFound } from '#platform/server/records.ts';
import { literals } from '#platform/server/states-in-sql.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import {
  headColumnsOfFile,
  lineColumnsOfFile,
  proposalImportFields,
} from '#modules/money/journal-proposals/import-fields.ts';
import type { JournalProposalFailureCode } from '#modules/money/journal-proposals/messages/failures/index.ts';
import { proposalImportTexts } from '#modules/money/journal-proposals/messages/import/index.ts';
import type { ProposalState } from '#modules/money/journal-proposals/status.ts';
import { findProposal, linesOf, proposalColumns, type StoredProposal } from '../queries.ts';

const fail = failures<FailureCode | JournalProposalFailureCode>();
type Texts = Readonly<Record<string, string>>;

/** Lines that one file has. */
const linesOfFile = 50_000;

/** Proposals in the shape in which files bring them in. Without an id all drafts of the company, and what was sent back. */
export async function proposalFile(context: Context, id: string | null) {
  refuseWhenScoped(context);
  const texts = (await proposalImportTexts.load[context.language]()).texts as Texts;
  const all = id === null ? await drafts(context) : [orNotFound(await findProposal(context, id))];
  if (all.reduce((sum, { line_count: count }) => sum + count, 0) > linesOfFile)
    throw fail('proposalFileTooLong', 'rule', { most: linesOfFile });
  const rows: string[][] = [];
  for (const stored of all) rows.push(...(await rowsOf(context, stored, texts)));
  const [only] = all;
  return {
    fileName:
      id !== null && only ? `${only.number} ${only.posting_date}` : `${texts['fileOfJournals']} ${context.today}`,
    rows: [proposalImportFields.map(({ name }) => texts[name]!), ...rows],
  };
}

async function drafts(context: Context): Promise<readonly StoredProposal[]> {
  const { db, partition } = context;
  const company = await bookCompany(context, null);
  const { rows } = await sql<StoredProposal>`
    select ${proposalColumns} from journal_proposal t
     where t.partition = ${partition} and t.company_id = ${company.id} and t.period_id is null
       and t.status in ${literals<ProposalState>('DRAFT', 'REJECTED')} order by t.number`.execute(db);
  return rows;
}

/** The head stands in the first row; the others say only to which proposal they belong. */
async function rowsOf(context: Context, stored: StoredProposal, texts: Texts): Promise<string[][]> {
  const reference = stored.reference || stored.number;
  const head: Readonly<Record<string, string>> = {
    reference,
    kind: texts[`kind_${stored.kind === 'opening' ? 'opening' : 'journal'}`]!,
    date: stored.posting_date,
    reverseOn: stored.reverse_on ?? '',
    reason: stored.reason,
  };
  const lines = await linesOf(context, stored.id);
  return lines.map((line, place) => {
    const amount = (cents: typeof line.debit) => (cents === null ? '' : numberCell(Number(decimalOf(cents))));
    const cells: Readonly<Record<string, string>> = {
      ...line,
      row: '',
      debit: amount(line.debit),
      credit: amount(line.credit),
      vatCode: line.vatCode === '' ? '' : texts[`vatCode_${line.vatCode}`]!,
      date: '',
      itemDate: line.date ?? '',
      dueDate: line.dueDate ?? '',
    };
    return [
      ...headColumnsOfFile.map(({ name }) => (place === 0 ? head[name]! : name === 'reference' ? reference : '')),
      ...lineColumnsOfFile.map(({ name }) => cells[name] ?? ''),
    ];
  });
}
