import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// Figures beside a text are written by `formatPercent`: a text that brings its own sign must write it as they are.
test('per cent is written in one way in each language', () => {
  const root = path.join(import.meta.dirname, '..');
  const files = fs.globSync('{modules/*/*,platform,web,server}/**/{en,afr,pt,fr}.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(200);
  const wrong = files.flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const other = file.endsWith('/fr.ts') ? /[}\d][ \u00a0]?%/g : /[}\d]\s%/g;
    return (text.match(other) ?? []).map((found) => `${file}: ${found}`);
  });
  expect(wrong).toEqual([]);
});
