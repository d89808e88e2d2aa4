import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields, type FieldProblem } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { type LinkRow, useLink } from '#platform/server/links.ts';
import { vatRateOf } from '#platform/vat-rates.ts';
import { heldLink, readLink } from '#modules/parties/links/server/index.ts';
import { lockSupplier } from '#modules/money/purchase-invoices/server/index.ts';
import { linesOfAnswer, spread, totalsOfAnswer } from '../answer.ts';
import type { supplierLinkService } from '../link-contract.ts';
import type { SupplierStatementFailureCode } from '../messages/failures/index.ts';
import { basisOf, captureFrom, senderOf } from './by-link.ts';
import { statementLives, statements } from './lives.ts';
import { loadShown, type WaitingLoad, waitingLoads } from './owed-loads.ts';
import { findStatement, linesOf, type StoredStatement, type StoredStatementLine } from './queries.ts';
import { statementLinkKind } from './send-statement.ts';

const fail = failures<FailureCode | SupplierStatementFailureCode>();
type Operations = (typeof supplierLinkService)['operations'];
type Answer = z.output<Operations['postSupplierStatementAnswer']['input']>;

/** A line of a statement of which something is still left to be invoiced. */
type OpenLine = WaitingLoad & { readonly id: string };

/** What of a statement is asked: its loads, less what other invoices state meanwhile. */
async function openLines(context: Context, stored: StoredStatement): Promise<readonly OpenLine[]> {
  const lines = await linesOf(context, stored.id);
  const loads = await waitingLoads(context, {
    companyId: stored.company_id,
    supplierId: stored.supplier_id,
    loadIds: lines.map(({ load_id }) => load_id),
  });
  const known = new Map(loads.map((load) => [load.loadId, load]));
  return lines.flatMap(({ id, load_id, charge_ids }: StoredStatementLine) => {
    const load = known.get(load_id);
    const charges = load?.charges.filter(({ chargeId }) => charge_ids.includes(chargeId)) ?? [];
    return load && charges.length > 0 ? [{ ...load, id, charges }] : [];
  });
}

async function statementOf(context: Context, { subject_id }: LinkRow): Promise<StoredStatement> {
  const stored = subject_id === null ? undefined : await findStatement(context, subject_id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

/** Reads the link of a statement: with the accepted code come its lines. */
export async function readStatementLink(
  context: Context,
): Promise<z.input<Operations['getSupplierStatementLink']['output']>> {
  const { link, isOpen, answer } = await readLink(context, statementLinkKind);
  if (!isOpen) return answer;
  const stored = await statementOf(context, link);
  const lines = await openLines(context, stored);
  return {
    ...answer,
    ...(await basisOf(context, link, stored.supplier_id)),
    statement: {
      from: stored.from_day,
      to: stored.to_day,
      lines: lines.map((line) => ({ id: line.id, ...loadShown(line) })),
    },
  };
}

/**
 * Takes the answer of a supplier: what is right and what it claims becomes its invoice, line by line, and each contest stays
 * on the statement. The total that the page showed has to be the one that is counted here.
 */
export async function answerStatement(
  context: Context,
  input: Answer,
): Promise<z.input<Operations['postSupplierStatementAnswer']['output']>> {
  const link = await heldLink(context, [statementLinkKind], { lock: true });
  const known = await statementOf(context, link);
  await lockSupplier(context, known.supplier_id);
  const stored = await statements.lock(context, known.id);
  statementLives.next(stored, 'answer');
  const open = await openLines(context, stored);
  const answers = checkAnswers(open, input);
  const lines = open.flatMap((line) => linesOfAnswer(line, answers.get(line.id)!));
  const { country } = await basisOf(context, link, stored.supplier_id);
  const totals = totalsOfAnswer(lines, (code) => vatRateOf({ country, day: input.invoiceDate }, code));
  if (totals.gross !== input.gross) throw fail('statementChanged', 'conflict');
  const invoice =
    lines.length === 0
      ? null
      : await captureFrom(
          context,
          { link, supplierId: stored.supplier_id, via: 'statement' },
          { ...input, vat: totals.vat, lines },
        );
  await writeAnswers(context, answers);
  await statementLives.move(context, stored, 'answer', {
    columns: {
      purchase_invoice_id: invoice?.id ?? null,
      answered_by: senderOf(link),
      answered_no: invoice ? input.supplierInvoiceNo : '',
    },
    after: {
      supplierInvoiceNo: input.supplierInvoiceNo,
      gross: totals.gross,
      contested: [...answers.values()].filter(({ answer }) => answer === 'wrong').length,
      sender: senderOf(link),
    },
  });
  await useLink(context, link, 'submitted', stored.id, { reference: input.supplierInvoiceNo });
  return { supplierInvoiceNo: input.supplierInvoiceNo, gross: totals.gross };
}

type Answers = ReadonlyMap<string, Answer['lines'][number]>;

/** Every line that is still open has one answer, and each contest says what it needs. */
function checkAnswers(open: readonly OpenLine[], { lines }: Answer): Answers {
  const answers = new Map(lines.map((line) => [line.id, line]));
  const ids = new Set(open.map(({ id }) => id));
  if (answers.size !== open.length || lines.length !== open.length || lines.some(({ id }) => !ids.has(id)))
    throw fail('statementChanged', 'conflict');
  const problems: Record<string, FieldProblem> = {};
  for (const [place, { id, answer, reason, claimed, words }] of lines.entries()) {
    const at = (field: string) => `lines.${place}.${field}`;
    if (answer === 'right') {
      if (reason !== '' || claimed !== null) problems[at('answer')] = { code: 'invalidValue' };
      continue;
    }
    if (reason === '') problems[at('reason')] = { code: 'required' };
    if ((reason === 'standing' || reason === 'price') && claimed === null)
      problems[at('claimed')] = { code: 'required' };
    if (reason === 'notMine' && claimed !== null) problems[at('claimed')] = { code: 'invalidValue' };
    if (words.trim() === '') problems[at('words')] = { code: 'required' };
    const line = open.find((each) => each.id === id)!;
    if (reason === 'price' && claimed !== null && !spread(claimed, line.charges))
      problems[at('claimed')] = { code: 'statementTooSmall' };
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return answers;
}

async function writeAnswers({ db, partition }: Context, answers: Answers): Promise<void> {
  for (const { id, answer, reason, claimed, words } of answers.values())
    await sql`update supplier_statement_line set answer = ${answer}, reason = ${reason}, claimed = ${claimed === null ? null : Number(claimed)}, words = ${words}
       where partition = ${partition} and id = ${id}`.execute(db);
}
