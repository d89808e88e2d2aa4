import { expect, it } from 'vitest';
import { type Cents, centsOf, noCents } from '#platform/money.ts';
import type { Item } from '../calls.ts';
import { decisionOf, payableDocuments } from './decision.ts';

const rand = (amount: string) => centsOf(amount) as Cents;
const item = (id: string, open: number, more: Partial<Item> = {}): Item => ({
  id,
  kind: 'invoice',
  number: id,
  documentId: id,
  customerId: 'letaba',
  customerName: 'Letaba',
  date: '2026-09-02',
  dueDate: '2026-10-02',
  currency: 'ZAR',
  amount: open,
  open,
  isDisputed: false,
  discount: null,
  ...more,
});
const share = (amount: string, discount = '0', rest = '0') => ({
  amount: rand(amount),
  discount: rand(discount),
  rest: rand(rest),
});
const asked = {
  bankLineId: 'line',
  received: rand('100'),
  charge: noCents,
  chargeText: '',
  payers: ['letaba'],
  documents: payableDocuments('letaba', [item('a', 60), item('b', 80)], false),
  shares: new Map([
    ['a', share('60')],
    ['b', share('40')],
  ]),
  restReason: '',
  left: { purpose: 'unsaid' as const, loadId: null },
  remember: '',
};

it('gives one receipt to several documents', () =>
  expect(decisionOf(asked)).toEqual({
    bankLineId: 'line',
    receipts: [
      {
        customerId: 'letaba',
        amount: 100,
        parts: [
          { itemId: 'a', amount: 60, discount: 0, rest: 0 },
          { itemId: 'b', amount: 40, discount: 0, rest: 0 },
        ],
      },
    ],
  }));

it('makes a receipt of each payer, and the rest is the first one’s', () => {
  const documents = [...asked.documents, ...payableDocuments('olifants', [item('c', 30)], true)];
  const shares = new Map([
    ['a', share('60')],
    ['c', share('30')],
  ]);
  const { receipts } = decisionOf({
    ...asked,
    payers: ['letaba', 'olifants'],
    documents,
    shares,
    left: { purpose: 'deposit', loadId: null },
  });
  expect(receipts?.map(({ customerId, amount, purpose }) => [customerId, amount, purpose])).toEqual([
    ['letaba', 70, 'deposit'],
    ['olifants', 30, undefined],
  ]);
});

it('adds what the bank took, so that receipts less the charge are the line', () => {
  const { receipts, charge } = decisionOf({
    ...asked,
    received: rand('102.50'),
    charge: rand('2.50'),
    chargeText: 'Fee',
    shares: new Map([...asked.shares, ['b', share('42.50')]]),
  });
  expect([receipts?.[0]?.amount, charge]).toEqual([102.5, { amount: 2.5, text: 'Fee' }]);
});

it('says why a small rest is written off, and only there', () => {
  const { receipts } = decisionOf({
    ...asked,
    received: rand('99.50'),
    restReason: 'cents',
    shares: new Map([
      ['a', share('59.50', '0', '0.50')],
      ['b', share('40')],
    ]),
  });
  expect(receipts?.[0]?.parts).toEqual([
    { itemId: 'a', amount: 59.5, discount: 0, rest: 0.5, restReason: 'cents' },
    { itemId: 'b', amount: 40, discount: 0, rest: 0 },
  ]);
});

it('posts the money of an unknown payer without a customer', () =>
  expect(decisionOf({ ...asked, payers: [], documents: [], shares: new Map() }).receipts).toEqual([
    { customerId: null, amount: 100, parts: [], purpose: 'unsaid', loadId: null },
  ]));

it('offers no credits, and names the others of a group', () => {
  const documents = payableDocuments(
    'letaba',
    [item('credit', -5), item('other', 5, { customerId: 'olifants', customerName: 'Olifants' }), item('own', 5)],
    false,
  );
  expect(documents.map(({ id, customerName }) => [id, customerName])).toEqual([
    ['other', 'Olifants'],
    ['own', ''],
  ]);
});

it('offers a discount in time alone', () => {
  const discount = { amount: 2.5, until: '2026-10-01', isPrinted: true };
  const of = (isInTime: boolean) =>
    payableDocuments('letaba', [item('a', 100, { discount: { ...discount, isInTime } })], false)[0]?.discount;
  expect([of(true), of(false)]).toEqual([rand('2.50'), noCents]);
});
