import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const list = path.join(root, 'web/public-flows.ts');

/**
 * The module behind each flow of `web/public-flows.ts`, as an absolute path by the kind of its link. It is read from the
 * imports as they are written, because the list itself can only run in a browser.
 */
export function publicFlowModules(): Readonly<Record<string, string>> {
  const source = fs.readFileSync(list, 'utf8');
  const found: Record<string, string> = {};
  for (const [, kind = '', specifier = ''] of source.matchAll(/^\s*(\w+): async \(\) =>[^;]*?import\(\s*'([^']+)'/gm)) {
    const file = path.resolve(specifier.startsWith('#') ? root : path.dirname(list), specifier.replace(/^#/, ''));
    if (!fs.existsSync(file)) throw new Error(`web/public-flows.ts: ${specifier} of ${kind} does not exist.`);
    found[kind] = file;
  }
  return found;
}
