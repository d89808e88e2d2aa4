import { expect, test } from 'vitest';
import { applicationDetails, type ContractorApplication } from './fields.ts';
import { directorsOf, normaliseApplication } from './normalise.ts';
import {
  applicantProblems,
  approvalProblems,
  bankOnFileStep,
  bankStep,
  directorsOnFileStep,
  directorsStep,
  withAnswers,
} from './rules.ts';
import { inputOf } from '#platform/operation.ts';

const today = '2026-06-15';
const director = {
  directorName: 'Katriena Cloete',
  directorIdNumber: '8001015009087',
  directorAddress: '7 Namaqua Street',
} as const;
const complete: ContractorApplication = inputOf(applicationDetails, {
  registeredName: 'Namaqua Quarry Services (Pty) Ltd',
  tradeName: 'Namaqua Quarry',
  regNo: '2016/123456/07',
  vatNo: '4220119988',
  dateOfInc: '2016-03-04',
  email: 'Office@Namaqua.example',
  cellNo: '083 555 0177',
  postalAdd: 'PO Box 12',
  physicalAdd: '5 Copper Road',
  suburb: 'Central',
  country: 'South Africa',
  province: 'Northern Cape',
  city: 'Springbok',
  postalCode: '8240',
  directors: [director],
  banker: 'capitec',
  bankerAdd: 'Springbok',
  bankAccountNo: '1234567890',
  branchCode: '470010',
  auditor: 'Namaqua Auditors',
  auditorAdd: '1 Voortrekker Street',
  name: 'Katriena Cloete',
  capacity: 'Director',
  signature: `data:image/png;base64,${'A'.repeat(40)}`,
});
const refusals = (changes: Partial<ContractorApplication>) =>
  applicantProblems({ ...complete, ...changes }, today)
    .filter(({ level }) => level === 'E')
    .map(({ path, code }) => `${path}: ${code}`);

test('a complete application is refused nothing', () => {
  expect(refusals({})).toEqual([]);
});

test.each([
  'registeredName',
  'tradeName',
  'regNo',
  'vatNo',
  'dateOfInc',
  'email',
  'postalAdd',
  'physicalAdd',
  'suburb',
  'province',
  'city',
  'postalCode',
  'banker',
  'bankerAdd',
  'bankAccountNo',
  'branchCode',
  'auditor',
  'auditorAdd',
  'name',
  'capacity',
] as const)('%s is required', (field) => {
  expect(refusals({ [field]: '' })).toContain(`${field}: required`);
});

test('who is not registered for VAT needs no number, and may give none', () => {
  expect(refusals({ isVatRegistered: false, vatNo: '' })).toEqual([]);
  expect(refusals({ isVatRegistered: false })).toEqual(['vatNo: vatNumberNotExpected']);
});

test('the first director is required, the others only as a whole; a number with a typing error is refused', () => {
  const empty = { directorName: '', directorIdNumber: '', directorAddress: '' };
  expect(refusals({ directors: [director, empty, empty] })).toEqual([]);
  expect(refusals({ directors: [empty] })).toHaveLength(3);
  expect(refusals({ directors: [director, { ...empty, directorName: 'Dawid' }] })).toEqual([
    'directors.1.directorIdNumber: required',
    'directors.1.directorAddress: required',
  ]);
  expect(refusals({ directors: [{ ...director, directorIdNumber: '9202204720082' }] })).toEqual([
    'directors.0.directorIdNumber: identityNumberChecksum',
  ]);
});

test('a signature counts as present when its data is longer than twenty characters', () => {
  expect(refusals({ signature: 'x'.repeat(20) })).toEqual(['signature: signatureMissing']);
  expect(refusals({ signature: 'x'.repeat(21) })).toEqual([]);
});

test('numbers on file may stay empty', () => {
  const numberless = { directors: [{ ...director, directorIdNumber: '' }] };
  expect(directorsStep.safeParse(numberless).success).toBe(false);
  expect(directorsOnFileStep.safeParse(numberless).success).toBe(true);
  const { banker, bankerAdd, branchCode, auditor, auditorAdd } = complete;
  const accountless = { banker, bankerAdd, branchCode, auditor, auditorAdd, bankAccountNo: '' };
  expect(bankStep.safeParse(accountless).success).toBe(false);
  expect(bankOnFileStep.safeParse(accountless).success).toBe(true);
});

test('the bank code is old after six calendar months, and poor from D on', () => {
  const codes = (changes: Partial<ContractorApplication>) =>
    approvalProblems(
      { authCreditAcc: 'a', recCreditCheck: 'b', creditLimit: 1, paymentTerm: 0, ...changes },
      today,
    ).map(({ code }) => code);
  expect(codes({ bankCode: 'none' })).toEqual([]);
  expect(codes({ bankCode: 'C', bankCodeDate: '2025-12-15' })).toEqual([]);
  expect(codes({ bankCode: 'C', bankCodeDate: '2025-12-14' })).toEqual(['bankCodeOld']);
  expect(codes({ bankCode: 'D' })).toEqual(['bankCodeNeedsReason', 'bankCodePoor']);
  expect(codes({ bankCode: 'A', bankCodeDate: '2026-06-16' })).toEqual(['dateInFuture']);
});

test('answers change the steps that are open and no others', () => {
  const answers = { ...complete, tradeName: 'Other', bankAccountNo: '', banker: 'ABSA', creditLimit: 5 };
  expect(withAnswers(complete, answers, ['company', 'signature'])).toEqual({ ...complete, tradeName: 'Other' });
  expect(withAnswers(complete, answers, ['bank']).bankAccountNo).toBe('1234567890');
  const renamed = { ...complete, directors: [{ ...director, directorName: 'Somebody Else', directorIdNumber: '' }] };
  expect(withAnswers(complete, renamed, ['directors']).directors[0]?.directorIdNumber).toBe('');
});

test('two directors of one name keep each their own identity number', () => {
  const john = (id: string, directorIdNumber: string) => ({
    ...director,
    id,
    directorName: 'John Nkosi',
    directorIdNumber,
  });
  const johns = [
    john('019b0000-0000-7000-8000-000000000001', '8001015009087'),
    john('019b0000-0000-7000-8000-000000000002', '7502025009083'),
  ];
  const before = { ...complete, directors: johns };
  const answers = { ...complete, directors: johns.map((each) => ({ ...each, directorIdNumber: '' })).toReversed() };
  expect(withAnswers(before, answers, ['directors']).directors).toEqual(johns.toReversed());
});

test('what is stored has one form', () => {
  expect(normaliseApplication(complete)).toMatchObject({
    email: 'office@namaqua.example',
    cellNo: '+27835550177',
    banker: 'CAPITEC',
  });
});

test('directors come as a list or as single fields; the list wins', () => {
  const none = { director1: '', director1IdNo: '', director1Address: '', director2: '', director2IdNo: '' };
  const single = { ...none, director2Address: '', director3: '', director3IdNo: '', director3Address: '' };
  expect(directorsOf({ ...single, director1: 'A', director1IdNo: '1', directors: [] })[0]).toEqual({
    directorName: 'A',
    directorIdNumber: '1',
    directorAddress: '',
  });
  expect(directorsOf({ ...single, director1: 'A', directors: [director] })).toEqual([director]);
});
