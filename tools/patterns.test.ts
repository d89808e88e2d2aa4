import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** The patterns that stand as such in a file; those put together from pieces are tried with long texts beside their readers. */
function patternsOf(file: string): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, regex } = node as { type?: string; regex?: { pattern: string; flags: string } };
    if (type === 'Literal' && regex) found.push({ file, source: regex.pattern, flags: regex.flags });
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseAst(fs.readFileSync(path.join(root, file), 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

/**
 * Patterns that take the square of the length of a text, and what keeps the text short. One that takes more than that is
 * never allowed.
 */
const boundedElsewhere: Readonly<Record<string, string>> = {
  'platform/coordinates.ts': 'Both halves of a position are looked for in 200 characters at most.',
  'platform/decimal.ts': 'parseDecimal refuses more than 200 characters.',
  'platform/import-cell.ts': 'A day with a time, and a term, have 80 characters at most.',
  'platform/money.ts': 'parseMoney refuses more than 200 characters.',
  'platform/scaled.ts': 'It reads a column of the database, or a number.',
  'platform/server/uploads/pdf-syntax.ts': 'It runs in a thread that is ended after three seconds.',
};

test('no pattern takes long for a text that somebody else wrote', () => {
  const files = execFileSync('git', ['ls-files', 'platform', 'modules', 'server', 'web'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.ts$|\/testing\//.test(file));
  const patterns = files.flatMap(patternsOf);
  expect(patterns.length).toBeGreaterThan(400);
  const slow = patterns.flatMap(({ file, source, flags }) => {
    const { reports } = analyse({ source, flags }, { reportTypes: { Move: false } });
    return reports
      .filter(({ exponential }) => exponential || !(file in boundedElsewhere))
      .map(
        ({ exponential }) => `${file}: /${source}/ ${exponential ? 'has no bound' : 'takes the square of the length'}`,
      );
  });
  expect(slow).toEqual([]);
});
