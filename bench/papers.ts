import { invoicePdf } from '#modules/money/invoice-papers/server/index.ts';
import { paperLine, paperOf, usualPaper } from '#modules/money/invoice-papers/sample.ts';

interface PapersMeasured {
  readonly what: string;
  /** Milliseconds of processor time for one PDF with its XML inside, the making of the font included. */
  readonly processor: number;
  readonly kilobytes: number;
}

/** Measures the documents of invoices: one of a page with its annex, and one of 200 lines. */
export async function measurePapers(): Promise<readonly PapersMeasured[]> {
  const long = paperOf(Array.from({ length: 200 }, (_, place) => paperLine(place + 1, 12_345 + place)));
  return [await measure('7 lines, 2 pages', usualPaper(), 200), await measure('200 lines, 6 pages', long, 40)];
}

async function measure(what: string, paper: Parameters<typeof invoicePdf>[0], count: number): Promise<PapersMeasured> {
  const madeAt = new Date();
  for (let place = 0; place < 10; place++) await invoicePdf(paper, { madeAt });
  const before = process.cpuUsage();
  let bytes = 0;
  for (let place = 0; place < count; place++) bytes += (await invoicePdf(paper, { madeAt })).length;
  const { user, system } = process.cpuUsage(before);
  return { what, processor: (user + system) / 1000 / count, kilobytes: bytes / count / 1024 };
}

export function printPapers(measured: readonly PapersMeasured[]): void {
  if (measured.length === 0) return;
  console.table(
    measured.map(({ what, processor, kilobytes }) => ({
      'invoice as PDF': what,
      'processor ms': processor.toFixed(1),
      'a second on two cores (≥ 20)': Math.round(2000 / processor),
      kB: kilobytes.toFixed(0),
      holds: 2000 / processor >= 20 ? 'yes' : 'NO',
    })),
  );
}
