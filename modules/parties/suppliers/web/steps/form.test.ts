import { describe, expect, it } from 'vitest';
// The numbering plans, which a form fetches in a browser.
import '#platform/phone.ts';
import { emptySupplier, fieldOfPath, submissionOf, supplierFormSteps, type SupplierValues, valuesOf } from './form.ts';

const cape = {
  ...emptySupplier.physicalAddress,
  addressLine1: '12 Voortrekker Road',
  city: 'Bellville',
  region: 'Western Cape',
  postalCode: '7530',
};
const transporter: SupplierValues = {
  ...emptySupplier,
  isTrasporter: true,
  registeredName: 'Karoo Freight (Pty) Ltd',
  tradeName: 'Karoo Freight',
  physicalAddress: cape,
  postalAddress: cape,
  gitCover: 1_500_000,
  tenderLoadEmailAddress: 'loads@karoo.example',
  tenderCompany: 'Drakensberg Linehaul',
  certificate: { name: 'git.pdf', size: 84_000, blobName: 'b1' },
};
const guest = { isAdmin: false, clientName: 'Highveld Haulage (Pty) Ltd' };

describe('submissionOf', () => {
  it('sends what the wire knows, and nothing that only the form has', () => {
    const { carrierDetail, ...rest } = submissionOf(transporter, guest);
    expect(rest).toEqual({
      carrierName: 'Karoo Freight (Pty) Ltd',
      tradingName: 'Karoo Freight',
      blobName: 'b1',
      ...guest,
    });
    expect(carrierDetail).not.toHaveProperty('certificate');
    expect(carrierDetail).not.toHaveProperty('tenderCompany');
    expect(carrierDetail).toMatchObject({
      gitCover: 1_500_000,
      gitCertificate: '',
      tenderLoadEmailAddress: 'loads@karoo.example',
    });
  });
  it('keeps the province equal to the region', () => {
    const { carrierDetail } = submissionOf(transporter, guest);
    expect(carrierDetail.physicalAddress.province).toBe('Western Cape');
    expect(carrierDetail.postalAddress.province).toBe('Western Cape');
  });
  it('sends a certificate that waited in the form as its content', () => {
    const waiting = { ...transporter, certificate: { name: 'git.pdf', size: 3, base64: 'QUJD' } };
    expect(submissionOf(waiting, guest)).toMatchObject({ blobName: '', carrierDetail: { gitCertificate: 'QUJD' } });
  });
  it('leaves cover and tenders out for who is no transporter', () => {
    const { blobName, carrierDetail } = submissionOf({ ...transporter, isTrasporter: false }, guest);
    expect(blobName).toBe('');
    expect(carrierDetail.gitCover).toBe(0);
    expect(carrierDetail).not.toHaveProperty('tenderLoadEmailAddress');
  });
  it('sends the numbers of the client\u2019s own books for staff only', () => {
    const values = { ...transporter, vendorNumber: 'V-7' };
    expect(submissionOf(values, guest)).not.toHaveProperty('vendorNumber');
    expect(submissionOf(values, { ...guest, isAdmin: true })).toMatchObject({ vendorNumber: 'V-7', isAdmin: true });
  });
});

describe('valuesOf', () => {
  it('shows a row for the first director, and no cover where there is none', () => {
    const values = valuesOf({ carrierDetail: { registeredName: 'Karoo', directors: [], gitCover: 0, unknown: 1 } });
    expect(values.directors).toHaveLength(1);
    expect(values.gitCover).toBeUndefined();
    expect(values).not.toHaveProperty('unknown');
    expect(values.certificate).toBeNull();
  });
  it('shows the certificate on file', () => {
    const certificate = { fileName: 'git.pdf', size: 84_000 };
    expect(valuesOf({ carrierDetail: {}, blobName: 'b1', certificate }).certificate).toEqual({
      name: 'git.pdf',
      size: 84_000,
      blobName: 'b1',
    });
  });
});

it.each([
  ['carrierDetail.regNo', 'regNo'],
  ['carrierDetail.directors.0.idNumber', 'directors.0.idNumber'],
  ['carrierDetail.physicalAddress.province', 'physicalAddress.region'],
  ['carrierDetail.gitCertificate', 'certificate'],
  ['blobName', 'certificate'],
  ['carrierDetail.tenderLoadGlobalLocationNumber', 'tenderCompany'],
  ['carrierName', 'registeredName'],
])('a refusal of %s is shown at %s', (path, field) => expect(fieldOfPath(path)).toBe(field));

describe('the steps', () => {
  it('ask for cover and for an address of load offers', () => {
    const { certificate, tenderCompany, gitCover, tenderLoadMethod } = transporter;
    const parsed = supplierFormSteps.transporter.safeParse({ certificate, tenderCompany, gitCover, tenderLoadMethod });
    expect(parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      'tenderLoadEmailAddress: required',
    ]);
  });
  it('let a director without a number pass, and stop a wrong one', () => {
    const wrong = { name: 'Johan', idType: 'SA_ID', idNumber: '9202204720082' };
    expect(supplierFormSteps.directors.safeParse({ directors: emptySupplier.directors }).success).toBe(true);
    expect(supplierFormSteps.directors.safeParse({ directors: [wrong] }).error?.issues[0]?.path).toEqual([
      'directors',
      0,
      'idNumber',
    ]);
  });
});
