import { describe, expect, test } from 'vitest';
import { pageTexts } from '#platform/server/testing/pdf-text.ts';
import { loadPdfReader } from '#platform/server/uploads/pdf-reader.ts';
import { languages } from '#platform/language.ts';
import { invoiceXml } from './en16931.ts';
import { invoicePdf } from './pdf.ts';
import { paperLine, paperOf, usualPaper } from '../sample.ts';
import { readInvoice } from './testing/read-en16931.ts';

const madeAt = new Date('2026-11-03T14:42:00Z');
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
const textsOf = async (bytes: Uint8Array) => (await pageTexts(bytes)).map(flat);

/** Every entry of the file that a reader sees, streams left out. */
const entriesOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('an invoice as PDF', () => {
  test('case 71: of 200 lines has a header and its number on each page, no row cut, and totals beside a line', async () => {
    const lines = Array.from({ length: 200 }, (_, place) =>
      paperLine(place + 1, 12_345 + place, {
        loadNumber: `HL2${String(place).padStart(4, '0')}`,
        description: `row${place + 1} linehaul from a place with a name that is long enough to need a second line of the paper to Umhlathuze`,
      }),
    );
    const paper = paperOf(lines);
    const pages = await textsOf(await invoicePdf(paper, { madeAt }));
    expect(pages.length).toBeGreaterThan(5);
    for (const [place, text] of pages.entries()) {
      expect(text).toContain(`page ${place + 1} of ${pages.length}`);
      expect(text).toContain('Tax invoice');
      expect(text).toContain('INV-014882');
      expect(text).toContain('Highveld Haulage (Pty) Ltd');
      expect(text).toContain('Description');
    }
    // A row stands whole on one page: its number, its last word and its amount.
    const amounts = pages.flatMap((text) =>
      [...text.matchAll(/row(\d+) linehaul.*?to Umhlathuze 1 load [\d\u00a0 ]+,\d\d ([\d\u00a0 ]+,\d\d) S/g)].map(
        (match) => Number(match[2]!.replaceAll(/[^\d]/g, '')),
      ),
    );
    expect(amounts).toHaveLength(200);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(paper.net);
    const last = pages.at(-1)!;
    expect(last).toContain('row200 ');
    for (const word of ['Net, standard', 'VAT 15%', 'Total', 'Pay to', 'Reference INV-014882'])
      expect(last).toContain(word);
  });

  // Whatever the number of lines, the totals are on a page with a line.
  test('never has totals alone on a page', async () => {
    for (let count = 20; count <= 40; count += 2) {
      const paper = paperOf(Array.from({ length: count }, (_, place) => paperLine(place + 1, 100)));
      const last = (await textsOf(await invoicePdf(paper, { madeAt }))).at(-1)!;
      expect(last).toContain(`Linehaul ${count} `);
      expect(last).toContain('Total');
    }
  });

  test('case 72: reads names back as they were written, in fonts that are all inside', async () => {
    const name = 'Łódź & Žižka — !Kheis (Pty) Ltd';
    const usual = usualPaper();
    const bytes = await invoicePdf(
      { ...usual, buyer: { ...usual.buyer, name }, reason: 'ń, ŵ, € and ﬁnally Ünïçødé', currency: 'EUR' },
      { madeAt },
    );
    const [first] = await textsOf(bytes);
    for (const text of [name, 'ń, ŵ, €', 'Ünïçødé', '€']) expect(first).toContain(text);
    expect(first!.replace('Is it genuine?', '')).not.toContain('?');
    const { getDocument } = await loadPdfReader();
    const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, disableFontFace: true });
    const page = await (await loading.promise).getPage(1);
    await page.getOperatorList();
    const fonts = new Map<string, { readonly missingFile: boolean }>();
    const { items } = await page.getTextContent();
    for (const item of items)
      if ('fontName' in item && item.fontName) fonts.set(item.fontName, page.commonObjs.get(item.fontName));
    expect(fonts.size).toBe(2);
    for (const font of fonts.values()) expect(font.missingFile).toBe(false);
    await loading.destroy();
    expect(entriesOf(bytes)).not.toContain('/Type1');
  });

  test('says the letters of another script by a question mark, and clicks by what is nearest', async () => {
    const usual = usualPaper();
    const bytes = await invoicePdf({ ...usual, buyer: { ...usual.buyer, name: 'ǃKheis 物流' } }, { madeAt });
    expect((await textsOf(bytes))[0]).toContain('!Kheis ??');
  });

  test('case 73: carries its XML as Factur-X says: factur-x.xml, Alternative, PDF/A-3', async () => {
    const paper = usualPaper();
    const bytes = await invoicePdf(paper, { madeAt });
    const { getDocument } = await loadPdfReader();
    const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
    const pdf = await loading.promise;
    const attachments = (await pdf.getAttachments()) as unknown as Map<string, { readonly filename: string }>;
    expect([...attachments.keys()]).toEqual(['factur-x.xml']);
    const { metadata } = await pdf.getMetadata();
    const xmp = (metadata as { getRaw(): string }).getRaw();
    await loading.destroy();
    for (const [name, value] of Object.entries({
      'pdfaid:part': '3',
      'pdfaid:conformance': 'B',
      'fx:DocumentFileName': 'factur-x.xml',
      'fx:DocumentType': 'INVOICE',
      'fx:ConformanceLevel': 'EN 16931',
    }))
      expect(xmp).toContain(`<${name}>${value}</${name}>`);
    const entries = entriesOf(bytes);
    expect(entries).toContain('/AFRelationship /Alternative');
    expect(entries).toMatch(/\/AF \[\d+ 0 R\]/);
    expect(entries).toMatch(/\/Subtype \/text#2[fF]xml/);
    expect(entries).toContain('/OutputIntents');
  });

  test('shows the same amounts as its XML', async () => {
    const paper = usualPaper();
    const [first] = await textsOf(await invoicePdf(paper, { madeAt }));
    const { gross } = readInvoice(invoiceXml(paper));
    const total = /Total R\s([\d\s\u00a0]+,\d\d)/.exec(first!)![1]!;
    expect(BigInt(total.replaceAll(/[^\d]/g, ''))).toBe(gross);
  });

  test('is the same file for the same paper and moment', async () => {
    const [one, two] = [await invoicePdf(usualPaper(), { madeAt }), await invoicePdf(usualPaper(), { madeAt })];
    expect(Buffer.compare(one, two)).toBe(0);
  });

  test('of a draft says so on each page, has no number, and is no tax invoice', async () => {
    const { number: _, ...draft } = usualPaper({ isDraft: true });
    const bytes = await invoicePdf(draft, { madeAt });
    for (const text of await textsOf(bytes)) {
      expect(text).toContain('DRAFT');
      expect(text).not.toContain('Tax invoice');
    }
    expect(entriesOf(bytes)).not.toContain('/AFRelationship');
  });

  test.each([
    ['en', ['Tax invoice', 'page 1 of 2']],
    ['afr', ['Belastingfaktuur', 'Tax invoice', 'bladsy 1 van 2']],
    ['pt', ['Fatura', 'Tax invoice', 'página 1 de 2']],
    ['fr', ['Facture', 'Tax invoice', 'page 1 sur 2']],
  ] as const)('in %s has its words, and those of South African law', async (language, words) => {
    expect(languages).toContain(language);
    const [first] = await textsOf(await invoicePdf(usualPaper({ language }), { madeAt }));
    for (const word of words) expect(first).toContain(word);
  });

  test('of a credit note says which invoice it credits, and why', async () => {
    const paper = usualPaper({
      kind: 'creditNote',
      number: 'CN-00117',
      original: { number: 'INV-014882', taxDate: '2026-11-03' },
      reason: 'The bay was free.',
    });
    const [first] = await textsOf(await invoicePdf(paper, { madeAt }));
    for (const word of ['Credit note', 'Credits', 'INV-014882 of 03 Nov 2026', 'Reason: The bay was free.'])
      expect(first).toContain(word);
  });

  test('of a corrected copy says so', async () => {
    const [first] = await textsOf(await invoicePdf(usualPaper({ copy: 'corrected' }), { madeAt }));
    expect(first).toContain('Corrected copy');
  });

  test('lists its loads with order and POD numbers', async () => {
    const annex = (await textsOf(await invoicePdf(usualPaper(), { madeAt })))[1]!;
    for (const word of ['Annex: loads', 'HL19902', 'Richards Bay → City Deep', '4500186112', 'P-88140'])
      expect(annex).toContain(word);
    expect(annex).toMatch(/Sum 49\s175,67/);
  });

  test('is refused where the amounts do not add up', async () => {
    await expect(invoicePdf({ ...usualPaper(), gross: 1 }, { madeAt })).rejects.toThrow('does not add up: gross');
  });
});
