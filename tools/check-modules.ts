import fs from 'node:fs';
import path from 'node:path';

/** Modules from the base upwards; each may use those of its own row and of the rows above it, never the other way (ARCHITECTURE.md). */
const layers: readonly (readonly string[])[] = [
  ['access', 'lookups', 'companies', 'workplace'],
  ['parties'],
  ['documents', 'links', 'bank', 'profit-centres'],
  ['commodity-types', 'equipment-types', 'item-masters', 'order-types', 'packing-types'],
  ['locations', 'suppliers', 'contractors', 'customers', 'drivers', 'vehicles', 'items', 'rates'],
  ['credit'],
  ['orders', 'loads', 'approvals', 'imports'],
  ['invoicing', 'finance'],
  ['reports'],
];

const root = path.resolve(import.meta.dirname, '..');
const layerOf = (name: string) => layers.findIndex((layer) => layer.includes(name));
const problems: string[] = [];

for (const entry of fs.readdirSync(path.join(root, 'modules'), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
  const file = path.relative(root, path.join(entry.parentPath, entry.name));
  const own = file.split(path.sep)[1]!;
  if (layerOf(own) === -1) problems.push(`${file}: the module ${own} has no place in tools/check-modules.ts`);
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  for (const [, other] of text.matchAll(/from '#modules\/([a-z-]+)\//g)) {
    if (other !== own && layerOf(other!) > layerOf(own))
      problems.push(`${file}: ${own} may not use ${other}, which stands above it`);
  }
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
