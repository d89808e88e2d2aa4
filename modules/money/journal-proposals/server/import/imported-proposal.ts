import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { optionalDate } from '#platform/master-data.ts';
import { amount, inCents } from '#platform/money-codec.ts';
import { requiredText } from '#platform/operation.ts';
import type { ComposedRows, ImportedValues } from '#platform/server/import-kind.ts';
import { linesAtMost, proposedLine, typedKinds } from '#modules/money/journal-proposals/fields.ts';
import { headColumnsOfFile, lineColumnsOfFile } from '#modules/money/journal-proposals/import-fields.ts';

/** What a file of journals is kept as between its reading and its writing: amounts are decimals there. */
const fileAmount = amount.max(100_000_000_000).nullable().default(null);
const fileLine = proposedLine.extend({ debit: fileAmount, credit: fileAmount });

/** A proposal of a file: the form's own fields and rules. */
export const importedProposal = z.strictObject({
  reference: requiredText(60),
  kind: z.enum(typedKinds).default('journal'),
  date: calendarDate,
  reverseOn: optionalDate(),
  reason: requiredText(200),
  rows: z.array(fileLine).min(1).max(linesAtMost),
});
export type ImportedProposal = z.output<typeof importedProposal>;

const inCentsOrNone = inCents(amount).nullable();

/** Its lines as the module has them. */
export function linesOfFile({ rows }: Pick<ImportedProposal, 'rows'>) {
  return rows.map((line) => ({
    ...line,
    debit: inCentsOrNone.parse(line.debit),
    credit: inCentsOrNone.parse(line.credit),
  }));
}

/** Where the file calls a field of a line otherwise than the line does. */
const columnOf = (field: string) => (field === 'date' ? 'itemDate' : field);
const plain = (value: unknown) => JSON.stringify(value);

/** The rows of one proposal as its form would send it. Rows without a line only say more about the proposal. */
export function composeProposal(rows: readonly ImportedValues[]): ComposedRows {
  const once: Record<string, unknown> = {};
  const firstOf = new Map<string, number>();
  const problems: ComposedRows['problems'][number][] = [];
  for (const [row, values] of rows.entries())
    for (const { name } of headColumnsOfFile) {
      if (!(name in values)) continue;
      const first = firstOf.get(name);
      if (first === undefined) {
        firstOf.set(name, row);
        once[name] = values[name];
        // The reference holds the rows together, however each of them writes it.
      } else if (name !== 'reference' && plain(once[name]) !== plain(values[name]))
        problems.push({ row, field: name, code: 'importHeadDiffers' });
    }
  const lines = rows.flatMap((values, row) => (lineColumnsOfFile.some(({ name }) => name in values) ? [row] : []));
  return {
    values: {
      ...once,
      ...(lines.length > 0 && {
        rows: lines.map((row) =>
          Object.fromEntries(
            lineColumnsOfFile.flatMap(({ name }) =>
              name in rows[row]! ? [[name === 'itemDate' ? 'date' : name, rows[row]![name]]] : [],
            ),
          ),
        ),
      }),
    },
    problems,
    placeOf(path) {
      const [list, place = '', field = ''] = path.split('.');
      if (list !== 'rows') return { row: firstOf.get(path) ?? 0, field: path };
      return { row: lines[Number(place)] ?? 0, field: field === '' ? 'account' : columnOf(field) };
    },
  };
}
