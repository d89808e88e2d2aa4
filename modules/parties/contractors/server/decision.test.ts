import crypto from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import type { ContractorRecord } from '../records.ts';
import { assessment, buildApplication, buildContractor, buildDocument, buildSignature } from './builders.ts';
import { buildContractorStaff, openContractorHouse } from './testing/contractor-house.ts';

let house: House;
let partition: string;
let companyId: string;
let assessor: Staff;
let approver: Staff;

beforeAll(async () => {
  house = await openContractorHouse();
  partition = `p-${crypto.randomUUID()}`;
  assessor = await buildContractorStaff(house, partition);
  const { company_id } = await house.app.database
    .single(partition)
    .selectFrom('app_user')
    .select('company_id')
    .where('partition', '=', partition)
    .executeTakeFirstOrThrow();
  companyId = company_id;
  approver = await buildContractorStaff(house, partition, companyId);
});
afterAll(() => house.close());

const recordOf = (keyIdentifier: string, who = approver) =>
  house.ask<ContractorRecord>('getSubbieApplication', { keyIdentifier }, who);

async function assess(keyIdentifier: string, changes: Record<string, unknown> = {}) {
  const { subcontractorApplication, lockId } = await recordOf(keyIdentifier);
  return house.call(
    'submitCreditorApplication',
    {
      subcontractorApplication: { ...subcontractorApplication, ...assessment, ...changes },
      applicationUsage: 'admin',
      keyIdentifier,
    },
    { ...assessor, lockId },
  );
}

async function decide(operation: string, keyIdentifier: string, who: Staff, extra = {}) {
  const { lockId } = await recordOf(keyIdentifier);
  return house.call(operation, { keyIdentifier, ...extra }, { ...who, lockId });
}

test('one person assesses, another approves, and the contractor is told', async () => {
  const email = `office@${crypto.randomUUID()}.example`;
  const id = await buildContractor(house.app, partition, { companyId, email });
  expect(await decide('approveSubcontractor', id, approver)).toMatchObject({ code: 'assessmentMissing' });
  expect(await assess(id, { approvedSignature: buildSignature() })).toMatchObject({
    response: 'ok',
    result: { state: 'pending' },
  });
  expect((await recordOf(id, assessor)).decisionBarrier).toBe('ownAssessment');
  expect(await decide('approveSubcontractor', id, assessor)).toMatchObject({ code: 'ownAssessment' });
  expect(await decide('rejectSubcontractor', id, assessor, { reason: 'no' })).toMatchObject({ code: 'ownAssessment' });
  expect(await decide('approveSubcontractor', id, approver)).toMatchObject({ result: { state: 'approved' } });
  const record = await recordOf(id);
  expect(record).toMatchObject({ isActive: true, status: { approved: true }, decisionBarrier: null });
  expect(record.subcontractorApplication).toMatchObject({ creditLimit: 80_000, paymentTerm: 30, bankCode: 'B' });
  const mail = (await house.messages()).find(({ to }) => to === email);
  expect(mail?.text).toContain(record.accountNumber);
});

test('an admin corrects company details; directors, bank, signature, name and email are not theirs', async () => {
  const id = await buildContractor(house.app, partition, { companyId });
  const before = (await recordOf(id)).subcontractorApplication;
  const answer = await assess(id, {
    tradeName: 'Corrected',
    registeredName: 'Another (Pty) Ltd',
    email: 'another@another.example',
    directors: [],
    bankAccountNo: '',
    banker: '',
    signature: '',
    auditor: 'Somebody',
  });
  expect(answer.response).toBe('ok');
  const after = (await recordOf(id)).subcontractorApplication;
  expect(after).toEqual({ ...before, ...assessment, tradeName: 'Corrected' });
});

test('every field of the approval step is required, and a poor bank code needs a reason', async () => {
  const id = await buildContractor(house.app, partition, { companyId });
  const empty = { authCreditAcc: '', recCreditCheck: '', bankCode: '', creditLimit: null, paymentTerm: null };
  const refused = await assess(id, empty);
  expect(Object.keys(refused.fields!).toSorted()).toEqual(
    Object.keys(empty)
      .map((field) => `subcontractorApplication.${field}`)
      .toSorted(),
  );
  expect(Object.keys((await assess(id, { bankCode: 'E' })).fields!)).toEqual([
    'subcontractorApplication.bankCodeReason',
  ]);
  expect((await assess(id, { bankCode: 'E', bankCodeReason: 'Deposit paid' })).response).toBe('ok');
  expect((await recordOf(id)).findings).toContainEqual(expect.objectContaining({ code: 'bankCodePoor' }));
});

test('a limit above the client’s threshold needs a deed of suretyship on paper', async () => {
  const id = await buildContractor(house.app, partition, { companyId, assessment: { creditLimit: 600_000 } });
  const setThreshold = (above: string | null) =>
    house.app.database
      .writer(partition)
      .updateTable('company')
      .set({ contractor_suretyship_above: above })
      .where('partition', '=', partition)
      .where('id', '=', companyId)
      .execute();
  // The last three are no whole numbers of cents when they are multiplied by 100 as they are.
  for (const [above, written] of [
    ['500000', 'R 500 000,00'],
    ['19.99', 'R 19,99'],
    ['1.15', 'R 1,15'],
    ['0.29', 'R 0,29'],
  ] as const) {
    await setThreshold(above);
    const refused = await decide('approveSubcontractor', id, approver);
    expect(refused).toMatchObject({ code: 'suretyshipMissing' });
    expect(String(refused.result).replace(/\s/g, ' ')).toContain(written);
  }
  const { lockId } = await recordOf(id);
  await house.ask(
    'postSubcontractorFile',
    { keyIdentifier: id, purpose: 'suretyshipDeed', fileName: 'deed.pdf', content: await buildDocument('Deed') },
    { ...assessor, lockId },
  );
  expect(await decide('approveSubcontractor', id, approver)).toMatchObject({ result: { state: 'approved' } });
  await setThreshold(null);
});

test('two people who decide at once: the second sees what the first did', async () => {
  const id = await buildContractor(house.app, partition, { companyId, assessment: {} });
  const { lockId } = await recordOf(id);
  const answers = await Promise.all([
    house.call('approveSubcontractor', { keyIdentifier: id }, { ...approver, lockId }),
    house.call('rejectSubcontractor', { keyIdentifier: id, reason: 'No' }, { ...assessor, lockId }),
  ]);
  expect(answers.filter(({ response }) => response === 'ok')).toHaveLength(1);
  const late = answers.find(({ response }) => response !== 'ok')!;
  expect(late).toMatchObject({ code: 'changedByOther', status: 409 });
  expect(late.details?.['record']).toMatchObject({ keyIdentifier: id });
});

test('without the version nothing is changed, and without the right nothing is done', async () => {
  const id = await buildContractor(house.app, partition, { companyId, assessment: {} });
  const { sessionId, partition: own } = approver;
  expect(await house.call('approveSubcontractor', { keyIdentifier: id }, { sessionId, partition: own! })).toMatchObject(
    {
      code: 'lockIdRequired',
    },
  );
  const { buildStaff } = await import('#modules/base/access/server/index.ts');
  const viewer = await buildStaff(house.app, partition, ['getSubbieApplication'], { companyId });
  for (const operation of [
    'approveSubcontractor',
    'rejectSubcontractor',
    'submitCreditorApplication',
    'getSubcontractors',
  ])
    expect(await house.call(operation, { keyIdentifier: id }, { ...viewer, lockId: '1' })).toMatchObject({
      status: 403,
    });
});

test('terms that are changed after the approval are decided again', async () => {
  const id = await buildContractor(house.app, partition, { companyId, assessment: {}, state: 'approved' });
  expect(await assess(id, { creditLimit: 120_000 })).toMatchObject({ result: { state: 'pending' } });
});

test('another certificate of an approved contractor is decided again, by somebody else; a deed is not', async () => {
  const id = await buildContractor(house.app, partition, { companyId, assessment: {}, state: 'approved' });
  const bring = async (purpose: string) => {
    const { lockId } = await recordOf(id);
    const content = await buildDocument(purpose);
    const file = { keyIdentifier: id, purpose, fileName: 'paper.pdf', content };
    expect(await house.call('postSubcontractorFile', file, { ...assessor, lockId })).toMatchObject({ response: 'ok' });
    return (await recordOf(id)).state;
  };
  expect(await bring('suretyshipDeed')).toBe('approved');
  expect(await bring('gitCertificate')).toBe('pending');
  expect(await decide('approveSubcontractor', id, assessor)).toMatchObject({ code: 'ownAssessment' });
  expect(await decide('approveSubcontractor', id, approver)).toMatchObject({ result: { state: 'approved' } });
});

test('an invitation cannot be assessed or decided, only withdrawn', async () => {
  const id = await buildContractor(house.app, partition, { companyId, state: 'invited' });
  expect(await decide('rejectSubcontractor', id, approver, { reason: 'No' })).toMatchObject({
    code: 'notAllowedInState',
  });
  expect(await decide('deleteSubcontractor', id, approver)).toMatchObject({ result: { state: 'deleted' } });
});

test('a contractor bears the logo of the company that it works for', async () => {
  const id = await buildContractor(house.app, partition, { companyId });
  expect((await recordOf(id)).logoURL).toBe('');
  await house.app.database
    .single(partition)
    .updateTable('company')
    .set({ logo_url: '/logos/highveld' })
    .where('partition', '=', partition)
    .where('id', '=', companyId)
    .execute();
  expect((await recordOf(id)).logoURL).toBe('/logos/highveld');
});

test('the list searches without accents, filters, sorts and pages', async () => {
  const own = `p-${crypto.randomUUID()}`;
  const reader = await buildContractorStaff(house, own);
  for (const [registeredName, state] of [
    ['Müller Vrag (Edms) Bpk', 'pending'],
    ['Zebra Kontrakte CC', 'approved'],
    ['Aardvark Haulage CC', 'invited'],
  ] as const)
    await buildContractor(house.app, own, { registeredName, state });
  const list = async (query: object) =>
    (
      await house.ask<{ subcontractors: { subbieName: string }[]; total: number }>('getSubcontractors', query, reader)
    ).subcontractors.map(({ subbieName }) => subbieName);
  expect(await list({ sort: 'subbieName', descending: false })).toEqual([
    'Aardvark Haulage CC',
    'Müller Vrag (Edms) Bpk',
    'Zebra Kontrakte CC',
  ]);
  for (const search of ['müller', 'Muller', 'MULLER'])
    expect(await list({ search })).toEqual(['Müller Vrag (Edms) Bpk']);
  expect(await list({ state: ['approved'] })).toEqual(['Zebra Kontrakte CC']);
  expect(await list({ sort: 'subbieName', descending: false, page: 2, pageSize: 2 })).toEqual(['Zebra Kontrakte CC']);
});

test('the figures count each state', async () => {
  const own = `p-${crypto.randomUUID()}`;
  const reader = await buildContractorStaff(house, own);
  await buildContractor(house.app, own, { state: 'invited' });
  await buildContractor(house.app, own, { state: 'pending' });
  expect(await house.ask('getSubcontractorCounts', {}, reader)).toEqual({
    invited: 1,
    pending: 1,
    approved: 0,
    rejected: 0,
    linksOpen: 1,
  });
});

test('the trail says who changed what, without numbers in full', async () => {
  const application = buildApplication();
  const id = await buildContractor(house.app, partition, { companyId, application });
  await assess(id);
  const history = await house.ask<{ event: string; changes: Record<string, unknown> }[]>(
    'getSubcontractorHistory',
    { keyIdentifier: id },
    approver,
  );
  expect(history.map(({ event }) => event)).toEqual(['assessed', 'submitted', 'added']);
  const written = JSON.stringify(history);
  expect(written).not.toContain(application.bankAccountNo);
  expect(written).not.toContain(application.directors![0]!.directorIdNumber);
  expect(written).not.toContain('data:image/png');
});

test.each([
  ['rejectSubcontractor', { reason: 'No' }],
  ['deleteSubcontractor', { reason: 'Twice here' }],
] as const)('%s leaves no link of the contractor alive', async (operation, extra) => {
  const id = await buildContractor(house.app, partition, { companyId, assessment: {} });
  await decide('sendSubcontractorInformationRequest', id, approver, { steps: ['bank'], question: 'Which?' });
  const pending = async () =>
    house.app.database
      .single(partition)
      .selectFrom('link')
      .select('id')
      .where('subject_id', '=', id)
      .where('status', '=', 'pending')
      .execute();
  expect(await pending()).toHaveLength(1);
  expect(await decide(operation, id, approver, extra)).toMatchObject({ response: 'ok' });
  expect(await pending()).toEqual([]);
});

test('an approval lets who assessed the contractor decide what somebody else assesses next', async () => {
  const id = await buildContractor(house.app, partition, { companyId });
  await assess(id, { approvedSignature: buildSignature() });
  expect(await decide('approveSubcontractor', id, approver)).toMatchObject({ result: { state: 'approved' } });
  const { edited_by } = await house.app.database
    .single(partition)
    .selectFrom('contractor')
    .select('edited_by')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(edited_by).toEqual([]);
});
