import { printListSizes } from './print.ts';
import type { PurchaseMeasured } from './purchase.ts';

/** Prints the figures beside what is asked of them. */
export function printPurchase(measured: PurchaseMeasured | undefined, rows: number): void {
  if (!measured) return;
  const { statements, match, exports, lists } = measured;
  const captured = statements.run + statements.captured;
  console.table([
    {
      'invoices from one statement run': statements.count,
      's for the run': statements.run.toFixed(1),
      's for the answers': statements.captured.toFixed(1),
      's (≤ 20)': captured.toFixed(1),
      holds: captured <= 20 ? 'yes' : 'NO',
    },
  ]);
  console.table([
    {
      'comparison of an invoice, loads': match.loads,
      'ms (≤ 100)': match.milliseconds.toFixed(1),
      holds: match.milliseconds <= 100 ? 'yes' : 'NO',
    },
  ]);
  console.table([
    {
      exported: exports.done,
      of: exports.count,
      seconds: exports.seconds.toFixed(0),
      requests: exports.requests,
      'refused for pace (0)': exports.refused,
      holds: exports.refused === 0 && exports.done === exports.count ? 'yes' : 'NO',
    },
  ]);
  printListSizes([...lists], rows);
}
