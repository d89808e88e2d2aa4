import fs from 'node:fs';
import path from 'node:path';
import { floatsOfMoney } from './floats-of-money.ts';

/** Amounts are whole cents, and become decimals in the money files alone (decision 0042). */
const root = path.resolve(import.meta.dirname, '..');
const zones = ['platform', 'modules', 'server', 'database', 'web'];
const moneyFiles = ['platform/money.ts', 'platform/money-codec.ts'];

/** Where a hundred is no matter of money. */
const known: Readonly<Record<string, string>> = {
  'platform/web/viewer/ViewerBar.tsx': 'the zoom in per cent',
  'platform/web/fields/FileState.tsx': 'how much of a file was sent, in per cent',
  'modules/fleet/tyres/figures.ts': 'a cost for each kilometre, which has four decimals',
  'modules/money/invoice-papers/web/InvoicePaper.tsx': 'the zoom in per cent',
  'modules/money/invoices/web/page/PaperBar.tsx': 'the zoom in per cent',
  'platform/decimal.ts': 'a percentage for Intl, which takes a fraction',
  'platform/web/map/use-map-view.ts': 'steps of the wheel of a mouse',
  'modules/parties/suppliers/web/page/CoverTimeline.tsx': 'a place on a line, in per cent',
  'modules/parties/suppliers/server/supplier-details.ts': 'a percentage with two decimals',
  'modules/money/purchase-invoices/server/records.ts': 'by how many per cent an amount is above what was expected',
  'modules/prices/fuel-prices/server/store.ts': 'by how many per cent a price differs',
  'modules/parties/contractors/server/builders.ts': 'the angle of a signature that is drawn',
  'platform/workbook/workbook.ts': 'a cell that shows a share as per cent',
  'server/testing/killed-submits.ts': 'a running number of the test',
};

const problems: string[] = [];
const used = new Set<string>();
for (const zone of zones) {
  for (const entry of fs.readdirSync(path.join(root, zone), { recursive: true, withFileTypes: true })) {
    const file = path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
    if (!entry.isFile() || !/(?<!\.test)\.tsx?$/.test(file) || moneyFiles.includes(file)) continue;
    const lines = floatsOfMoney(fs.readFileSync(path.join(root, file), 'utf8'));
    if (known[file] !== undefined && lines.length > 0) used.add(file);
    else for (const line of lines) problems.push(`${file}:${line}: amounts are cents; see platform/money.ts`);
  }
}
for (const file of Object.keys(known)) if (!used.has(file)) problems.push(`${file} is excused and no longer needed`);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
