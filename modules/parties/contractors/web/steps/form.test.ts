import { expect, test } from 'vitest';
import { contractorService } from '#modules/parties/contractors/contract.ts';
import { applicantSteps, fieldOfPath, submissionOf, valuesOf } from './form.ts';
// The numbering plans, which a form fetches in a browser.
import '#platform/phone.ts';

const facts = { applicationUsage: 'external', pool: 'Pool', subbieName: 'Name', keyIdentifier: '' } as const;

test('a new application begins with what the link fixes, three rows of directors, and no certificate', () => {
  const values = valuesOf({ subbieName: 'Karoo (Pty) Ltd', email: 'a@b.example' }, '');
  expect(values).toMatchObject({ registeredName: 'Karoo (Pty) Ltd', email: 'a@b.example', country: 'South Africa' });
  expect(values.directors).toHaveLength(3);
  expect(values.certificate).toBeNull();
});

test('what is on file is shown again, its certificate by name, and a director without a kind of number as well', () => {
  const director = { directorName: 'A', directorIdNumber: '', directorAddress: 'B' };
  const values = valuesOf(
    { subcontractorApplication: { tradeName: 'T', directors: [director] }, blobName: 'blob' },
    'GIT certificate',
  );
  expect(values.tradeName).toBe('T');
  expect(values.directors?.[0]).toEqual({ ...director, directorIdType: 'SA_ID' });
  expect(values.certificate).toEqual({ name: 'GIT certificate', size: 0, blobName: 'blob' });
});

test('what the form sends is what the contract takes', () => {
  const values = { ...valuesOf({ subbieName: 'N' }, ''), certificate: { name: 'c.pdf', size: 1, blobName: 'blob' } };
  const sent = submissionOf(values, facts);
  expect(contractorService.operations.submitCreditorApplication.input.safeParse(sent).success).toBe(true);
  expect(sent.blobName).toBe('blob');
});

test('refusals of the server find their fields', () => {
  expect(fieldOfPath('subcontractorApplication.directors.0.directorName')).toBe('directors.0.directorName');
  expect(fieldOfPath('subcontractorApplication.gitCertificate')).toBe('certificate');
  expect(fieldOfPath('suretyshipBlobName')).toBe('suretyshipDeed');
});

test('the certificate is required, the deed is not', () => {
  const { certificate } = applicantSteps({ hasNumbersOnFile: false });
  expect(certificate.safeParse({ certificate: null, suretyshipDeed: null }).success).toBe(false);
  expect(certificate.safeParse({ certificate: { name: 'c', size: 1 }, suretyshipDeed: null }).success).toBe(true);
});
