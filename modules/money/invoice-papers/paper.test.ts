import { describe, expect, test } from 'vitest';
import { invoicePaper, paperFaults, paperTotals } from './paper.ts';
import { paperLine, paperOf, usualPaper } from './sample.ts';

describe('a paper', () => {
  test('adds up as the vector of the design says', () => {
    const paper = usualPaper();
    expect(paperFaults(paper)).toEqual([]);
    expect([paper.net, paper.vatTotal, paper.gross]).toEqual([4_917_567, 589_828, 5_507_395]);
  });
  test('survives being kept as JSON', () => {
    const paper = usualPaper();
    expect(invoicePaper.parse(JSON.parse(JSON.stringify(paper)))).toEqual(paper);
  });
  test.each([
    ['linesNet', { net: 4_917_566 }],
    ['vatTotal', { vatTotal: 589_829 }],
    ['gross', { gross: 5_507_394 }],
  ] as const)('says that %s is wrong', (fault, change) => {
    expect(paperFaults({ ...usualPaper(), ...change })).toContain(fault);
  });
  test('counts VAT once per code', () => {
    const paper = usualPaper();
    const [standard, zero] = paper.vat;
    const half = { ...standard!, net: standard!.net / 2, vat: standard!.vat / 2 };
    expect(paperFaults({ ...paper, vat: [half, half, zero!] })).toContain('vatTwice');
  });
  test('refuses VAT that is not that of its rate', () => {
    const line = paperLine(1, 100_000, { vatShare: 14_000 });
    expect(paperFaults(paperOf([line]))).toEqual(['vatAmount']);
  });
  test('case 3: takes a price that was agreed with VAT: 3 × 1 000.00 are 2 608.70 + 391.30', () => {
    const share = [86_957, 86_957, 86_956];
    const lines = share.map((net, place) => paperLine(place + 1, net, { vatShare: 100_000 - net }));
    const paper = paperOf(lines);
    expect(paperFaults(paper)).toEqual([]);
    expect([paper.net, paper.vatTotal, paper.gross]).toEqual([260_870, 39_130, 300_000]);
  });
  test('case 6: spreads a rebate over two codes', () => {
    const zero = { vatCode: 'zeroRated', vatShare: 0 } as const;
    const paper = paperOf([
      paperLine(1, 300_000),
      paperLine(2, 100_000, zero),
      paperLine(3, -7_500, { vatShare: -1_125 }),
      paperLine(4, -2_500, zero),
    ]);
    expect(paperFaults(paper)).toEqual([]);
    expect([paper.vatTotal, paper.gross]).toEqual([43_875, 433_875]);
  });
  test('never has a negative total: that is a credit note', () => {
    expect(() => paperTotals(paperOf([paperLine(1, -10_050, { vatShare: -1_508 })]))).toThrow('negative');
  });
});
