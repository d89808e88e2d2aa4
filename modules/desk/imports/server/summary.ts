import { sql } from 'kysely';
import type { z } from 'zod';
import type { FailureTexts } from '#platform/server/failure-texts.ts';
import type { FieldNames } from '#platform/server/field-names.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { importService } from '../contract.ts';
import type { RowOutcome } from '../status.ts';
import type { Import } from './imports.ts';
import { inWords } from './row-words.ts';
import type { RowProblem } from './tables.ts';

type Summary = z.input<(typeof importService)['operations']['getImport']['output']>['summary'];

/** More kinds of problems than this are not listed: the rows themselves say the rest. */
const listedAtMost = 20;

/** What is wrong with the rows, each problem once with the number of rows that have it; the most frequent first. */
export async function problemSummary(
  { db, partition, language }: Context,
  { id, status, counts }: Import,
  names: FieldNames,
  texts: FailureTexts,
): Promise<Summary> {
  if (status !== 'VALIDATED' || !counts.error) return [];
  const { rows } = await sql<{ problem: RowProblem; rows: number }>`
    select p as problem, count(*)::int as rows
      from import_row r cross join lateral jsonb_array_elements(r.problems) p
     where r.partition = ${partition} and r.import_id = ${id} and r.outcome = ${literal<RowOutcome>('error')}
       -- The row that is to blame is counted.
       and p ->> 'code' <> 'importPartRefused'
     group by p order by count(*) desc, p::text limit ${listedAtMost}`.execute(db);
  return rows.map(({ problem, rows: count }) => {
    const { field: label, text } = inWords(problem, names, texts, language);
    const word = problem.code === 'importNotAChoice' ? problem.details?.['value'] : undefined;
    return { field: problem.field, label, text, rows: count, word: typeof word === 'string' ? word : null };
  });
}
