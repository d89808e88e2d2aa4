import { expect, test } from 'vitest';
import { readPaper } from './paper-text.ts';

test.each([
  [
    'CROSS-BORDER PERMIT\nPermit number: CB/2026/0042\nDate of issue: 3 March 2026\nExpiry date: 2 March 2027',
    ['CB/2026/0042', '2026-03-03', '2027-03-02'],
  ],
  ['PADWAARDIGHEID\nSertifikaatnommer   PW 20417\nGeldig tot   2027/05/07', ['PW 20417', undefined, '2027-05-07']],
  ['ALVARÁ\nLicença n.º 20417-A\nVálido até 9 de Março de 2027', ['20417-A', undefined, '2027-03-09']],
  ['PERMIS\nDélivré le 1er avril 2026\nValable jusqu’au 31 mars 2027', [undefined, '2026-04-01', '2027-03-31']],
  ['This certificate number is nowhere; it expires never.', [undefined, undefined, undefined]],
])('the number and the days of a paper are read: %s', (text, expected) => {
  const { number, issueDate, expiryDate } = readPaper(text);
  expect([number?.value, issueDate?.value, expiryDate?.value]).toEqual(expected);
});
