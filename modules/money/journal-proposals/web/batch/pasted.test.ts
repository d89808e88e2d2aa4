import { expect, test } from 'vitest';
import type { BatchField } from './lines.ts';
import { arranged, fileCells } from './pasted.ts';

const frame = {
  titles: new Map<string, BatchField>([
    ['Account', 'account'],
    ['Centre', 'centre'],
    ['Text', 'text'],
    ['Debit R', 'debit'],
    ['Credit R', 'credit'],
    ['Journal', 'group'],
    ['Party', 'party'],
    ['Due', 'dueDate'],
  ]),
  accounts: [
    { value: '6000', label: '6000', detail: 'Workshop and tyres' },
    { value: '1000', label: '1000', detail: 'Bank' },
  ],
  centres: [{ value: 'DBN', label: 'Durban workshop', detail: 'DBN' }],
  most: 5000,
};

test.each([
  ['en', ['Account', 'Description', 'DR', 'CR', 'Journal']],
  ['afr', ['Rekening', 'Beskrywing', 'Debiet', 'Krediet', 'Joernaal']],
  ['pt', ['Conta', 'Descrição', 'Débito', 'Crédito', 'Lançamento']],
  ['fr', ['Compte', 'Libellé', 'Débit', 'Crédit', 'Écriture']],
])('headings are known in %s', (_, headings) => {
  const { fields, cells } = arranged([headings, ['6000', 'Tyres', '1 234,50', '', 'B']], frame);
  expect(fields).toEqual(['account', 'text', 'debit', 'credit', 'group']);
  expect(cells).toEqual([
    ['Account', 'Text', 'Debit R', 'Credit R', 'Journal'],
    ['6000', 'Tyres', '1234.50', '', 'B'],
  ]);
});

test('an amount with a sign becomes debit or credit', () => {
  const { cells } = arranged(
    [
      ['No.', 'Name', 'Balance (R)'],
      ['1000', 'Bank', '412 300,55'],
      ['6000', 'Workshop', '(100,00)'],
      ['6000', 'Workshop', '0,00'],
    ],
    frame,
  );
  expect(cells).toEqual([
    ['Account', 'Debit R', 'Credit R'],
    ['1000', '412300.55', ''],
    ['6000', '', '100.00'],
    ['6000', '', ''],
  ]);
});

test('accounts and centres are known by number, by name, and by both', () => {
  const { cells } = arranged(
    [
      ['Account', 'Cost centre', 'Debit'],
      ['6000 - Workshop', 'Durban workshop', '1'],
      ['workshop and tyres', 'DBN', '2'],
      ['9999', 'Nowhere', 'two'],
    ],
    frame,
  );
  expect(cells.slice(1)).toEqual([
    ['6000', 'DBN', '1.00'],
    ['6000', 'DBN', '2.00'],
    ['9999', 'Nowhere', 'two'],
  ]);
});

test('rows without headings stay as they are', () => {
  const rows = [['6000', 'DBN', 'Tyres', '5', '']];
  expect(arranged(rows, frame)).toEqual({ cells: rows, fields: [] });
  expect(arranged([], frame)).toEqual({ cells: [], fields: [] });
});

test('a file is read by the sign between its cells', () => {
  expect(fileCells('\uFEFFAccount;Text;Debit\r\n6000;"Tyres; 3 ""new""";1,50\r\n\r\n')).toEqual([
    ['Account', 'Text', 'Debit'],
    ['6000', 'Tyres; 3 "new"', '1,50'],
  ]);
  expect(fileCells('Account,Debit\n6000,"1,234.50"\n')).toEqual([
    ['Account', 'Debit'],
    ['6000', '1,234.50'],
  ]);
  expect(fileCells('Account\tDebit\n6000\t5')).toEqual([
    ['Account', 'Debit'],
    ['6000', '5'],
  ]);
});
