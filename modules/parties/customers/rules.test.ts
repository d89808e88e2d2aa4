import { expect, test } from 'vitest';
import { problemsOf } from '#platform/issues.ts';
import { shipperDetail, type ShipperDetail } from './fields.ts';
import { normaliseShipperDetail } from './normalise.ts';
import { billToAccountNumber, financialStep, findingsOf, needsNewDecision, termsStep, withAnswers } from './rules.ts';
import { newShipper } from './submission.ts';
import { inputOf } from '#platform/operation.ts';

const today = '2026-05-31';

const address = {
  addressLine1: '12 Vulcan Road',
  city: 'Johannesburg',
  region: 'Gauteng',
  postalCode: '2094',
  country: 'South Africa',
};
const complete = {
  registeredName: 'Umlazi Grain Mills (Pty) Ltd',
  tradeName: 'Umlazi Grain Mills',
  registrationNumber: '2015/123456/07',
  vatNumber: '4220119988',
  dateOfInc: '2015-04-01',
  email: 'office@umlazi.example',
  physicalAddress: address,
  postalAddress: address,
  monthlyPurchaseAmount: 300_000,
  creditRequired: 600_000,
  exceedTurnOver: true,
  tradeReferences: [{ name: 'Karoo Packaging', person: 'Anja Smit', contactNumber: '082 555 0101' }],
  directors: [{ name: 'Nomsa Radebe', idNumber: '8001015009087' }],
  bankerName: 'CAPITEC',
  branchCode: '470010',
  bankAccountNo: '1234567890',
  bankConfirmationBlobName: 'letter',
  bankConfirmationLetterDate: '2026-05-04',
  contacts: [
    { type: 'Finance' as const, name: 'Zanele Dube', number: '0825550102', emailAddress: 'zanele@umlazi.example' },
  ],
};
const party = {
  businessUnitName: 'Umlazi Retail',
  vatNumber: '4480123456',
  emailAddress: 'accounts@umlazi.example',
  addressLine1: '1 Harbour Road',
  country: 'South Africa',
  region: 'KwaZulu-Natal',
  city: 'Durban',
  postalCode: '4001',
};

function problems(change: Record<string, unknown>): Record<string, string> {
  const parsed = newShipper.safeParse({ ...complete, ...change }, { reportInput: true });
  return parsed.success
    ? {}
    : Object.fromEntries(Object.entries(problemsOf(parsed.error)).map(([path, { code }]) => [path, code]));
}

const detailOf = (change: Record<string, unknown> = {}): ShipperDetail =>
  inputOf(shipperDetail, { ...complete, ...change });
const codes = (change: Record<string, unknown> = {}, on = today) =>
  findingsOf(detailOf(change), on).map(({ path, level, code }) => `${level} ${path} ${code}`);

test('a complete customer has nothing to correct and nothing to look at', () => {
  expect(problems({})).toEqual({});
  expect(codes()).toEqual([]);
});

test('everything that the specification requires is asked for at once, and nothing else', () => {
  const parsed = newShipper.safeParse({}, { reportInput: true });
  expect(Object.keys(problemsOf(parsed.error!)).toSorted()).toEqual([
    'creditRequired',
    'email',
    'monthlyPurchaseAmount',
    'physicalAddress',
    'postalAddress',
    'registeredName',
    'registrationNumber',
    'tradeName',
  ]);
});

test.each([
  ['no credit asked for', { creditRequired: 0 }, { creditRequired: 'required' }],
  ['a fifth trade reference', { tradeReferences: Array(5).fill({ name: 'x' }) }, { tradeReferences: 'tooMany' }],
  ['a response time without its unit', { tenderResponseTime: 2 }, { tenderResponseTimeUOM: 'required' }],
  [
    'a response time of half an hour',
    { tenderResponseTime: 0.5, tenderResponseTimeUOM: 'hour' },
    { tenderResponseTime: expect.anything() },
  ],
  [
    'a response time of nothing',
    { tenderResponseTime: 0, tenderResponseTimeUOM: 'hour' },
    { tenderResponseTime: 'tooSmall' },
  ],
  ['GIT cover below one rand', { loadValue: 0.5 }, { loadValue: 'tooSmall' }],
  [
    'a director with a mistyped number',
    { directors: [{ name: 'A', idNumber: '8001015009086' }] },
    { 'directors.0.idNumber': 'identityNumberChecksum' },
  ],
  ['an account with letters', { bankAccountNo: '12a' }, { bankAccountNo: 'digitsOnly' }],
  ['a VAT number of another form', { vatNumber: '3220119988' }, { vatNumber: 'vatNumberFormat' }],
  [
    'a bill-to party without its VAT number',
    { partiesToBill: [{ ...party, vatNumber: '' }] },
    { 'partiesToBill.0.vatNumber': 'required' },
  ],
  [
    'a bill-to party with a postal code of another country',
    { partiesToBill: [{ ...party, postalCode: '12' }] },
    { 'partiesToBill.0.postalCode': 'postalCodeLength' },
  ],
  ['a contact of another kind', { contacts: [{ type: 'Sales' }] }, { 'contacts.0.type': 'notAnOption' }],
  ['another format of proofs', { podSendFormat: 'DOC' }, { podSendFormat: 'notAnOption' }],
])('%s is refused at its field', (_, change, expected) => {
  expect(problems(change)).toEqual(expected);
});

test('the defaults are the specification’s', () => {
  expect(detailOf()).toMatchObject({
    podSendFormat: 'PDF',
    podSubmitMethod: 'EMAIL',
    fuelRateChangeMethod: 'BASIC',
    loadValue: 0,
    averageMonthly: 0,
  });
  expect(detailOf({ partiesToBill: [party] }).partiesToBill[0]).toMatchObject({ isActive: true });
});

test('the postal code of an address is taken in both spellings; postalcode counts where both are sent', () => {
  const spelled = (postal: object) => {
    const { postalCode: _, ...rest } = address;
    return inputOf(newShipper, { ...complete, physicalAddress: { ...rest, ...postal } }).physicalAddress;
  };
  expect(spelled({ postalcode: '4001' })).toMatchObject({ postalCode: '4001' });
  expect(spelled({ postalCode: '4001' })).toMatchObject({ postalCode: '4001' });
  expect(spelled({ postalcode: '8001', postalCode: '4001' })).toMatchObject({ postalCode: '8001' });
  const { postalCode: _, ...without } = address;
  expect(problems({ physicalAddress: without })).toEqual({ 'physicalAddress.postalCode': 'required' });
});

test.each([
  ['2026-02-28', true],
  ['2026-02-27', false],
  ['2026-05-31', true],
  ['2026-06-01', false],
])('on 31 May a letter of %s counts: %s', (bankConfirmationLetterDate, isGood) => {
  const refused = codes({ bankConfirmationLetterDate }).filter((it) => it.includes('bankConfirmationLetterDate'));
  expect(refused.length === 0).toBe(isGood);
});

test('an applicant is asked for the date of the letter that was brought; staff are warned', () => {
  const { bankerName, branchCode, bankAccountNo } = complete;
  const parsed = financialStep.safeParse({ bankerName, branchCode, bankAccountNo, bankConfirmationBlobName: 'letter' });
  expect(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['bankConfirmationLetterDate', 'bankLetterDateMissing'],
  ]);
  expect(codes({ bankConfirmationLetterDate: '' })).toEqual(['W bankConfirmationLetterDate bankLetterDateMissing']);
});

test('the National Credit Act is mentioned below its thresholds only', () => {
  const mentions = (change: object) => codes({ ...change }).some((it) => it.includes('nationalCreditActMayApply'));
  expect(mentions({ exceedTurnOver: false, creditRequired: 249_999 })).toBe(true);
  expect(mentions({ exceedTurnOver: false, creditRequired: 250_000 })).toBe(false);
  expect(mentions({ exceedTurnOver: true, creditRequired: 100 })).toBe(false);
});

test('terms have to be accepted', () => {
  expect(termsStep.safeParse({ TermsAndConditionsAccepted: true }).success).toBe(true);
  expect(termsStep.safeParse({}).error?.issues[0]?.message).toBe('termsNotAccepted');
});

test('a customer’s answers change neither what staff set nor what was not asked for, and an empty number stays', () => {
  const before = detailOf({ podSendFormat: 'TIFF', loadValue: 500 });
  const answers = detailOf({ podSendFormat: 'PDF', tradeName: 'Umlazi', bankAccountNo: '', bankerName: 'FNB' });
  expect(withAnswers(before, answers)).toMatchObject({
    podSendFormat: 'TIFF',
    loadValue: 500,
    tradeName: 'Umlazi',
    bankerName: 'FNB',
    bankAccountNo: '1234567890',
  });
  expect(withAnswers(before, answers, ['financial'])).toMatchObject({
    tradeName: 'Umlazi Grain Mills',
    bankerName: 'FNB',
  });
});

/** Two directors of one name, as they are on file. */
const johns = [
  { id: '019b0000-0000-7000-8000-000000000001', name: 'John Nkosi', idNumber: '8001015009087' },
  { id: '019b0000-0000-7000-8000-000000000002', name: 'John Nkosi', idNumber: '7502025009083' },
];

test('two directors of one name keep each their own identity number, and nothing is decided again', () => {
  const before = detailOf({ directors: johns });
  const answers = detailOf({ directors: johns.map((john) => ({ ...john, idNumber: '' })).toReversed() });
  const after = withAnswers(before, answers);
  expect(after.directors.map(({ idNumber }) => idNumber)).toEqual(['7502025009083', '8001015009087']);
  expect(
    needsNewDecision(
      before,
      withAnswers(before, detailOf({ directors: johns.map((john) => ({ ...john, idNumber: '' })) })),
    ),
  ).toBe(false);
});

test('an approved customer is decided again when its identity changes; its bank is decided by itself', () => {
  expect(needsNewDecision(detailOf(), detailOf({ bankAccountNo: '99' }))).toBe(false);
  expect(needsNewDecision(detailOf(), detailOf({ registeredName: 'Other Mills' }))).toBe(true);
  expect(needsNewDecision(detailOf(), detailOf({ fax: '0115550100', loadValue: 9 }))).toBe(false);
});

test('rows that stayed empty are not stored, phones are stored as they are dialled', () => {
  const stored = normaliseShipperDetail(
    detailOf({
      mobileNumber: '082 555 0103',
      contacts: [{ type: 'Admin' }, { type: 'Finance', name: 'Zanele', number: '0825550102' }],
      tradeReferences: [{}, { name: 'Karoo Packaging' }],
    }),
  );
  expect(stored.mobileNumber).toBe('+27825550103');
  expect(stored.contacts).toEqual([expect.objectContaining({ name: 'Zanele', number: '+27825550102' })]);
  expect(stored.tradeReferences).toHaveLength(1);
});

test('a director who was emptied by hand is dropped, although the row still bears an id', () => {
  const id = '0199a000-0000-7000-8000-000000000001';
  const { directors } = normaliseShipperDetail(
    detailOf({
      directors: [
        { id, idType: 'passport' },
        { id, name: 'Thandi Mokoena' },
      ],
    }),
  );
  expect(directors).toEqual([expect.objectContaining({ id, name: 'Thandi Mokoena' })]);
});

test('a bill-to party is numbered behind the customer', () => {
  expect(billToAccountNumber('C000017', 0)).toBe('C000017.1');
  expect(billToAccountNumber('C000017', 4)).toBe('C000017.5');
});
