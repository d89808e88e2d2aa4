import type { CallCompared } from './calls.ts';
import type { CrowdMeasured } from './crowd.ts';
import type { FlowFigures } from './flows.ts';
import type { ImportMeasured } from './imports.ts';
import type { SizeCompared } from './list-sizes.ts';
import type { PageFigures } from './pages.ts';
import type { PushMeasured } from './push.ts';
import type { BooksMeasured } from './books.ts';
import type { RatesMeasured } from './rates.ts';
import type { StartMeasured } from './starts.ts';

export function printCalls(calls: readonly CallCompared[]): void {
  if (calls.length === 0) return;
  console.table(
    calls.map(({ operation, connections, ours, bare: theirs, ratio, work, goal }) => ({
      operation,
      connections,
      'ours/s': Math.round(ours.perSecond),
      'bare/s': Math.round(theirs.perSecond),
      ratio: ratio.toFixed(2),
      goal: goal.ratio ? `≥ ${goal.ratio}` : goal.perSecond ? `≥ ${goal.perSecond}/s` : '',
      holds: said(ratio >= (goal.ratio ?? 0) && ours.perSecond >= (goal.perSecond ?? 0)),
      'ratio of work': work.toFixed(2),
      'p50 ms': ours.p50.toFixed(1),
      'p99 ms': ours.p99.toFixed(1),
      'server, database ms': `${ours.processor.toFixed(2)} + ${ours.database.toFixed(2)}`,
      'bare ms': `${theirs.processor.toFixed(2)} + ${theirs.database.toFixed(2)}`,
      MB: Math.round(ours.memory),
    })),
  );
}

const said = (holds: boolean) => (holds ? 'yes' : 'NO');

/** Megabytes of the server process, its share of what it has in common with others. */
export interface MemoryMeasured {
  readonly idle: number;
  readonly loaded: number;
}

export function printMemory({ idle, loaded }: MemoryMeasured): void {
  console.table([
    { server: 'idle', MB: Math.round(idle), goal: '≤ 200', holds: said(idle <= 200) },
    { server: 'under load, at most', MB: Math.round(loaded), goal: '≤ 350', holds: said(loaded <= 350) },
  ]);
}

export function printCrowd({ signIns, perSecond, idle, meanwhile, refused }: CrowdMeasured): void {
  console.table([
    {
      'sign in at once': signIns,
      refused,
      'signed in/s': Math.round(perSecond),
      'p99 ms of others before': idle.toFixed(1),
      'p99 ms of others meanwhile': meanwhile.toFixed(1),
      'ratio (≤ 3)': (meanwhile / idle).toFixed(2),
    },
  ]);
}

export function printPush({ sockets, ours, bare, ratio }: PushMeasured): void {
  console.table([
    { sockets, 'ours ms': ours.toFixed(1), 'bare broadcast ms': bare.toFixed(1), 'ratio (≤ 1.5)': ratio.toFixed(2) },
  ]);
}

export function printListSizes(sizes: readonly SizeCompared[], rows: number): void {
  if (sizes.length === 0) return;
  console.table(
    sizes.map(({ question, small, large, ratio }) => ({
      question,
      'ms with 200': small.toFixed(1),
      [`ms with ${rows}`]: large.toFixed(1),
      ratio: ratio.toFixed(2),
      'holds (≤ 2)': said(ratio <= 2),
    })),
  );
}

export function printStarts(starts: readonly StartMeasured[]): void {
  if (starts.length === 0) return;
  console.table(
    starts.map(({ from, seconds, busy }) => ({
      'start from': from,
      'ready after s (≤ 1)': seconds.toFixed(2),
      'processor s': busy.toFixed(2),
      holds: from === 'bundle' ? said(seconds <= 1) : '',
    })),
  );
}

export function printPages(pages: readonly PageFigures[]): void {
  if (pages.length > 0)
    console.table(
      pages.map(({ script, style, font, largestPaint, ...page }) => ({
        ...page,
        'JS KB': script,
        'CSS KB': style,
        'font KB': font,
        'LCP ms': largestPaint,
      })),
    );
}

export function printFlows(flows: readonly FlowFigures[]): void {
  if (flows.length > 0)
    console.table(
      flows.map(({ flow, code, form, next }) => ({
        'slow 3G, processor ÷ 4': flow,
        'code button ms (≤ 2,000)': code,
        'code → form ms (≤ 2,500)': form,
        'Next ms (≤ 200)': next,
      })),
    );
}

export function printImports(all: readonly ImportMeasured[]): void {
  if (all.length === 0) return;
  const ratio = (copy: number, ours: number) => (copy / ours).toFixed(3);
  console.table(
    all.map(({ rows, scope, upload, check, write, total, peak }) => ({
      'rows of debtors': rows,
      scope,
      'read s': upload.toFixed(1),
      'check s': check.toFixed(1),
      'write s': write.toFixed(1),
      'total s': total.toFixed(1),
      'rows/s (≥ 2,500)': Math.round(rows / total),
      'peak MB (≤ 450)': Math.round(peak),
      holds: said(rows / total >= 2500 && peak <= 450),
    })),
  );
  // Of what COPY does in a second; and the same by how long processors were busy, which other work on the machine changes less.
  console.table(
    all.map(({ rows, scope, total, serverBusy, databaseBusy, bareCopy, likeCopy }) => ({
      'rows of debtors': rows,
      scope,
      'COPY to bare table s': bareCopy.seconds.toFixed(2),
      'of its rate': ratio(bareCopy.seconds, total),
      'COPY to same indexes s': likeCopy.seconds.toFixed(1),
      'of that rate (≥ 0.15)': ratio(likeCopy.seconds, total),
      'busy: server s': serverBusy.toFixed(1),
      'database s': databaseBusy.toFixed(1),
      'COPY to same indexes busy s': likeCopy.busy.toFixed(1),
      'of that rate by busy time': ratio(likeCopy.busy, serverBusy + databaseBusy),
    })),
  );
}

export function printBooks({ posted, balances, pages, batch }: BooksMeasured): void {
  const [few, many] = balances;
  const ratio = posted.guarded / posted.bare;
  const growth = many!.middle / few!.middle;
  console.table([
    {
      'journals a second': Math.round(posted.guarded),
      'without guards': Math.round(posted.bare),
      'ratio (≥ 0.5)': ratio.toFixed(2),
      lines: many!.lines,
      'trial balance ms (≤ 10)': many!.middle.toFixed(1),
      'growth (≤ 1.3)': growth.toFixed(2),
      'account lines': pages.lines,
      'page ms (≤ 10)': `${pages.first.toFixed(1)} ${pages.deep.toFixed(1)}`,
      'batch of 5 000 s (≤ 3)': batch.toFixed(1),
      holds: said(
        ratio >= 0.5 && many!.middle <= 10 && growth <= 1.3 && pages.first <= 10 && pages.deep <= 10 && batch <= 3,
      ),
    },
  ]);
}

export function printRates(all: readonly RatesMeasured[]): void {
  const [few] = all;
  if (!few) return;
  console.table(
    all.map(({ rates, one, slowest, processor, rerated, simulated, loads }) => ({
      rates,
      'one load ms (≤ 3)': one.toFixed(2),
      'slowest of 100 ms': slowest.toFixed(2),
      'processor ms': processor.toFixed(2),
      'ratio (≤ 1.5)': (one / few.one).toFixed(2),
      'rated again a second (≥ 300)': rerated,
      'simulated loads': loads,
      'simulation s (≤ 20)': simulated.toFixed(1),
      holds: said(one <= 3 && one / few.one <= 1.5 && rerated >= 300 && simulated <= 20),
    })),
  );
}
