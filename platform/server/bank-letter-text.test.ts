import { expect, test } from 'vitest';
import { readBankLetter } from './bank-letter-text.ts';

const read = (text: string) => {
  const { letterDate, accountNumber, bank } = readBankLetter(text);
  return [letterDate?.value, accountNumber?.value, bank];
};

test.each([
  [
    'a label of its own',
    'NEDBANK LIMITED\nDate: 12 May 2026\n\nTO WHOM IT MAY CONCERN\nAccount number: 1234 567 890\nDate opened: 3 March 2011',
    ['2026-05-12', '1234567890', 'NEDBANK'],
  ],
  [
    'a place and a date above the address',
    'First National Bank\nJohannesburg, 4 June 2026\nWe confirm that Umlazi Mills (Pty) Ltd holds account no. 62012345678 with us since 1 February 2015.',
    ['2026-06-04', '62012345678', 'FNB'],
  ],
  [
    'Afrikaans, in columns',
    'Absa Bank\nDatum   2026/05/07\nRekeningnommer   4055512345\nRekening oopgemaak op 12 Januarie 2009',
    ['2026-05-07', '4055512345', 'ABSA'],
  ],
  [
    'Portuguese',
    'Banco Horizonte\nMaputo, 9 de Março de 2026\nConfirmamos que a conta nº 10012345678 foi aberta em 2 de Maio de 2014.',
    ['2026-03-09', '10012345678', undefined],
  ],
  [
    'French',
    'Banque des Grands Lacs\nFait le 1er avril 2026\nNuméro de compte : 000 123 456 78\nCompte ouvert le 5 mai 2012',
    ['2026-04-01', '00012345678', undefined],
  ],
  [
    'a month before its day, as some printers write',
    'CAPITEC BANK\nMay 22, 2026\nAccount 1234567890',
    ['2026-05-22', undefined, 'CAPITEC'],
  ],
])('%s is read', (_, text, expected) => expect(read(text)).toEqual(expected));

test('the day on which an account was opened is never taken for that of the letter', () => {
  expect(read('STANDARD BANK\nThe account was opened on 14 August 2018.')).toEqual([
    undefined,
    undefined,
    'STANDARD BANK',
  ]);
});

test('two dates that say the same are surer than two that differ', () => {
  expect(readBankLetter('Date: 12 May 2026\nPretoria, 12 May 2026').letterDate?.confidence).toBe('high');
  expect(readBankLetter('Date: 12 May 2026\nDate printed: 13 May 2026\nDate: 13 May 2026').letterDate?.confidence).toBe(
    'medium',
  );
});

test('a letter that says nothing gives nothing', () => {
  expect(readBankLetter('Lorem ipsum')).toEqual({});
  expect(readBankLetter('')).toEqual({});
});

test.each([
  ['FNB\nAccount holder: Umlazi Mills (Pty) Ltd\nBranch code: 250-655', ['Umlazi Mills (Pty) Ltd', '250655']],
  ['ABSA\nRekeninghouer   Karoo Wol Bpk\nTakkode   632005', ['Karoo Wol Bpk', '632005']],
  ['Banco\nTitular da conta: Maputo Cargas Lda\nCódigo da agência: 0043', ['Maputo Cargas Lda', '0043']],
  ['Banque\nTitulaire du compte : Grands Lacs SARL\nCode agence : 10203', ['Grands Lacs SARL', '10203']],
  ['NEDBANK\nWe bank many an account holder.', [undefined, undefined]],
])('the holder and the branch are read: %s', (text, expected) => {
  const { accountHolder, branchCode } = readBankLetter(text);
  expect([accountHolder?.value, branchCode?.value]).toEqual(expected);
});
