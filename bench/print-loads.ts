import type { LoadsImported } from './load-import.ts';
import type { LoadsMeasured } from './loads.ts';

const said = (holds: boolean) => (holds ? 'yes' : 'NO');

/** What a question may cost at most in milliseconds, where the goal is no ratio. */
const mostOf: Readonly<Record<string, number>> = { 'board: first page': 20, 'events of a load': 5 };

export function printLoads({ loads, seeded, sizes, writes, eligibility, choosers, imported }: LoadsMeasured): void {
  console.log(`${loads} loads were written in ${seeded.toFixed(0)} s`);
  console.table(
    sizes.map(({ question, small, large, ratio }) => {
      const most = mostOf[question] ?? Infinity;
      return {
        question,
        'ms of 1000 loads': small.toFixed(1),
        [`ms of ${loads}`]: large.toFixed(1),
        'ratio (≤ 1.3)': ratio.toFixed(2),
        'ms at most': most === Infinity ? '' : most,
        holds: said(ratio <= 1.3 && large <= most),
      };
    }),
  );
  console.table(
    writes.map(({ operation, ours, bare, ratio, work }) => ({
      operation,
      'ours/s': Math.round(ours.perSecond),
      'bare/s': Math.round(bare.perSecond),
      'ratio (≥ 0.5)': ratio.toFixed(2),
      'ratio of work': work.toFixed(2),
      'server, database ms': `${ours.processor.toFixed(2)} + ${ours.database.toFixed(2)}`,
      'bare ms': `${bare.processor.toFixed(2)} + ${bare.database.toFixed(2)}`,
      holds: said(ratio >= 0.5),
    })),
  );
  console.table([
    {
      'eligibility of 500 carriers, ms (≤ 50)': eligibility.p50.toFixed(1),
      'server ms': eligibility.processor.toFixed(1),
      holds: said(eligibility.p50 <= 50),
    },
  ]);
  printChoosers(choosers);
  printLoadImports({ ready: imported });
}

export function printChoosers(choosers: LoadsMeasured['choosers']): void {
  if (choosers.length === 0) return;
  console.table(
    choosers.map(({ of, p50, processor, database }) => ({
      chooser: of,
      'among 500 carriers, ms (≤ 60)': p50.toFixed(1),
      'server, database ms': `${processor.toFixed(1)} + ${database.toFixed(1)}`,
      holds: said(p50 <= 60),
    })),
  );
}

export function printLoadImports(all: Readonly<Record<string, LoadsImported>>): void {
  console.table(
    Object.entries(all).map(([what, { count, upload, check, write, serverBusy, databaseBusy, peak, others }]) => {
      const rate = count / (upload + check + write);
      return {
        'loads of a file': `${count} ${what}`,
        'read, check, write s': `${upload.toFixed(1)} + ${check.toFixed(1)} + ${write.toFixed(1)}`,
        'a second (≥ 100)': Math.round(rate),
        'server, database s': `${serverBusy.toFixed(1)} + ${databaseBusy.toFixed(1)}`,
        'MB (< 400)': Math.round(peak),
        'others: board, booking ms at most': `${others.board.toFixed(0)}, ${others.booking.toFixed(0)}`,
        'refused meanwhile': others.refused,
        holds: said(rate >= 100 && peak < 400),
      };
    }),
  );
}
