import fs from 'node:fs';
import path from 'node:path';

/** A new module is full of words that are not its own, each marked `TODO(noun)` (tools/new-module.ts). None may stay. */
const root = path.resolve(import.meta.dirname, '..');
const mark = /TODO\([a-z-]+\)/;

const marked = fs
  .globSync(['{platform,modules,server,web,database}/**/*.{ts,tsx,sql}'], { cwd: root })
  .map((file) => file.replaceAll(path.sep, '/'))
  .toSorted()
  .flatMap((file) =>
    fs
      .readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (mark.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
for (const line of marked) console.error(line);
if (marked.length > 0)
  console.error(`${marked.length} words are still those of the example. Replace each with its own.`);
process.exit(marked.length === 0 ? 0 : 1);
