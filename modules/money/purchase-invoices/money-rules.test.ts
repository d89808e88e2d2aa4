import { describe, expect, test } from 'vitest';
import { cents, centsOf } from '#platform/money.ts';
import { claimGapsOf } from './claim.ts';
import { payableOf } from './payable.ts';
import { unpaidVat } from './unpaid.ts';

describe('VAT is claimed', () => {
  const vendor = { isVendor: true, vatNumber: '4220119988' };
  const invoice = {
    vat: cents(150_000),
    gross: cents(1_150_000),
    missing: [],
    vatNumber: '4220119988',
    country: 'ZA',
    supplier: vendor,
  };
  test('of a vendor whose invoice has all that the law asks', () => {
    expect(claimGapsOf(invoice)).toEqual([]);
    expect(claimGapsOf({ ...invoice, vatNumber: '4220 119 988' })).toEqual([]);
  });
  test('not of who is no vendor, nor by another number, nor by one that SARS never gave', () => {
    expect(claimGapsOf({ ...invoice, supplier: { ...vendor, isVendor: false } })).toEqual(['notVendor']);
    expect(claimGapsOf({ ...invoice, vatNumber: '4220119989' })).toEqual(['vatNumberWrong']);
    // Nine digits are a number of another country.
    expect(claimGapsOf({ ...invoice, vatNumber: '402342775' })).toEqual(['vatNumberWrong']);
    expect(claimGapsOf({ ...invoice, vatNumber: '' })).toEqual(['vatNumberMissing']);
    expect(claimGapsOf({ ...invoice, supplier: { ...vendor, vatNumber: '4480123456' } })).toEqual(['vatNumberOther']);
  });
  test('up to 5 000.00 without the buyer, and never without the words', () => {
    const missing = ['words', 'buyerName', 'quantity'] as const;
    expect(claimGapsOf({ ...invoice, missing })).toEqual(missing);
    expect(claimGapsOf({ ...invoice, missing, gross: cents(500_000) })).toEqual(['words']);
    expect(claimGapsOf({ ...invoice, missing, vat: cents(0) })).toEqual([]);
  });
});

const rand = (...amounts: number[]) => amounts.map((each) => centsOf(each)!);

test('62: 2 000.00 of damage is taken off the payment, and 13 180.47 is paid', () => {
  const invoices = rand(15_180.47);
  expect(payableOf({ invoices, creditNotes: [], deductions: rand(2000) }).paid).toBe(1_318_047n);
});

test('63: a credit of 575.00 first: 1 035.00 is paid; with 460.00 alone nothing, and 115.00 waits', () => {
  const creditNotes = rand(575);
  expect(payableOf({ invoices: rand(1150, 460), creditNotes, deductions: [] })).toEqual({ paid: 103_500n, waits: 0n });
  expect(payableOf({ invoices: rand(460), creditNotes, deductions: [] })).toEqual({ paid: 0n, waits: 11_500n });
});

describe('64: 1 500.00 of VAT of 11 500.00 claimed in October 2025, of which 6 900.00 stays unpaid', () => {
  const claim = {
    claimedOn: '2025-10-14',
    vat: cents(150_000),
    gross: cents(1_150_000),
    open: cents(690_000),
  } as const;
  test.each([
    ['2026-09-29', '', 90_000n],
    ['2026-09-30', 'warned', 90_000n],
    ['2026-10-30', 'warned', 90_000n],
    ['2026-10-31', 'due', 90_000n],
  ] as const)('on %s: %s', (today, state, vat) => {
    expect(unpaidVat({ ...claim, today })).toEqual({ state, vat, dueOn: '2026-10-31' });
  });
  test('and paid later nothing is owed any more', () => {
    expect(unpaidVat({ ...claim, open: cents(0), today: '2026-12-01' })).toMatchObject({ state: '', vat: 0n });
  });
});
