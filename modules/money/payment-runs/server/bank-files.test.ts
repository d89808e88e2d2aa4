import { expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import { all, readXml, textAt } from '#modules/money/invoice-papers/server/testing/read-xml.ts';
import type { BankFile } from '../bank-file.ts';
import { bankCsv } from './bank-csv.ts';
import { pain001 } from './pain001.ts';

const payment = (over: Partial<BankFile['payments'][number]> = {}) => ({
  endToEndId: 'PR-0147-0001',
  name: 'Müller & Söhne_Vervoer – Žižka',
  bank: 'FNB',
  branchCode: '051001',
  accountNo: '0012345678',
  amount: cents(123_450),
  reference: 'PR-0147 Highveld Haulage',
  email: 'accounts@muller.example',
  ...over,
});
const file: BankFile = {
  messageId: 'PR-0147-0123456789ab',
  createdAt: new Date('2026-11-24T14:50:11.123Z'),
  payer: { name: 'Highveld Haulage (Pty) Ltd', accountNo: '62001237731', branchCode: '250655' },
  currency: 'ZAR',
  payDay: '2026-11-27',
  payments: [payment(), payment({ endToEndId: 'PR-0147-0002', name: '=SUM(A1)', amount: cents(5) })],
};

test('keeps texts as texts in CSV, and lets no name run as a formula (case 70)', () => {
  expect(bankCsv(file).split('\r\n')).toEqual([
    'Beneficiary name,Account number,Branch code,Amount,My reference,Beneficiary reference',
    'Mueller + Soehne-Vervoer - Zizka,0012345678,051001,1234.50,PR-0147-0001,PR-0147 Highveld Haulage',
    'SUM(A1),0012345678,051001,0.05,PR-0147-0002,PR-0147 Highveld Haulage',
    '',
  ]);
  const own = [
    { column: 'amount', heading: 'Bedrag, R' },
    { column: 'payDay', heading: 'Datum' },
  ] as const;
  expect(bankCsv(file, own).split('\r\n').slice(0, 2)).toEqual(['"Bedrag, R",Datum', '1234.50,2026-11-27']);
});

test('writes pain.001 with count and sum in header and batch, and ids of allowed signs', () => {
  const root = readXml(pain001(file));
  const at = (path: string) => textAt(root, path);
  for (const head of ['CstmrCdtTrfInitn/GrpHdr', 'CstmrCdtTrfInitn/PmtInf'])
    expect([at(`${head}/NbOfTxs`), at(`${head}/CtrlSum`)]).toEqual(['2', '1234.55']);
  expect(at('CstmrCdtTrfInitn/GrpHdr/CreDtTm')).toBe('2026-11-24T14:50:11');
  expect(at('CstmrCdtTrfInitn/PmtInf/ReqdExctnDt/Dt')).toBe('2026-11-27');
  const transfers = all(root, 'CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf');
  expect(
    transfers.map((each) => [
      textAt(each, 'PmtId/EndToEndId'),
      textAt(each, 'Amt/InstdAmt'),
      textAt(each, 'CdtrAgt/FinInstnId/ClrSysMmbId/MmbId'),
      textAt(each, 'Cdtr/Nm'),
      textAt(each, 'CdtrAcct/Id/Othr/Id'),
    ]),
  ).toEqual([
    ['PR-0147-0001', '1234.50', '051001', 'Mueller + Soehne-Vervoer - Zizka', '0012345678'],
    ['PR-0147-0002', '0.05', '051001', 'SUM(A1)', '0012345678'],
  ]);
});

test('makes the same file each time', () => {
  expect(pain001(file)).toBe(pain001({ ...file }));
});
