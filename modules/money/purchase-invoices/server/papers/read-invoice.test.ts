import { describe, expect, test } from 'vitest';
import { readInvoice, saysInvoice } from './read-invoice.ts';

const own = '4123456789';

describe('readInvoice', () => {
  test('reads number, date, total, VAT and the VAT number of the supplier', () => {
    const text = [
      'Karoo Freight (Pty) Ltd',
      'TAX INVOICE',
      'Invoice no: KF-88219',
      'Invoice date: 2026-11-22',
      'Due date: 2026-12-22',
      'VAT no 4220119988',
      'To: Highveld, VAT no 4123456789',
      'Subtotal   R 13 200.41',
      'VAT 15%   R 1 980.06',
      'Total   R 15 180.47',
    ].join('\n');
    expect(readInvoice(text, own)).toEqual({
      supplierInvoiceNo: 'KF-88219',
      invoiceDate: '2026-11-22',
      gross: '15180.47',
      vat: '1980.06',
      vatNumber: '4220119988',
    });
  });

  test('65: our own VAT number alone, no word total, one date after due: all three stay empty', () => {
    const text = ['INVOICE', 'Due date: 2026-12-22', 'VAT no 4123456789', 'Transport   R 13 200.41'].join('\n');
    expect(readInvoice(text, own)).toEqual({});
  });

  test('leaves the VAT number empty where two of others are on the page', () => {
    expect(readInvoice('INVOICE\n4220119988\n4330119977', own).vatNumber).toBeUndefined();
  });

  test('reads the other languages', () => {
    expect(readInvoice('FATURA\nData da fatura: 22/11/2026\nMontante total: 1.150,00', own)).toMatchObject({
      invoiceDate: '2026-11-22',
      gross: '1150.00',
    });
  });
});

test.each([
  ['TAX INVOICE\nTotal R 100.00', true],
  ['PROOF OF DELIVERY\nInvoice no 12', false],
  ['Waybill 12\nReceived in good order', false],
])('%s', (text, expected) => {
  expect(saysInvoice(text)).toBe(expected);
});
