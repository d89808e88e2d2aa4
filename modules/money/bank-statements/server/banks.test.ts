import { expect, test } from 'vitest';
import { decimalOf } from '#platform/money.ts';
import { readBankFile } from '../detect.ts';
import { type ReadStatement, readLimits } from '../read-file.ts';
import { readInThread } from './read-in-thread.ts';
import { templates } from '../templates.ts';

// A table of each bank as it exports it, and files that are broken, too large or hostile.

const read = (text: string) => readBankFile(text, null);
const codes = (text: string) => read(text).findings.map(({ code }) => code);
const amounts = ({ lines }: ReadStatement) => lines.map(({ amount }) => decimalOf(amount));

const tables: readonly { of: string; file: string; bank: string; sums: readonly string[]; more?: object }[] = [
  {
    of: 'ABSA, one column of amounts',
    bank: 'ABSA',
    file: 'Account Number:,4055123456\nDate,Transaction Description,Amount,Balance\n20251103,ACB CREDIT BAOBAB,2000.00,22000.50\n20251104,MONTHLY FEE,-50.00,21950.50\n',
    sums: ['2000.00', '-50.00'],
    more: { account: { number: '4055123456' }, fromDay: '2025-11-03', toDay: '2025-11-04' },
  },
  {
    of: 'ABSA, debit and credit apart with a charge',
    bank: 'ABSA',
    file: 'Date,Transaction Description,Charge,Debit Amount,Credit Amount,Balance\n03/11/2025,DEPOSIT,,,"1 500.00","1 500.00"\n04/11/2025,FUEL,,200.00,,"1 300.00"\n',
    sums: ['1500.00', '-200.00'],
  },
  {
    of: 'ABSA, by reference',
    bank: 'ABSA',
    file: 'Account Number,Date,Reference Number,Description,Amount,Balance\n4055123456,2025-11-03,INV000017,DEPOSIT,100.00,100.00\n',
    sums: ['100.00'],
    more: { account: { number: '4055123456' }, lines: [{ reference: 'INV000017' }] },
  },
  {
    of: 'Investec, debits and credits',
    bank: 'Investec',
    file: 'Transaction Date,Posting Date,Description,Debits,Credits,Balance\n31 Oct 2025,03 Nov 2025,BAOBAB FREIGHT,,900.00,900.00\n04 Nov 2025,04 Nov 2025,CARD,100.00,,800.00\n',
    sums: ['900.00', '-100.00'],
    // The day on which the bank has booked it, not the one on which somebody paid.
    more: { fromDay: '2025-11-03' },
  },
  {
    of: 'Investec, debit and credit in the singular',
    bank: 'Investec',
    file: 'Posting Date,Transaction Date,Description,Debit,Credit,Balance\n03/11/2025,03/11/2025,DEPOSIT,,900.00,900.00\n',
    sums: ['900.00'],
  },
  {
    of: 'Standard Bank, payments and deposits',
    bank: 'Standard Bank',
    file: 'Date,Description,Payments,Deposits,Balance\n2025-11-03,DEPOSIT,,900.00,900.00\n2025-11-04,CARD,100.00,,800.00\n',
    sums: ['900.00', '-100.00'],
  },
  {
    of: 'Nedbank with headings',
    bank: 'Nedbank',
    file: 'Date,Description,Fees,Debits,Credits,Balance\n03Nov2025,DEPOSIT,,,900.00,900.00\n04Nov2025,CARD,,-100.00,,800.00\n',
    sums: ['900.00', '-100.00'],
  },
];

test.each(tables)('$of', ({ file, bank, sums, more = {} }) => {
  const whole = read(file);
  expect(whole.findings).toEqual([]);
  expect(whole.template).toBe(bank);
  expect(whole.statements).toHaveLength(1);
  expect(amounts(whole.statements[0]!)).toEqual(sums);
  expect(whole.statements[0]).toMatchObject(more);
});

test('every bank that is offered has a template', () => {
  const known = new Set(templates.map(({ name }) => name.replace(/ (?:Business|Statement)$/, '')));
  expect([...known].toSorted()).toEqual(['ABSA', 'Capitec', 'FNB', 'Investec', 'Nedbank', 'Standard Bank']);
});

const transactions = (closes: boolean) => {
  const end = (name: string) => (closes ? `</${name}>` : '');
  const field = (name: string, value: string) => `<${name}>${value}${end(name)}\n`;
  return `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>
${field('CURDEF', 'ZAR')}<BANKACCTFROM>${field('BANKID', '250655')}${field('ACCTID', '62012345678')}</BANKACCTFROM>
<BANKTRANLIST>${field('DTSTART', '20251101')}${field('DTEND', '20251130')}
<STMTTRN>${field('TRNTYPE', 'CREDIT')}${field('DTPOSTED', '20251103120000[+2:SAST]')}${field('TRNAMT', '1500.00')}${field('FITID', '1')}${field('NAME', 'BAOBAB &amp; SONS')}${field('MEMO', 'INV000017')}</STMTTRN>
<STMTTRN>${field('TRNTYPE', 'FEE')}${field('DTPOSTED', '20251104')}${field('TRNAMT', '-50.00')}${field('FITID', '2')}${field('NAME', 'MONTHLY FEE')}</STMTTRN>
</BANKTRANLIST><LEDGERBAL>${field('BALAMT', '99999.99')}${field('DTASOF', '20251201')}</LEDGERBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;
};
const sgml = `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n${transactions(false)}`;
const xml = `<?xml version="1.0"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n${transactions(true)}`;

test.each([
  ['1.x', sgml],
  ['2.x', xml],
])('OFX %s: lines and days as written, and its balance proves nothing', (_, file) => {
  const whole = read(file);
  expect(whole.findings.map(({ code }) => code)).toEqual(['noBalances']);
  const [statement] = whole.statements;
  expect(statement).toMatchObject({
    account: { number: '62012345678', currency: 'ZAR' },
    opening: null,
    closing: null,
    lines: [
      { day: '2025-11-03', payerName: 'BAOBAB & SONS', text: 'BAOBAB & SONS INV000017', isFee: false },
      { day: '2025-11-04', isFee: true },
    ],
  });
  expect(amounts(statement!)).toEqual(['1500.00', '-50.00']);
});

const camt = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><Othr><Id>62012345678</Id></Othr></Id><Ccy>ZAR</Ccy></Acct></Stmt></BkToCstmrStmt></Document>`;
const mt940 = [
  ':20:S',
  ':25:62012345678',
  ':28C:1/1',
  ':60F:C261101ZAR0,00',
  ':61:2611031103C10,00NTRFNONREF',
  ':86:X',
  ':62F:C261103ZAR10,00',
  '-',
  '',
].join('\r\n');

test('a file that is cut in the middle is refused whole, at whatever place', () => {
  for (const [file, from] of [
    [sgml, sgml.indexOf('<OFX>') + 20],
    [xml, xml.indexOf('<OFX>') + 20],
    [camt, camt.indexOf('<Stmt>')],
    [mt940, mt940.indexOf(':60F:')],
  ] as const)
    for (let at = from; at < file.length - 8; at += 7) {
      const cut = read(file.slice(0, at));
      expect(cut.statements, `${file.slice(0, 20)} cut at ${at}`).toEqual([]);
      expect(cut.findings, `${file.slice(0, 20)} cut at ${at}`).not.toEqual([]);
    }
});

test('a document type and entities of its own are refused, and nothing is expanded', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}">]>`;
  expect(codes(camt.replace('?>', `?>${bomb}`))).toEqual(['entities']);
  expect(codes(xml.replace('<OFX>', `${bomb}<OFX>`))).toEqual(['entities']);
  expect(codes(camt.replace('<Id>1</Id>', '<Id>&#x31;&unknown;</Id>'))).not.toContain('entities');
});

test('elements that lie deeper than any bank writes are refused', () => {
  const deep = '<a>'.repeat(readLimits.depth + 1) + '</a>'.repeat(readLimits.depth + 1);
  const whole = read(camt.replace('<Id>1</Id>', deep));
  expect(whole.statements).toEqual([]);
  expect(whole.findings).not.toEqual([]);
});

test('a file of 200 MB is refused before anything of it is read', async () => {
  const before = process.memoryUsage().rss;
  const answer = await readInThread({ bytes: new Uint8Array(200_000_000), columns: null });
  expect(answer).toMatchObject({ findings: [{ code: 'tooLarge' }], statements: [] });
  // The file itself, and no copy of it.
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
});

test('a file that takes too long is ended, and says that it cannot be read', async () => {
  const bytes = new TextEncoder().encode(`Date,Amount,Balance,Description\n${'2025/11/03,1.00,,X\n'.repeat(50_000)}`);
  const answer = await readInThread({ bytes, columns: null }, { memory: 64, milliseconds: 1 });
  expect(answer).toMatchObject({ findings: [{ code: 'notRecognised' }], statements: [] });
});
