import type { JournalProposalFailureCode } from '../messages/failures/index.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { orNotFound } from '#platform/server/records.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import { journalTemplateService, templatesAtMost, type templateRow } from '../template-contract.ts';
import { resolve } from './known.ts';
import { findProposal, type TypedLine } from './queries.ts';
import { keptLine } from './records.ts';

const fail = failures<FailureCode | JournalProposalFailureCode>();

interface StoredTemplate {
  readonly id: string;
  readonly company_id: string;
  readonly name: string;
  readonly kind: 'journal' | 'opening';
  readonly reason: string;
  readonly line_count: number;
  readonly created_by: string;
  readonly created_at: Date;
}

export const journalTemplateOperations: Implementation = implement(journalTemplateService, {
  async getTransactionTemplates(context, { companyId }) {
    refuseWhenScoped(context);
    const { db, partition } = context;
    const company = await bookCompany(context, companyId);
    const { rows } = await sql<StoredTemplate>`
      select * from journal_template where partition = ${partition} and company_id = ${company.id} order by lower(name) limit ${templatesAtMost}`.execute(
      db,
    );
    return rows.map(rowOf);
  },
  async getTransactionTemplate(context, { id }) {
    refuseWhenScoped(context);
    const stored = orNotFound(await findTemplate(context, id));
    const lines = await linesOf(context, id);
    const company = await bookCompany(context, stored.company_id);
    const known = await resolve(context, { companyId: company.id, kind: stored.kind, date: company.today }, lines);
    return { ...rowOf(stored), reason: stored.reason, rows: lines.map((line) => keptLine(line, known)) };
  },
  postTransactionTemplate: keepTemplate,
  async deleteTransactionTemplate(context, { id }) {
    refuseWhenScoped(context);
    const { db, partition } = context;
    const stored = orNotFound(await findTemplate(context, id));
    await sql`delete from journal_template_line where partition = ${partition} and template_id = ${id}`.execute(db);
    await sql`delete from journal_template where partition = ${partition} and id = ${id}`.execute(db);
    await context.audit({ noun: 'journalTemplate', recordId: id, event: 'removed', before: { name: stored.name } });
    return { id };
  },
});

/** Keeps the lines of a proposal under a name. Refuses a name that another template of the company has. */
async function keepTemplate(
  context: Context,
  {
    proposalId,
    name,
    withAmounts,
  }: z.output<(typeof journalTemplateService)['operations']['postTransactionTemplate']['input']>,
): Promise<{ id: string; name: string }> {
  refuseWhenScoped(context);
  const { db, partition, actor } = context;
  const proposal = orNotFound(await findProposal(context, proposalId));
  const { rows: kept } = await sql<{ name: string }>`
    select lower(name) as name from journal_template where partition = ${partition} and company_id = ${proposal.company_id}`.execute(
    db,
  );
  if (kept.some((each) => each.name === name.toLowerCase()))
    throw invalidFields({ name: { code: 'journalTemplateTaken' } });
  if (kept.length >= templatesAtMost) throw fail('templatesFull', 'rule', { count: templatesAtMost });
  const { rows } = await sql<{ id: string }>`
    insert into journal_template (partition, company_id, name, kind, reason, line_count, created_by)
    values (${partition}, ${proposal.company_id}, ${name}, ${proposal.kind === 'opening' ? 'opening' : 'journal'}, ${proposal.reason}, ${proposal.line_count}, ${actor.name})
    returning id`.execute(db);
  const { id } = rows[0]!;
  await sql`
    insert into journal_template_line (partition, template_id, row_no, journal_group, account, centre, text, debit, credit, vat_code, party)
    select partition, ${id}::uuid, row_no, journal_group, account, centre, text,
           case when ${withAmounts} then debit end, case when ${withAmounts} then credit end, vat_code, party
      from journal_proposal_line where partition = ${partition} and proposal_id = ${proposalId}`.execute(db);
  await context.audit({
    noun: 'journalTemplate',
    recordId: id,
    event: 'created',
    after: { name, proposal: proposal.number },
  });
  return { id, name };
}

async function findTemplate({ db, partition }: Context, id: string): Promise<StoredTemplate | undefined> {
  const { rows } = await sql<StoredTemplate>`
    select * from journal_template where partition = ${partition} and id = ${id}`.execute(db);
  return rows[0];
}

function rowOf(stored: StoredTemplate): z.input<typeof templateRow> {
  const { id, name, kind } = stored;
  return {
    id,
    name,
    kind,
    lines: stored.line_count,
    createdBy: stored.created_by,
    createdAt: stored.created_at.toISOString(),
  };
}

async function linesOf({ db, partition }: Context, id: string): Promise<readonly TypedLine[]> {
  type Row = Omit<TypedLine, 'debit' | 'credit'> & { readonly debit: number | null; readonly credit: number | null };
  const { rows } = await sql<Row>`
    select row_no as row, journal_group as "group", account, centre, text, debit, credit, vat_code as "vatCode", '' as "loadNumber", party,
           '' as number, null as date, null as "dueDate"
      from journal_template_line where partition = ${partition} and template_id = ${id} order by row_no`.execute(db);
  return rows.map(({ debit, credit, ...line }) => ({
    ...line,
    debit: debit === null ? null : cents(debit),
    credit: credit === null ? null : cents(credit),
  }));
}
