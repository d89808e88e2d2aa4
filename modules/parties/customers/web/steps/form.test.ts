import { describe, expect, it } from 'vitest';
import { pendingUpload } from '#modules/parties/customers/fields.ts';
import { newShipper } from '#modules/parties/customers/submission.ts';
import { applicantSteps, applicationOf, type CustomerValues, emptyCustomer, fieldOfPath, valuesOf } from './form.ts';
import { isPending } from './letter.ts';
import { captureOf, staffSteps } from '../form/staff-form.ts';
// The numbering plans, which a form fetches in a browser.
import '#platform/phone.ts';
import { billToForm, billToValuesOf, partyOf } from './bill-to-form.ts';

const address = {
  ...emptyCustomer.physicalAddress,
  addressLine1: '4 Loop Street',
  city: 'Cape Town',
  region: 'Western Cape',
  postalCode: '8001',
};
const stores: CustomerValues = {
  ...emptyCustomer,
  registeredName: 'Karoo Stores (Pty) Ltd',
  tradeName: 'Karoo Stores',
  registrationNumber: '2012/345678/07',
  email: 'accounts@karoo-stores.example',
  physicalAddress: address,
  postalAddress: address,
  monthlyPurchaseAmount: 120_000,
  creditRequired: 300_000,
  tenderResponseTime: 30,
  tenderResponseTimeUOM: 'minute',
  accountNumber: 'C-7',
  letter: { name: 'letter.pdf', size: 12_000, blobName: 'b1', letterDate: '2026-10-03' },
  bankConfirmationLetterDate: '2026-10-03',
  TermsAndConditionsAccepted: true,
};
const party = {
  businessUnitName: 'Karoo Stores Finance',
  vatNumber: '4220119988',
  emailAddress: 'pay@karoo-stores.example',
  addressLine1: '4 Loop Street',
  country: 'South Africa',
  region: 'Western Cape',
  city: 'Cape Town',
  postalCode: '8001',
};

describe('what is sent', () => {
  it('is what the wire takes, with nothing that only the form has', () => {
    expect(newShipper.safeParse(applicationOf(stores, 'Highveld')).error).toBeUndefined();
    expect(newShipper.safeParse(captureOf({ ...stores, partiesToBill: [party] }, '')).error).toBeUndefined();
  });
  it('leaves to staff what is theirs, and to the customer the acceptance of the terms', () => {
    const application = applicationOf({ ...stores, partiesToBill: [party] }, 'Highveld');
    expect(application).not.toHaveProperty('partiesToBill');
    expect(application).not.toHaveProperty('tenderResponseTime');
    expect(application).not.toHaveProperty('podSubmitMethod');
    expect(application).not.toHaveProperty('accountNumber');
    expect(application).toMatchObject({ TermsAndConditionsAccepted: true, client: 'Highveld' });
    const capture = captureOf(stores, '');
    expect(capture).not.toHaveProperty('TermsAndConditionsAccepted');
    expect(capture).toMatchObject({ accountNumber: 'C-7', tenderResponseTime: 30, podSendFormat: 'PDF' });
  });
  it('names the stored letter, or carries its content as a pending upload', () => {
    expect(captureOf(stores, '')).toMatchObject({ bankConfirmation: '', bankConfirmationBlobName: 'b1' });
    const waiting = { ...stores, letter: { name: 'letter.pdf', size: 3, base64: 'QUJD' } };
    expect(captureOf(waiting, '')).toMatchObject({ bankConfirmation: 'QUJD', bankConfirmationBlobName: pendingUpload });
    expect(captureOf({ ...stores, letter: null }, '')).toMatchObject({ bankConfirmationBlobName: '' });
  });
  it('says that a letter waits to be sent only while it does', () => {
    const letter = { name: 'letter.pdf', size: 3 };
    expect(isPending(pendingUpload, letter)).toBe(true);
    // By link it goes to the server when it is chosen; it becomes the record's own with the submit.
    expect(isPending(pendingUpload, { ...letter, blobName: 'b1' })).toBe(false);
    expect(isPending('b1', { ...letter, blobName: 'b1' })).toBe(false);
  });
  it('keeps the province equal to the region', () => {
    expect(captureOf(stores, '').physicalAddress).toMatchObject({ province: 'Western Cape', region: 'Western Cape' });
  });
});

describe('the form of a record', () => {
  it('has one spelling of the postal code, a row wherever there are rows, and no amount for a zero', () => {
    const record = {
      registeredName: 'Karoo Stores (Pty) Ltd',
      physicalAddress: { ...address, postalcode: '8001' },
      directors: [],
      creditRequired: 0,
      loadValue: 0,
      bankConfirmationBlobName: 'b1',
      findings: [],
    };
    const values = valuesOf(record, 'The letter on file');
    expect(values.physicalAddress).toEqual(address);
    expect(values.directors).toHaveLength(1);
    expect(values.tradeReferences).toHaveLength(1);
    expect(values.contacts).toHaveLength(1);
    expect(values.creditRequired).toBeUndefined();
    expect(values.loadValue).toBeUndefined();
    expect(values.letter).toEqual({ name: 'The letter on file', size: 0, blobName: 'b1' });
    expect(values).not.toHaveProperty('findings');
  });
});

const issuesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the steps', () => {
  it('ask an applicant for the date of a letter that is brought', () => {
    const { letter, bankConfirmationBlobName = pendingUpload } = stores;
    const values = { letter, bankConfirmationBlobName: bankConfirmationBlobName || pendingUpload };
    expect(issuesOf(applicantSteps.financial.safeParse(values))).toEqual([
      'bankConfirmationLetterDate: bankLetterDateMissing',
    ]);
    expect(issuesOf(applicantSteps.financial.safeParse({ letter: null }))).toEqual([]);
  });
  it('ask for the terms last, and for nothing of staff', () => {
    expect(Object.keys(applicantSteps)).toEqual([
      'company',
      'tradeReferences',
      'directors',
      'financial',
      'contacts',
      'terms',
    ]);
    expect(issuesOf(applicantSteps.terms.safeParse({ TermsAndConditionsAccepted: false }))).toEqual([
      'TermsAndConditionsAccepted: termsNotAccepted',
    ]);
    expect(applicantSteps.tradeReferences.shape).not.toHaveProperty('loadValue');
  });
  it('ask staff for the unit of a tender response time', () => {
    const credit = { monthlyPurchaseAmount: 1, creditRequired: 1, tenderResponseTime: 30 };
    expect(issuesOf(staffSteps.credit.safeParse(credit))).toEqual(['tenderResponseTimeUOM: required']);
    expect(issuesOf(staffSteps.credit.safeParse({ ...credit, tenderResponseTimeUOM: 'hour' }))).toEqual([]);
  });
});

describe('a bill-to party', () => {
  it('is the same after it went through its modal', () => {
    const parsed = billToForm.parse(billToValuesOf({ ...party, id: 'of the list' } as typeof party));
    expect(partyOf(parsed)).toMatchObject(party);
    expect(partyOf(parsed)).not.toHaveProperty('id');
    expect(partyOf(parsed)).not.toHaveProperty('province');
  });
  it('is refused at the field of its address', () => {
    const wrong = billToValuesOf({ ...party, postalCode: '80' });
    expect(issuesOf(billToForm.safeParse(wrong)).map((issue) => issue.split(':')[0])).toEqual(['address.postalCode']);
  });
});

it.each([
  ['bankConfirmation', 'letter'],
  ['bankConfirmationBlobName', 'letter'],
  ['physicalAddress.province', 'physicalAddress.region'],
  ['postalAddress.postalcode', 'postalAddress.postalCode'],
  ['directors.0.idNumber', 'directors.0.idNumber'],
])('a refusal of %s is shown at %s', (path, field) => expect(fieldOfPath(path)).toBe(field));
