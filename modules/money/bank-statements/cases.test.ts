import { expect, test } from 'vitest';
import { decimalOf } from '#platform/money.ts';
import type { Columns } from './columns.ts';
import { readBankFile } from './detect.ts';
import { entryDay } from './mt940.ts';
import type { ReadFile, ReadStatement } from './read-file.ts';
import { amountIn, dayIn } from './written.ts';

// The cases of banks, by number, as they went wrong elsewhere. Each reads a file as its bank writes it.

const read = (text: string, columns: Columns | null = null): ReadFile => readBankFile(text, columns);
const amounts = ({ lines }: ReadStatement) => lines.map(({ amount }) => decimalOf(amount));
const only = ({ statements, findings }: ReadFile): ReadStatement => {
  expect(findings).toEqual([]);
  expect(statements).toHaveLength(1);
  return statements[0]!;
};
const balances = ({ opening, closing }: ReadStatement) => [opening, closing].map((each) => each && decimalOf(each));

/** A message of MT940 around its lines. */
const message = (opening: string, lines: readonly string[], closing: string, account = '250655/62012345678') =>
  [':20:STMT', `:25:${account}`, ':28C:7/1', opening, ...lines, closing, '-'].join('\r\n');

test('32: a reversed credit takes out, a reversed debit brings in', () => {
  const credit = message(
    ':60F:C251101ZAR1000,00',
    [':61:2511021102C204,88NTRFNONREF', ':86:PAID IN', ':61:2511031103RC204,88NTRFNONREF', ':86:TAKEN BACK'],
    ':62F:C251103ZAR1000,00',
  );
  expect(amounts(only(read(credit)))).toEqual(['204.88', '-204.88']);
  const debit = message(
    ':60F:C251101ZAR1000,00',
    [':61:2511021102D204,88NTRFNONREF', ':61:2511031103RD204,88NTRFNONREF'],
    ':62F:C251103ZAR1000,00',
  );
  expect(amounts(only(read(debit)))).toEqual(['-204.88', '204.88']);
});

test('33: an entry has the year nearest to its value date', () => {
  expect(entryDay('0102', '2025-12-31')).toBe('2026-01-02');
  expect(entryDay('1230', '2026-01-01')).toBe('2025-12-30');
  expect(entryDay('0229', '2024-03-01')).toBe('2024-02-29');
  const file = message(':60F:C251230ZAR0,00', [':61:2512310102C10,00NTRFNONREF'], ':62F:C260102ZAR10,00');
  expect(only(read(file)).lines[0]).toMatchObject({ day: '2026-01-02', valueDay: '2025-12-31' });
});

test('34: pages are one statement, and another account is another', () => {
  const first = message(':60F:C251101ZAR1000,00', [':61:2511021102C500,00NTRFNONREF'], ':62M:C251102ZAR1500,00');
  const second = message(':60M:C251102ZAR1500,00', [':61:2511031103D200,00NTRFNONREF'], ':62F:C251103ZAR1300,00');
  const other = message(':60F:C251101USD20,00', [], ':62F:C251103USD20,00', '250655/62099999999');
  const { statements, findings } = read([first, second, other].join('\r\n'));
  expect(findings).toEqual([]);
  expect(statements.map(({ account }) => account)).toEqual([
    { number: '62012345678', currency: 'ZAR' },
    { number: '62099999999', currency: 'USD' },
  ]);
  expect(balances(statements[0]!)).toEqual(['1000.00', '1300.00']);
  expect(amounts(statements[0]!)).toEqual(['500.00', '-200.00']);
  expect(statements[1]).toMatchObject({ lines: [], fromDay: '2025-11-01', toDay: '2025-11-03' });
  // A page that is missing is no statement, and one that does not go on says so.
  expect(read(first).findings).toMatchObject([{ code: 'notWhole' }]);
  expect(read([first, second.replaceAll('1500,00', '1400,00')].join('\r\n')).findings).toMatchObject([
    { code: 'pagesDiffer', details: { expected: '1500.00', stated: '1400.00' } },
  ]);
});

const camt = (statements: string, version = '08') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>${statements}</BkToCstmrStmt></Document>`;
const stated = (kind: string, amount: string, currency: string, day: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
const stmt = (currency: string, opening: string, closing: string, entries = '', number = '62012345678') =>
  `<Stmt><Id>S</Id><ElctrncSeqNb>12</ElctrncSeqNb><Acct><Id><Othr><Id>${number}</Id></Othr></Id><Ccy>${currency}</Ccy></Acct>
   ${stated('OPBD', opening, currency, '2025-11-03')}${stated('CLBD', closing, currency, '2025-11-03')}${entries}</Stmt>`;
const details = (amount: string, text: string, party: string) =>
  `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy="ZAR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties>${party}</RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
const entry = (amount: string, parts: string, status = '<Sts><Cd>BOOK</Cd></Sts>', mark = 'CRDT') =>
  `<Ntry><Amt Ccy="ZAR">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd>${status}<BookgDt><Dt>2025-11-03</Dt></BookgDt><ValDt><Dt>2025-11-04</Dt></ValDt><NtryDtls>${parts}</NtryDtls><AddtlNtryInf>Batch</AddtlNtryInf></Ntry>`;
const newer =
  '<Dbtr><Pty><Nm>Müller &amp; Söhne</Nm></Pty></Dbtr><DbtrAcct><Id><Othr><Id>4077112233</Id></Othr></Id></DbtrAcct>';
const older = '<Dbtr><Nm>Sable Farms</Nm></Dbtr>';

test('35: an entry of two parts is two lines, whatever the version', () => {
  const parts = details('329.56', 'INV 1812', newer) + details('100.00', 'INV 1813', older);
  for (const [version, status] of [
    ['02', '<Sts>BOOK</Sts>'],
    ['04', '<Sts>BOOK</Sts>'],
    ['08', '<Sts><Cd>BOOK</Cd></Sts>'],
  ] as const) {
    const statement = only(read(camt(stmt('ZAR', '0.00', '429.56', entry('429.56', parts, status)), version)));
    expect(amounts(statement)).toEqual(['329.56', '100.00']);
    expect(statement.lines[0]).toMatchObject({
      day: '2025-11-03',
      valueDay: '2025-11-04',
      text: 'INV 1812',
      payerName: 'Müller & Söhne',
      payerAccount: '4077112233',
    });
    expect(statement.lines[1]).toMatchObject({ payerName: 'Sable Farms' });
  }
  // Parts that do not make their entry are told in its line: the entry is what the balance moved by.
  const short = entry('430.00', parts);
  expect(amounts(only(read(camt(stmt('ZAR', '0.00', '430.00', short)))))).toEqual(['430.00']);
  const out = entry('10.00', '', '<Sts>BOOK</Sts>', 'DBIT');
  expect(amounts(only(read(camt(stmt('ZAR', '30.00', '20.00', out)))))).toEqual(['-10.00']);
  expect(read(camt(stmt('ZAR', '0.00', '0.00', entry('429.56', parts, '<Sts>PDNG</Sts>'))))).toMatchObject({
    pending: 1,
    statements: [{ lines: [] }],
  });
});

test('36: one number in three currencies is three statements, and one without entries is one too', () => {
  const file = camt(
    stmt('ZAR', '0.00', '10.00', entry('10.00', '')) + stmt('USD', '5.00', '5.00') + stmt('EUR', '1.00', '1.00'),
  );
  const { statements, findings } = read(file);
  expect(findings).toEqual([]);
  expect(statements.map(({ account, lines }) => [account.currency, lines.length])).toEqual([
    ['ZAR', 1],
    ['USD', 0],
    ['EUR', 0],
  ]);
});

const capitecHead = 'Account,Date,Description,Reference,Amount,Fees,Balance';

test('38: a row that is pending waits for the day on which it is booked', () => {
  const friday = `${capitecHead}\n1051,28/11/2025,(Pending) Sable Farms,INV 9,402.50,,1402.50\n1051,27/11/2025,Rent,,-100.00,,1000.00\n`;
  expect(read(friday)).toMatchObject({ pending: 1, statements: [{ lines: [{ text: 'Rent' }] }] });
  const monday = friday.replace('(Pending) ', '');
  expect(amounts(only(read(monday)))).toEqual(['-100.00', '402.50']);
});

test('39: the template decides what parts decimals, never the cell', () => {
  const written = (mark: 'point' | 'comma', ...cells: string[]) =>
    cells.map((cell) => {
      const amount = amountIn(cell, mark);
      return amount === undefined ? undefined : decimalOf(amount);
    });
  expect(written('comma', '1.000', '1.111,11')).toEqual(['1000.00', '1111.11']);
  expect(written('point', '1 000.00', 'R-917.50', '(R200.00)')).toEqual(['1000.00', '-917.50', '-200.00']);
  expect(written('point', '1,000.00', '+138985.31', '5 534.00Cr', '12.00 Dr', '1\u00a0000.50-')).toEqual([
    '1000.00',
    '138985.31',
    '5534.00',
    '-12.00',
    '-1000.50',
  ]);
  expect(written('point', '1.111,11', '1,50', '12.345', '', 'R', '1-2', '--5', '1e3')).toEqual(
    Array(8).fill(undefined),
  );
  expect(written('comma', '1,000.00', '1.50')).toEqual([undefined, undefined]);
});

test('40: the head of a file, its encoding and its line ends do not change its rows', () => {
  const rows = 'Date,Amount,Balance,Description\r\n2025/11/03,100.00,100.00,Müller\r\n';
  const head = 'ACCOUNT TRANSACTION HISTORY\r\n\r\nName:,"Haulway"\r\nAccount:,62012345678,[FNB]\r\n';
  const plain = only(read(rows));
  expect(plain.lines[0]).toMatchObject({ text: 'Müller', day: '2025-11-03' });
  for (const other of [`\uFEFF${rows}`, head + rows, `\uFEFF${head}${rows}`.replaceAll('\r\n', '\n')])
    expect(only(read(other)).lines.map((line) => ({ ...line, row: 0 }))).toEqual(
      plain.lines.map((line) => ({ ...line, row: 0 })),
    );
  expect(only(read(head + rows)).account.number).toBe('62012345678');
});

const mapped: Columns = {
  headings: ['When', 'What', 'How much'],
  day: 0,
  amount: 2,
  moneyIn: null,
  moneyOut: null,
  text: [1],
  reference: null,
  fee: null,
  balance: null,
  dayOrder: 'dayFirst',
  decimal: 'point',
};

test('41: a day is what the template reads, in every zone; a column that contradicts itself is refused', () => {
  // No clock has a part in it: the tests run in several zones, and this is a text.
  expect(dayIn('02/03/2026', 'dayFirst')).toBe('2026-03-02');
  expect(dayIn('02/03/2026', 'monthFirst')).toBe('2026-02-03');
  const zone = process.env['TZ'];
  for (const place of ['America/New_York', 'Pacific/Kiritimati']) {
    process.env['TZ'] = place;
    expect(read('When,What,How much\n02/03/2026,Rent,5.00\n', mapped).statements[0]!.lines[0]!.day).toBe('2026-03-02');
  }
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
  expect(read('When,What,How much\n13/02/2026,Rent,5.00\n02/13/2026,Rent,5.00\n', mapped)).toMatchObject({
    statements: [],
    findings: [
      { code: 'dateUnclear', row: 3, details: { value: '02/13/2026', otherRow: '2', otherValue: '13/02/2026' } },
    ],
  });
});

test('42: the chain of balances stops at the row that breaks it', () => {
  const file =
    'Date,Transaction Description,Amount,Balance\n2025-11-03,DEPOSIT,2000.00,22000.50\n2025-11-04,FEE,-50.00,21500.50\n';
  expect(read(file).findings).toEqual([
    {
      code: 'balanceBroken',
      statement: 1,
      row: 3,
      details: { expected: '21950.50', stated: '21500.50', difference: '450.00' },
    },
  ]);
});

test('43: fees of Capitec are lines of their own, balances and totals are none', () => {
  const file = `Balance brought forward:,3926.58
${capitecHead}
1051234567,01/11/2025,Monthly fee,,0.00,-50.00,3876.58
1051234567,02/11/2025,Diesel,,-1528.49,-3.00,2345.09
Total:,,,,-1528.49,-53.00,
`;
  const statement = only(read(file));
  expect(amounts(statement)).toEqual(['-50.00', '-1528.49', '-3.00']);
  expect(statement.lines.map(({ isFee }) => isFee)).toEqual([true, false, true]);
  expect(balances(statement)).toEqual(['3926.58', '2345.09']);
  expect(statement.account.number).toBe('1051234567');
});

test('44: Nedbank has no headings, and four of its rows are no lines', () => {
  const file = `Statement Enquiry :
Account Number : 1234567890
Account Description : Current
01Mar2025,BROUGHT FORWARD,,10000.00
01Mar2025,SABLE FARMS INV 22,1257.18,11257.18
01Mar2025,VAT 15.00% = R15.22,,
01Mar2025,PROVISIONAL STATEMENT,,11257.18
02Mar2025,KALAHARI LIME,9106.98,20364.16
02Mar2025,CARRIED FORWARD,,20364.16
`;
  const statement = only(read(file));
  expect(amounts(statement)).toEqual(['1257.18', '9106.98']);
  expect(balances(statement)).toEqual(['10000.00', '20364.16']);
  expect(statement).toMatchObject({ fromDay: '2025-03-01', toDay: '2025-03-02', account: { number: '1234567890' } });
});

test('45: rows of balances of Standard Bank are no lines, and equal texts are two', () => {
  const head = Array.from({ length: 13 }, (_, place) => `Head ${place + 1},`).join('\n');
  const file = `${head}
Account number:,10 02 345 678 9
Date,Value Date,Statement Number,Description,Amount,Balance,Type
20251101,20251101,7,OPEN BALANCE,,+138985.31,
20251103,20251103,7,IB PAYMENT TO FUEL CARD,-22046.86,+116938.45,DR
20251103,20251103,7,IB PAYMENT TO FUEL CARD,-35448.75,+81489.70,DR
20251130,20251130,7,CLOSE BALANCE,,+81489.70,
`;
  const read45 = read(file);
  const statement = only(read45);
  expect(read45.template).toBe('Standard Bank');
  expect(amounts(statement)).toEqual(['-22046.86', '-35448.75']);
  expect(statement.lines.map(({ balance }) => balance && decimalOf(balance))).toEqual(['116938.45', '81489.70']);
  expect(balances(statement)).toEqual(['138985.31', '81489.70']);
});

test('46: the tables of FNB are told apart by their headings', () => {
  const history = 'Date,Amount,Balance,Description\n2025/11/04,-50.00,150.00,FEE\n2025/11/03,200.00,200.00,DEPOSIT\n';
  expect(read(history).template).toBe('FNB');
  // From new to old, as the bank gives it.
  expect(amounts(only(read(history)))).toEqual(['200.00', '-50.00']);
  const business =
    'Date,SERVICE FEE,Amount,DESCRIPTION,REFERENCE,Balance,CHEQUE NUMBER\n03/11/2025,0.00,200.00,DEPOSIT,INV 7,200.00,0\n';
  const paid = read(business);
  expect(paid.template).toBe('FNB Business');
  expect(only(paid).lines[0]).toMatchObject({ text: 'DEPOSIT', reference: 'INV 7' });
  const marked = (deposit: string) => `Account Number:,62012345678
Opening Balance,1010.89
Closing Balance,22.39
Total credits,1,Total debits,1
Date,Description,Amount,CR
03/11/2025,FUEL,988.50,
04/11/2025,DEPOSIT,${deposit},CR
`;
  const broken = read(marked('1000.04'));
  expect(broken.template).toBe('FNB Statement');
  expect(broken.findings).toMatchObject([
    { code: 'closingDiffers', details: { expected: '1022.43', stated: '22.39', difference: '1000.04' } },
  ]);
});
