import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/access/server/index.ts';
import { templateFailureTexts } from '#modules/companies/messages/template-failures/index.ts';
import { templateService } from '#modules/companies/templates.ts';
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
    },
    { subjectType: 'supplier', code: 'taxClearance', label: '', isMandatory: false, maxAgeMonths: null },
  ],
};
const read = (who = staff) => house.ask<Record<string, unknown>>('getCompanyDebtorSetting', {}, who);

test('the usual values are shown until others are saved; then each save goes over the version that was read', async () => {
  expect(await read()).toMatchObject({
    isStored: false,
    linkValidityDays: 14,
    reminderDays: [3, 7, 12],
    endedLinkDays: 30,
    requiredDocuments: [],
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
    fields: { reminderDays: 'Name each day once.', requiredDocuments: 'Each document is required once.' },
  });
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
  expect(await read(foreign)).toMatchObject({ isStored: false, requiredDocuments: [] });
  expect(await house.call('getCompanyDebtorSetting', { companyName: 'Own Settings' }, foreign)).toMatchObject({
    status: 404,
  });
});
