import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { templateFailureTexts } from '#modules/base/companies/messages/template-failures/index.ts';
import { templateService, usualSetting } from '#modules/base/companies/templates.ts';
import { buildCompany, buildTerms } from '../builders.ts';
import { templateOperations } from './operations.ts';
import { debtorSettingOf } from './settings.ts';

let house: House;
let staff: Staff;
beforeAll(async () => {
  house = await openHouse({ implementations: [templateOperations([])], failureCatalogues: [templateFailureTexts] });
  staff = await buildStaff(house.app, 'alpha', Object.keys(templateService.operations));
});
afterAll(() => house.close());

const values = {
  linkValidityDays: 21,
  reminderDays: [10, 2],
  endedLinkDays: 7,
  creditApprovalThreshold: 500_000,
  tradeReferencesMin: 2,
  directorsMin: 1,
  informationOfficer: 'Lerato Molefe',
  requiredDocuments: [
    {
      subjectType: 'customer',
      code: 'bankConfirmation',
      label: 'Letter of the bank',
      isMandatory: true,
      maxAgeMonths: 3,
      applies: 'always',
      blocks: 'nothing',
    },
    {
      subjectType: 'load',
      code: 'customsDeclaration',
      label: '',
      isMandatory: true,
      maxAgeMonths: null,
      applies: 'crossBorder',
      blocks: 'dispatch',
    },
    {
      subjectType: 'supplier',
      code: 'taxClearance',
      label: '',
      isMandatory: false,
      maxAgeMonths: null,
      applies: 'always',
      blocks: 'nothing',
    },
  ],
};
/** Documents a new client asks of drivers and vehicles, as the law names them, and papers that usually go with loads. */
const usualDocuments = [
  ...['licenceCardFront', 'licenceCardBack', 'prdp', 'medicalCertificate', 'dgTraining', 'passport', 'workPermit'].map(
    (code) => ({ subjectType: 'driver', code }),
  ),
  ...['commercialInvoice', 'packingList', 'customsDeclaration', 'roadManifest'].map((code) => ({
    subjectType: 'load',
    code,
    applies: 'crossBorder',
    blocks: 'nothing',
  })),
  { subjectType: 'load', code: 'certificateOfOrigin', applies: 'beyondSacu', isMandatory: false },
  { subjectType: 'load', code: 'dangerousGoodsDeclaration', applies: 'dangerous' },
  ...['licenceDisc', 'roadworthyCertificate', 'operatorCard', 'vehicleInsurance', 'crossBorderPermit'].map((code) => ({
    subjectType: 'vehicle',
    code,
  })),
];
const read = (who = staff) => house.ask<Record<string, unknown>>('getCompanyDebtorSetting', {}, who);

test('the usual values are shown until others are saved; then each save goes over the version that was read', async () => {
  expect(await read()).toMatchObject({
    isStored: false,
    linkValidityDays: 14,
    reminderDays: [3, 7, 12],
    endedLinkDays: 30,
    requiredDocuments: usualDocuments,
  });
  expect(await house.call('putCompanyDebtorSetting', values, { ...staff, lockId: '0' })).toMatchObject({ status: 404 });
  const { lockId } = await house.ask<{ lockId: string }>('postCompanyDebtorSetting', values, staff);
  expect(await read()).toMatchObject({ ...values, reminderDays: [2, 10], isStored: true, lockId });
  expect(await house.call('postCompanyDebtorSetting', values, staff)).toMatchObject({ code: 'settingExists' });
  const changed = { ...values, tradeReferencesMin: 3, requiredDocuments: [] };
  await house.ask('putCompanyDebtorSetting', changed, { ...staff, lockId });
  expect(await house.call('putCompanyDebtorSetting', values, { ...staff, lockId })).toMatchObject({
    status: 409,
    code: 'changedByOther',
    details: { record: { tradeReferencesMin: 3 } },
  });
});

test('days and documents are named once', async () => {
  const { lockId } = await read();
  const answer = await house.call(
    'putCompanyDebtorSetting',
    { ...values, reminderDays: [3, 3], requiredDocuments: [values.requiredDocuments[0], values.requiredDocuments[0]] },
    { ...staff, lockId: String(lockId) },
  );
  expect(answer).toMatchObject({
    status: 400,
    fields: { reminderDays: 'Enter each day only once.', requiredDocuments: 'List each document only once.' },
  });
});

test('only of loads is it said which of them need a paper, and what waits for it', async () => {
  const { lockId } = await read();
  const [ofCustomer] = values.requiredDocuments;
  const answer = await house.call(
    'putCompanyDebtorSetting',
    { ...values, requiredDocuments: [{ ...ofCustomer, blocks: 'dispatch' }] },
    { ...staff, lockId: String(lockId) },
  );
  expect(answer).toMatchObject({ status: 400, fields: { requiredDocuments: expect.any(String) } });
});

test('an applicant is asked what the company has set, in their language', async () => {
  const db = house.app.database.writer('alpha');
  const companyId = await buildCompany(db, 'alpha', { name: 'Own Settings' });
  const clerk = await buildStaff(house.app, 'alpha', Object.keys(templateService.operations), { companyId });
  await house.ask('postCompanyDebtorSetting', values, clerk);
  await buildTerms(db, 'alpha', {
    companyId,
    purpose: 'customer',
    version: '1',
    bodies: { en: 'Terms', fr: 'Conditions' },
  });
  await buildTerms(db, 'alpha', {
    companyId,
    purpose: 'customer',
    kind: 'privacy',
    version: 'P1',
    bodies: { en: 'Privacy' },
  });
  expect(await debtorSettingOf(db, 'alpha', companyId, { purpose: 'customer', language: 'fr' })).toEqual({
    tradeReferencesMin: 2,
    directorsMin: 1,
    informationOfficer: 'Lerato Molefe',
    requiredDocuments: [values.requiredDocuments[0]],
    terms: { version: '1', language: 'fr', body: 'Conditions' },
    privacyNotice: { version: 'P1', language: 'en', body: 'Privacy' },
  });
});

test('another partition has settings of its own', async () => {
  const foreign = await buildStaff(house.app, 'beta', Object.keys(templateService.operations));
  expect(await read(foreign)).toMatchObject({ isStored: false, requiredDocuments: usualDocuments });
  expect(await house.call('getCompanyDebtorSetting', { companyName: 'Own Settings' }, foreign)).toMatchObject({
    status: 404,
  });
});

test('the usual values come back whole, but who answers for personal information stays', async () => {
  const clerk = await buildStaff(house.app, 'gamma', Object.keys(templateService.operations));
  const own = { ...values, creditDecreaseNeedsAcceptance: false };
  const { lockId } = await house.ask<{ lockId: string }>('postCompanyDebtorSetting', own, clerk);
  expect(await read(clerk)).toMatchObject({ creditDecreaseNeedsAcceptance: false });
  expect(await house.call('deleteCompanyDebtorSetting', {}, { ...clerk, lockId: '0' })).toMatchObject({ status: 409 });
  await house.ask('deleteCompanyDebtorSetting', {}, { ...clerk, lockId });
  expect(await read(clerk)).toMatchObject({
    ...usualSetting,
    informationOfficer: 'Lerato Molefe',
    requiredDocuments: usualDocuments,
  });
});

test('the settings of another client are taken over: its terms as drafts, its words and values in place of ours', async () => {
  const rights = Object.keys(templateService.operations);
  const [there, here] = [await buildStaff(house.app, 'delta', rights), await buildStaff(house.app, 'delta', rights)];
  const db = house.app.database.writer('delta');
  await house.ask('postCompanyDebtorSetting', values, there);
  const terms = { purpose: 'customer', version: '1', bodies: { en: 'Theirs', fr: 'Les leurs' } };
  await buildTerms(db, 'delta', { ...terms, companyId: there.companyId });
  await buildTerms(db, 'delta', { ...terms, companyId: here.companyId, bodies: { en: 'Ours' } });
  const word = {
    partition: 'delta',
    catalogue: 'accountMail',
    key: 'resetSubject',
    language: 'en',
    updated_by: 'Anna',
  };
  await db
    .insertInto('message_text')
    .values([
      { ...word, company_id: there.companyId, text: 'Their words' } as const,
      { ...word, company_id: here.companyId, text: 'Our words' } as const,
      { ...word, company_id: here.companyId, key: 'resetIntro', text: 'Ours alone' } as const,
    ] as never)
    .execute();
  const fromCompanyName = (await read(there))['companyName'];
  const take = (payload: object, lockId = '0') =>
    house.call(
      'importCompanyDebtorSetting',
      { fromCompanyName, parts: ['setting', 'terms', 'messages'], ...payload },
      {
        ...here,
        lockId,
      },
    );
  expect(await take({}, '7')).toMatchObject({ code: 'changedByOther' });
  expect(await take({ fromCompanyName: (await read(here))['companyName'] })).toMatchObject({
    fields: { fromCompanyName: expect.any(String) },
  });
  expect(await take({ fromCompanyName: 'Own Settings' }), 'a company of another partition').toMatchObject({
    code: 'notFound',
  });
  expect(await take({})).toMatchObject({ result: { terms: 1, messages: 1 } });
  expect(await read(here)).toMatchObject({ ...values, reminderDays: [2, 10], informationOfficer: '' });
  const versions = await house.ask('getCompanyTerms', { kind: 'terms', purpose: 'customer' }, here);
  expect(versions).toMatchObject([
    { version: '1 (2)', status: 'draft', bodies: terms.bodies },
    { version: '1', status: 'published', bodies: { en: 'Ours' } },
  ]);
  const words = await db.selectFrom('message_text').selectAll().where('company_id', '=', here.companyId).execute();
  expect(words.map(({ key, text }) => [key, text])).toEqual([['resetSubject', 'Their words']]);
});
