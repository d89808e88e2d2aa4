import { expect, test } from 'vitest';
import { cents, centsOf } from '#platform/money.ts';
import { readPercent } from '#platform/scaled.ts';
import { unreachableStates } from '#platform/machine.ts';
import { readUnitPrice } from '#platform/scaled.ts';
import { orderTotals } from './fields.ts';
import {
  accountOf,
  invoiceableOf,
  isNotInvoiced,
  needsApproval,
  netOfMovement,
  notInvoicedOf,
  progressOf,
  quantityOf,
  receivableOf,
  risesTooMuch,
} from './rules.ts';
import { internalLife, purchaseLife, serviceLife, stateInForce } from './status.ts';

const rand = (text: string) => centsOf(text)!;

/** As companies have them until they say otherwise. */
const limits = { tolerance: readPercent(5)!, riseShare: readPercent(5)!, riseAmount: cents(500_000) };

test('every state of an order can be reached', () => {
  expect([unreachableStates(purchaseLife), unreachableStates(serviceLife), unreachableStates(internalLife)]).toEqual([
    [],
    [],
    [],
  ]);
});

test('what is in force is the revision that waits beside another one does not change', () => {
  expect(stateInForce({ status: 'SENT', inForce: null })).toBe('SENT');
  expect(stateInForce({ status: 'SUBMITTED', inForce: 'PART_RECEIVED' })).toBe('PART_RECEIVED');
});

test.each([
  // 5 % of 20 000.00 is 1 000.00.
  ['20000.00', '21000.00', false],
  ['20000.00', '21000.01', true],
  // Of a large order R 5 000 come first.
  ['200000.00', '205000.00', false],
  ['200000.00', '205000.01', true],
  ['20000.00', '12000.00', false],
  ['0.00', '0.01', true],
] as const)('from %s to %s asks a second person again: %s', (approved, now, asks) => {
  expect(risesTooMuch(rand(approved), rand(now), limits)).toBe(asks);
});

test.each([
  ['100', '0', '105'],
  ['100', '60', '45'],
  ['100', '99.999', '5.001'],
  ['100', '100', '5'],
  ['100', '104.999', '0.001'],
  ['100', '105', '0'],
  ['100', '105.001', '0'],
  ['1', '0.999', '0.051'],
  // Less than a thousandth is not tolerated.
  ['0.019', '0', '0.019'],
  ['0.02', '0', '0.021'],
] as const)('of %s, %s received, at most %s may still come', (quantity, received, most) => {
  expect(receivableOf({ quantity: quantityOf(quantity), received: quantityOf(received) }, limits)).toBe(
    quantityOf(most),
  );
});

test('invoices may state what came and five per cent', () => {
  expect(invoiceableOf(quantityOf('100'), limits)).toBe(quantityOf('105'));
  expect(invoiceableOf(quantityOf('0'), limits)).toBe(0n);
});

const valued = (received: string, invoiced: string, price: string) => ({
  received: quantityOf(received),
  invoiced: quantityOf(invoiced),
  price: readUnitPrice(price)!,
});

test.each([
  ['40', '0', '100', '4000.00', true],
  ['40', '39.999', '100', '0.10', true],
  ['40', '40', '100', '0.00', false],
  ['40', '40.001', '100', '-0.10', false],
  ['1', '0', '0.005', '0.01', true],
  ['1', '0', '0.0049', '0.00', true],
] as const)('%s received and %s invoiced at %s leave %s without an invoice', (received, invoiced, price, net, open) => {
  const value = valued(received, invoiced, price);
  expect(notInvoicedOf(value)).toBe(rand(net));
  expect(isNotInvoiced(value)).toBe(open);
});

test('movements of one line add up to what it comes to, however its cents were cut', () => {
  const course = ['0', '1', '2', '3'].map((received) => valued(received, '0', '0.3333'));
  const nets = course.slice(1).map((after, place) => netOfMovement(course[place]!, after));
  expect(nets).toEqual([33n, 34n, 33n]);
  expect(netOfMovement(valued('40', '10', '100'), valued('40', '10', '104.5'))).toBe(13_500n);
  expect(netOfMovement(valued('40', '10', '100'), valued('40', '40', '100'))).toBe(-300_000n);
});

test.each([
  [
    [
      ['10', '0'],
      ['4', '0'],
    ],
    'nothing',
  ],
  [
    [
      ['10', '10'],
      ['4', '0'],
    ],
    'part',
  ],
  [
    [
      ['10', '10.5'],
      ['4', '4'],
    ],
    'all',
  ],
] as const)('of lines %j %s came', (lines, progress) => {
  const given = lines.map(([quantity, received]) => ({
    quantity: quantityOf(quantity),
    received: quantityOf(received),
  }));
  expect(progressOf(given)).toBe(progress);
});

test.each([
  [{ gross: '50000.00', above: '50000.00', approved: null }, false],
  [{ gross: '50000.01', above: '50000.00', approved: null }, true],
  [{ gross: '900000.00', above: null, approved: null }, false],
  // Sent back for another reason, and submitted again for about as much.
  [{ gross: '60000.00', above: '50000.00', approved: '59000.00' }, false],
  [{ gross: '90000.00', above: '50000.00', approved: '59000.00' }, true],
  [{ gross: '10.00', above: '50000.00', approved: null, isForeign: true }, true],
] as const)('%j needs a second person: %s', ({ gross, above, approved, ...more }, needs) => {
  expect(
    needsApproval({
      gross: rand(gross),
      net: rand(gross),
      above: above === null ? null : rand(above),
      approvedNet: approved === null ? null : rand(approved),
      isForeign: 'isForeign' in more,
      limits,
    }),
  ).toBe(needs);
});

const southAfrica = { country: 'South Africa', day: '2026-11-28' };

/** The order of the pictures: work and money §13 counts VAT once per code. */
test('an order comes to its lines, and VAT once per code', () => {
  const line = (quantity: number, price: number) => ({ quantity, price, vatCode: 'standard' as const });
  expect(orderTotals([line(12, 5480), line(12, 38.5), line(3, 950), line(1000, 9.45)], southAfrica)).toMatchObject({
    net: 7_852_200n,
    vat: 1_177_830n,
    gross: 9_030_030n,
  });
  expect(
    orderTotals(
      Array.from({ length: 10 }, () => line(1, 10.03)),
      southAfrica,
    ),
  ).toMatchObject({ net: 10_030n, vat: 1505n });
});

test('a line is posted to the account of its item, else of its centre', () => {
  expect(accountOf({ account: '4000' }, { account: '5000' })).toBe('4000');
  expect(accountOf({ account: '' }, { account: '5000' })).toBe('5000');
  expect(accountOf({ account: '' }, { account: '' })).toBe('');
});
