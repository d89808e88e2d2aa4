import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';

/**
 * The screens show text of others through React and Preact, which write it as text. This is what would get around them, in
 * any screen: markup as a string, code as a string, and addresses out of data, which may begin with `javascript:`.
 */
const around = [
  /dangerouslySetInnerHTML/,
  /\.(?:inner|outer)HTML\s*=/,
  /insertAdjacentHTML|createContextualFragment|\.srcdoc\b|srcDoc=/,
  /document\.write/,
  /\beval\(|new Function\(/,
  /set(?:Timeout|Interval)\(\s*['"`]/,
  /DOMParser|parseFromString/,
];
/** And where each of these is harmless. */
const harmless: Readonly<Record<string, string>> = {};

const pages = execFileSync('git', ['ls-files', 'platform/web', 'web', ':(glob)modules/*/*/web/**'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

test('no screen writes markup or code out of a text', () => {
  expect(pages.length).toBeGreaterThan(500);
  const found = pages.flatMap((file) => {
    const source = fs.readFileSync(file, 'utf8');
    return around.filter((pattern) => pattern.test(source)).map((pattern) => `${file}: ${pattern.source}`);
  });
  expect(found.filter((one) => harmless[one.split(':')[0]!] === undefined)).toEqual([]);
});
