import { z } from 'zod';
import { clientToday } from '#platform/client-day.ts';
import { amount } from '#platform/money-codec.ts';
import { centsOfWire } from '#platform/money.ts';
import { text } from '#platform/operation.ts';
import { contestReasons, type LineAnswer, statementAnswers } from '#modules/money/supplier-statements/answer.ts';
import type { StatementLine } from './link-calls.ts';
import { paperFields } from './paper-fields.ts';

const lineForm = z
  .strictObject({
    id: z.uuid(),
    answer: z.union([z.literal(''), z.enum(statementAnswers)]),
    reason: z.union([z.literal(''), z.enum(contestReasons)]),
    claimed: amount.nullable(),
    words: text(200),
  })
  .superRefine(({ answer, reason, claimed, words }, context) => {
    const missing = (path: string) => context.addIssue({ code: 'custom', message: 'required', path: [path] });
    if (answer === '') missing('answer');
    if (answer !== 'wrong') return;
    if (reason === '') missing('reason');
    if (reason !== '' && reason !== 'notMine' && !claimed) missing('claimed');
    if (words.trim() === '') missing('words');
  });

export const statementForm = z.strictObject({ ...paperFields, lines: z.array(lineForm) });
export type StatementValues = z.input<typeof statementForm>;
export type LineValues = StatementValues['lines'][number];

/** The form of a statement: a draft of before is taken over line by line, for the loads that are still asked. */
export function initialOf(lines: readonly StatementLine[], draft: Partial<StatementValues> = {}): StatementValues {
  return {
    supplierInvoiceNo: '',
    invoiceDate: clientToday(),
    file: null,
    ...draft,
    lines: lines.map(
      ({ id }) =>
        draft.lines?.find((line) => line.id === id) ?? { id, answer: '', reason: '', claimed: null, words: '' },
    ),
  };
}

/** Whether a line needs nothing more. */
export const isAnswered = (line: LineValues) => lineForm.safeParse(line).success;

/** A line as the rules count it; one without an answer counts as right. */
export function answerOf({ answer, reason, claimed, words }: LineValues): LineAnswer {
  if (answer !== 'wrong') return { answer: 'right', reason: '', claimed: null, words: '' };
  const claims = reason === 'standing' || reason === 'price';
  return { answer, reason, claimed: claims && claimed ? centsOfWire(claimed) : null, words };
}

/** A line as it is sent. */
export function sentLine(line: z.output<typeof lineForm>) {
  const { reason, claimed } = answerOf(line);
  return {
    id: line.id,
    answer: line.answer === 'wrong' ? ('wrong' as const) : ('right' as const),
    reason,
    claimed: claimed === null ? null : line.claimed,
    words: line.answer === 'wrong' ? line.words : '',
  };
}
