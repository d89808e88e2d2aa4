import { expect, test } from 'vitest';
import { problemsOf } from '#platform/issues.ts';
import {
  carrierDetailChecked,
  companyStep,
  directorsStep,
  findingsOf,
  needsNewDecision,
  tenderMethodFor,
  transporterStep,
  warningsOf,
  withAnswers,
} from './rules.ts';
import { carrierDetail, type CarrierDetail } from './fields.ts';
import { normaliseCarrierDetail } from './normalise.ts';
import { inputOf } from '#platform/operation.ts';

const today = '2026-06-03';

const address = {
  addressLine1: '12 Vulcan Road',
  city: 'Johannesburg',
  region: 'Gauteng',
  postalCode: '2094',
  country: 'South Africa',
};
const company = {
  registeredName: 'Umzansi Linehaul (Pty) Ltd',
  tradeName: 'Umzansi Linehaul',
  regNo: '2015/123456/07',
  vatNo: '4220119988',
  dateOfInc: '2015-04-01',
  email: 'office@umzansi.example',
  physicalAddress: address,
  postalAddress: address,
};
const director = { name: 'Nomsa Radebe', idNumber: '8001015009087' };
const bank = { bank: 'CAPITEC', branchCode: '470010', bankAccountNo: '1234567890' };
const git = {
  isTrasporter: true,
  gitCover: 1_500_000,
  gitFrom: '2026-01-01',
  gitTo: '2026-12-31',
  tenderLoadEmailAddress: 'loads@umzansi.example',
};
const complete = { ...company, directors: [director], ...bank, ...git };

function problems(detail: Record<string, unknown>): Record<string, string> {
  const parsed = carrierDetailChecked.safeParse(detail, { reportInput: true });
  return parsed.success
    ? {}
    : Object.fromEntries(Object.entries(problemsOf(parsed.error)).map(([path, { code }]) => [path, code]));
}

const detailOf = (change: Record<string, unknown> = {}): CarrierDetail =>
  inputOf(carrierDetail, { ...complete, ...change });
const codes = (change: Record<string, unknown> = {}) =>
  warningsOf(detailOf(change), today).map(({ path, level, code }) => `${level} ${path} ${code}`);

test('a complete transporter has nothing to correct and nothing to look at', () => {
  expect(problems(complete)).toEqual({});
  expect(codes()).toEqual([]);
});

test.each([
  ['a transporter without cover', { gitCover: 0 }, { gitCover: 'required' }],
  ['cover below one rand', { gitCover: 0.5 }, { gitCover: 'tooSmall' }],
  ['tender by mail without an address', { tenderLoadEmailAddress: '' }, { tenderLoadEmailAddress: 'required' }],
  [
    'tender to a system without its number',
    { tenderLoadMethod: 'integration' },
    { tenderLoadGlobalLocationNumber: 'required' },
  ],
  [
    'a global location number with a slip',
    { tenderLoadMethod: 'integration', tenderLoadGlobalLocationNumber: '6291041500214' },
    { tenderLoadGlobalLocationNumber: 'globalLocationNumberChecksum' },
  ],
  [
    'cover that ends before it begins',
    { gitFrom: '2026-12-31', gitTo: '2026-01-01' },
    { gitTo: 'coverPeriodReversed' },
  ],
  ['a VAT number that is none', { vatNo: '3220119988' }, { vatNo: 'vatNumberFormat' }],
  ['a VAT number of who is not registered', { isVatRegistered: false }, { vatNo: 'vatNumberNotExpected' }],
  ['a registration number that is none', { regNo: '12345' }, { regNo: 'companyRegistrationFormat' }],
  [
    'an identity number with a slip',
    { directors: [{ ...director, idNumber: '9202204720082' }] },
    { 'directors.0.idNumber': 'identityNumberChecksum' },
  ],
  [
    'a director who is a child',
    { directors: [{ ...director, idNumber: '1501014800086' }] },
    { 'directors.0.idNumber': 'personTooYoung' },
  ],
  ['an incorporation to come', { dateOfInc: '2199-01-01' }, { dateOfInc: 'dateInFuture' }],
  ['a phone that is none', { cellNo: '082 123' }, { cellNo: 'phoneInvalid' }],
  [
    'a South African postal code of three digits',
    { postalAddress: { ...address, postalCode: '209' } },
    { 'postalAddress.postalCode': 'postalCodeLength' },
  ],
])('%s is refused', (_, change, expected) => expect(problems({ ...complete, ...change })).toEqual(expected));

test.each([
  ['a missing VAT number', { vatNo: '' }, 'W vatNo vatNumberMissing'],
  ['a VAT number with a slip', { vatNo: '4220119980' }, 'W vatNo vatNumberChecksum'],
  ['a sole proprietor', { regNo: '8001015009087' }, 'W regNo registeredAsSoleProprietor'],
  ['a year that differs from the number', { dateOfInc: '2016-01-01' }, 'W regNo companyRegistrationDate'],
  ['no director', { directors: [] }, 'W directors directorMissing'],
  [
    'a director without a number',
    { directors: [{ name: 'Nomsa Radebe' }] },
    'W directors.0.idNumber directorIdentityMissing',
  ],
  ['a director who stands there twice', { directors: [director, director] }, 'W directors.1.idNumber directorTwice'],
  ['no bank', { bank: '', branchCode: '', bankAccountNo: '' }, 'W bankAccountNo bankDetailsMissing'],
  ['half a bank', { branchCode: '' }, 'W branchCode bankDetailsIncomplete'],
  ['a branch of another bank', { branchCode: '632005' }, 'W branchCode branchCodeOfOtherBank'],
  ['a branch that is not the universal one', { branchCode: '470123' }, 'I branchCode branchCodeNotUniversal'],
  ['cover that has ended', { gitFrom: '2025-01-01', gitTo: '2025-12-31' }, 'W gitTo coverExpired'],
  ['cover without dates', { gitFrom: '', gitTo: '' }, 'W gitTo coverPeriodMissing'],
])('%s is shown to staff', (_, change, expected) => {
  expect(problems({ ...complete, ...change })).toEqual({});
  expect(codes(change)).toContain(expected);
});

test('who is no transporter needs neither cover nor a way of tendering', () => {
  expect(problems({ ...complete, isTrasporter: false, gitCover: 0, tenderLoadEmailAddress: '' })).toEqual({});
});

test('numbers of other countries are not measured by South African forms', () => {
  const lusaka = { addressLine1: 'Plot 12', city: 'Lusaka', region: 'Lusaka', postalCode: '10101', country: 'Zambia' };
  const change = {
    regNo: '120190001234',
    vatNo: '1002345678',
    physicalAddress: lusaka,
    postalAddress: lusaka,
    cellNo: '0977 123 456',
  };
  expect(problems({ ...complete, ...change })).toEqual({});
  expect(normaliseCarrierDetail(detailOf(change)).cellNo).toBe('+260977123456');
});

test('everything wrong is listed at once, also where parts are missing', () => {
  const { registeredName: _, physicalAddress: __, ...half } = complete;
  expect(problems({ ...half, gitCover: 0, regNo: '12', surprise: 1 })).toEqual({
    registeredName: 'required',
    physicalAddress: 'required',
    surprise: 'unknownField',
    gitCover: 'required',
    regNo: 'companyRegistrationFormat',
  });
});

test('half a detail of any shape is checked without harm', () => {
  for (const value of [{}, { directors: 'none', physicalAddress: 7, cellNo: null }, { directors: [null, 5] }])
    expect(() => findingsOf(value as object, today)).not.toThrow();
});

test('a step knows only its own fields', () => {
  expect(companyStep.safeParse({ ...company, isTrasporter: true }).success).toBe(true);
  expect(directorsStep.safeParse({ directors: [{ ...director, idNumber: '9202204720082' }] }).success).toBe(false);
  const { isTrasporter: _, ...step } = git;
  expect(transporterStep.safeParse({ ...step, gitFrom: '2020-01-01', gitTo: '2199-12-31' }).success).toBe(true);
  const expired = transporterStep.safeParse({ ...step, gitFrom: '2020-01-01', gitTo: '2020-12-31' });
  expect(expired.success ? {} : problemsOf(expired.error)).toMatchObject({ gitTo: { code: 'coverExpired' } });
});

test('numbers, names and addresses are stored in one form', () => {
  const stored = normaliseCarrierDetail(
    detailOf({
      regNo: 'ck 2015-123456-07',
      vatNo: '422 011 9988',
      cellNo: '082 123 4567',
      telno: '(011) 555-0100',
      bank: 'Standard Bank of South Africa',
      email: 'Office@Umzansi.Example',
      directors: [director, {}],
    }),
  );
  expect(stored).toMatchObject({
    regNo: '2015/123456/07',
    vatNo: '4220119988',
    cellNo: '+27821234567',
    telno: '+27115550100',
    bank: 'STANDARD BANK',
    email: 'office@umzansi.example',
  });
  expect(stored.directors).toHaveLength(1);
  expect(normaliseCarrierDetail(stored)).toEqual(stored);
});

test('a company whose system takes loads gets them there, any other by mail', () => {
  const company = { companyName: 'Karoo Freight Systems', globalLocationNumber: '6001234500001' };
  expect(tenderMethodFor({ ...company, haulwayAccess: 'Pro' })).toEqual({
    tenderLoadMethod: 'integration',
    tenderLoadEmailAddress: '',
    tenderLoadGlobalLocationNumber: '6001234500001',
  });
  expect(tenderMethodFor({ ...company, haulwayAccess: 'Lite' })).toEqual({
    tenderLoadMethod: 'email',
    tenderLoadEmailAddress: '',
    tenderLoadGlobalLocationNumber: '',
  });
  expect(tenderMethodFor(undefined).tenderLoadMethod).toBe('email');
});

/** Two directors of one name, as they are on file. */
const johns = [
  { id: '019b0000-0000-7000-8000-000000000001', name: 'John Nkosi', idNumber: '8001015009087' },
  { id: '019b0000-0000-7000-8000-000000000002', name: 'John Nkosi', idNumber: '7502025009083' },
];

test('by link a supplier changes neither its rate nor the number of a director of the same name', () => {
  const before = detailOf({ directors: johns, payableRateInPercentage: 12 });
  const answers = detailOf({
    directors: johns.map((john) => ({ ...john, idNumber: '' })).toReversed(),
    payableRateInPercentage: 99,
  });
  const after = withAnswers(before, answers);
  expect(after.directors.map(({ idNumber }) => idNumber)).toEqual(['7502025009083', '8001015009087']);
  expect(after.payableRateInPercentage).toBe(12);
  const inOrder = withAnswers(before, { ...answers, directors: answers.directors.toReversed() });
  expect(needsNewDecision(before, inOrder)).toBe(false);
});
