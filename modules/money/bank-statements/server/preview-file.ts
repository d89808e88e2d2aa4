import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import type { previewRow } from '../answers.ts';
import { findingOf } from '../read-file.ts';
import { findingsInWords } from './lists.ts';
import { placeStatements } from './place-statements.ts';
import { sortLines } from './store-statement.ts';
import { bringingOf, type BroughtFile, openFile } from './take-file.ts';

/** What a file is and what it would bring, without keeping anything of it. */
export async function previewFile(context: Context, file: BroughtFile): Promise<z.input<typeof previewRow>> {
  const { read, known } = await openFile(context, file);
  const { placed, findings } = await placeStatements(context, read, bringingOf(file));
  const statements: z.input<typeof previewRow>['statements'] = [];
  for (const { statement, account } of placed) {
    const { lines, fromDay, toDay, opening, closing, account: named } = statement;
    const fresh =
      account && read.format !== '' ? (await sortLines(context, account.id, statement, read.format)).fresh : lines;
    statements.push({
      accountId: account?.id ?? null,
      accountName: account?.name ?? '',
      number: named.number,
      currency: account?.currency ?? named.currency,
      fromDay,
      toDay,
      opening,
      closing,
      lines: lines.length,
      newLines: fresh.length,
    });
  }
  const all = known ? [...findings, findingOf('readBefore')] : findings;
  return {
    format: read.format,
    template: read.template,
    statements,
    pending: read.pending,
    findings: await findingsInWords(context, all.slice(0, 50)),
    knownSince: known?.read_at?.toISOString() ?? null,
    sample: read.sample.map((row) => row.map((cell) => cell.slice(0, 200))),
    columns: read.columns ?? file.columns ?? null,
  };
}
