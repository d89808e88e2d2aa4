import { sql } from 'kysely';
import { formatDate } from '#platform/dates.ts';
import { formatDecimal } from '#platform/decimal.ts';
import type { Language } from '#platform/language.ts';
import type { Translate } from '#platform/messages.ts';
import type { Context } from '#platform/server/implement.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { companyTexts, sendLetter } from '#modules/base/companies/server/index.ts';
import type { texts } from '../messages/mail/en.ts';
import { fuelAdjustmentMailTexts } from '../messages/mail/index.ts';
import { linesOf, type StoredAdjustment, type StoredLine } from './queries.ts';

/** Letters that are written in one transaction. */
const lettersAtOnce = 100;

type Kind = 'applied' | 'reversed';
type Text = Translate<typeof texts>;

/** What a customer is told of its line: the day, the price of fuel that it follows, and what fuel comes to. */
export function letterOf(
  text: Text,
  {
    company,
    language,
    run,
    line,
    kind,
  }: {
    readonly company: string;
    readonly language: Language;
    readonly run: Pick<StoredAdjustment, 'effective_from' | 'run_no'>;
    readonly line: StoredLine;
    readonly kind: Kind;
  },
): { readonly subject: string; readonly paragraphs: readonly string[] } {
  const number = (value: string | null) => formatDecimal(language, Number(value ?? 0), { decimals: 4, fixed: true });
  const date = formatDate(run.effective_from, language);
  const customer = line.customer_name;
  if (kind === 'reversed')
    return {
      subject: text('reversedSubject', { company, date }),
      paragraphs: [text('reversedIntro', { customer, date }), text('reversedReference', { run: run.run_no })],
    };
  const figures = { before: number(line.other_before ?? line.percent_before), after: number(line.percent) };
  return {
    subject: text('appliedSubject', { company, date }),
    paragraphs: [
      text('appliedIntro', { customer, date }),
      text(`applied${kindOf(line)}`, figures),
      ...(line.price === null
        ? []
        : [
            text('appliedPrice', {
              price: number(line.price),
              since: formatDate(line.price_from ?? run.effective_from, language),
              base: number(line.base_price),
              weight: formatDecimal(language, Number(line.weight_percent), { decimals: 4 }),
            }),
          ]),
      text('appliedInvoiced'),
      text('appliedReference', { run: run.run_no }),
    ],
  };
}

/** How fuel is counted from the day on, and until then where that was another way. */
function kindOf({ calculation, value_type, other_before }: StoredLine) {
  const isMoney = calculation === 'Manual' && value_type === 'Currency';
  if (other_before !== null) return isMoney ? 'ToMoney' : 'ToPercent';
  return isMoney ? 'Money' : 'Percent';
}

/** The letter of a line as it would be written now. */
export async function letterPreview(context: Context, run: StoredAdjustment, line: StoredLine) {
  const language = line.customer_language;
  const text = await companyTexts(context, fuelAdjustmentMailTexts, run.company_id, language);
  const { rows } = await sql<{ name: string }>`
    select trade_name as name from company where partition = ${context.partition} and id = ${run.company_id}`.execute(
    context.db,
  );
  const kind = run.status === 'REVERSED' ? 'reversed' : 'applied';
  const letter = letterOf(text, { company: rows[0]?.name ?? '', language, run, line, kind });
  return { to: line.customer_email, language, subject: letter.subject, paragraphs: [...letter.paragraphs] };
}

/**
 * Writes the next letters in one transaction with the mark that they were written: once, and never twice. A customer without
 * an address gets none, and the line says so. Answers whether any is left.
 */
export async function writeLetters(context: Context, run: StoredAdjustment, kind: Kind): Promise<boolean> {
  const due = (await linesOf(context, { adjustmentId: run.id })).filter((line) => isDue(line, kind));
  for (const line of due.slice(0, lettersAtOnce)) {
    if (line.customer_email !== '')
      await sendLetter(
        context,
        fuelAdjustmentMailTexts,
        { email: line.customer_email, language: line.customer_language },
        run.company_id,
        (text, { trade_name: company }) => ({
          purpose: kind === 'applied' ? 'fuelAdjusted' : 'fuelAdjustmentReversed',
          ...letterOf(text, { company, language: line.customer_language, run, line, kind }),
        }),
      );
    await updateRow(context, 'fuel_adjustment_line', line.id, {
      letter: kind,
      letter_at: context.now,
      letter_to: line.customer_email,
    });
  }
  return due.length > lettersAtOnce;
}

function isDue(line: StoredLine, kind: Kind): boolean {
  if (kind === 'reversed') return line.letter === 'applied';
  return line.letter === '' && line.is_included && line.percent !== null && line.percent !== line.percent_before;
}
