import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharesOf } from '#platform/calculations.ts';
import type { InvoicePaper, PaperLine } from '../paper.ts';
import { invoiceXml } from './en16931.ts';
import { paperLine, paperOf, usualPaper } from '../sample.ts';
import { readInvoice } from './testing/read-en16931.ts';

/** The credit of the standing time of the usual invoice. */
function credit(more: Partial<InvoicePaper> = {}): InvoicePaper {
  return paperOf([paperLine(1, 146_250, { description: 'standing', vatShare: 21_938 })], {
    kind: 'creditNote',
    number: 'CN-00117',
    original: { number: 'INV-014882', taxDate: '2026-11-03' },
    reason: 'The bay was free at 08:05.',
    ...more,
  });
}

describe('an invoice as XML', () => {
  test('keeps every rule of the norm, and says what the paper says', () => {
    const read = readInvoice(invoiceXml(usualPaper()));
    expect(read.broken).toEqual([]);
    expect(read).toMatchObject({ number: 'INV-014882', typeCode: '380', currency: 'ZAR', preceding: undefined });
    expect([read.net, read.vat, read.gross]).toEqual([4_917_567n, 589_828n, 5_507_395n]);
  });

  test('case 74: of a credit note has type 381, positive amounts, and the name of the invoice it credits', () => {
    const read = readInvoice(invoiceXml(credit()));
    expect(read.broken).toEqual([]);
    expect(read).toMatchObject({ typeCode: '381', preceding: 'INV-014882' });
    expect([read.net, read.vat, read.gross]).toEqual([146_250n, 21_938n, 168_188n]);
    expect(read.lines).toEqual([{ name: 'standing', net: 146_250n }]);
  });

  test('of a debit note has type 383', () => {
    expect(readInvoice(invoiceXml(credit({ kind: 'debitNote', number: 'DN-1' })))).toMatchObject({
      typeCode: '383',
      preceding: 'INV-014882',
      broken: [],
    });
  });

  test('escapes what a name may hold, and leaves out what no XML may', () => {
    const paper = usualPaper();
    const name = 'Łódź & Žižka — <b>"!Kheis"</b> (Pty) Ltd';
    const xml = invoiceXml({ ...paper, buyer: { ...paper.buyer, name: `${name}\u0000\u000b\ud800` } });
    expect(readInvoice(xml)).toMatchObject({ names: ['Highveld Haulage (Pty) Ltd', `${name}\ufffd`], broken: [] });
  });

  test('states VAT in the currency of the books as well', () => {
    const paper = usualPaper({
      currency: 'USD',
      rate: {
        rate: '18.0000',
        day: '2026-11-03',
        source: 'SARB',
        netBase: 88_516_206,
        vatBase: 10_616_904,
        grossBase: 99_133_110,
        baseCurrency: 'ZAR',
      },
    });
    const xml = invoiceXml(paper);
    expect(readInvoice(xml).broken).toEqual([]);
    expect(xml).toContain('<ram:TaxTotalAmount currencyID="ZAR">106169.04</ram:TaxTotalAmount>');
  });

  test('of a seller who is not registered for VAT is outside of it', () => {
    const paper = paperOf([paperLine(1, 10_000, { vatCode: 'outOfScope' }), paperLine(2, 500, { vatCode: 'exempt' })]);
    const { vatNumber: _, ...seller } = paper.seller;
    expect(readInvoice(invoiceXml({ ...paper, seller })).broken).toEqual([]);
  });

  test('is refused for a draft', () => {
    expect(() => invoiceXml(usualPaper({ isDraft: true }))).toThrow('a draft is no invoice');
  });

  test('turns a negative price into a negative quantity', () => {
    const rebate = paperLine(2, -7_500, { description: 'rebate', vatShare: -1_125 });
    const xml = invoiceXml(paperOf([paperLine(1, 300_000), rebate]));
    expect(readInvoice(xml).broken).toEqual([]);
    expect(xml).toContain('<ram:BilledQuantity unitCode="C62">-1</ram:BilledQuantity>');
  });
});

const drawnLine = fc.record({
  net: fc.integer({ min: -500_000, max: 50_000_000 }),
  hasPrice: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 99_999 }).map((thousandths) => (thousandths / 1000).toFixed(3)),
  vatCode: fc.constantFrom('standard', 'zeroRated', 'exempt', 'outOfScope'),
  description: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => `L ${text}`),
});

/** Lines with VAT once per code, their shares by largest remainder. */
function linesOf(drawn: readonly (typeof drawnLine extends fc.Arbitrary<infer Drawn> ? Drawn : never)[]): PaperLine[] {
  const standard = drawn.filter(({ vatCode }) => vatCode === 'standard').map(({ net }) => BigInt(net) * 15n);
  const whole = standard.reduce((sum, each) => sum + each, 0n);
  const rounded = (whole < 0n ? whole - 50n : whole + 50n) / 100n;
  const shares = sharesOf(rounded, standard, 100n).values();
  return drawn.map(({ net, hasPrice, quantity, vatCode, description }, place) => {
    const vatShare = vatCode === 'standard' ? Number(shares.next().value) : 0;
    const { price, ...line } = paperLine(place + 1, net, { vatCode, description, vatShare });
    return hasPrice ? { ...line, price: price! } : { ...line, quantity };
  });
}

test('a thousand papers of any lines are read with the same totals, and no rule broken', () => {
  fc.assert(
    fc.property(
      fc.array(drawnLine, { minLength: 1, maxLength: 30 }),
      fc.constantFrom('invoice', 'creditNote', 'debitNote'),
      (drawn, kind) => {
        const paper = paperOf(linesOf(drawn), {
          kind,
          ...(kind !== 'invoice' && { original: { number: 'INV-1', taxDate: '2026-11-01' } }),
        });
        fc.pre(paper.gross >= 0);
        const read = readInvoice(invoiceXml(paper));
        expect(read.broken).toEqual([]);
        expect([read.net, read.vat, read.gross].map(Number)).toEqual([paper.net, paper.vatTotal, paper.gross]);
        expect(read.lines.map(({ net }) => Number(net))).toEqual(paper.lines.map(({ net }) => net));
      },
    ),
    { numRuns: 1000 },
  );
});
