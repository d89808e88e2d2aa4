import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authorisation, type Operation } from '#platform/operation.ts';
import { operationsByName } from '#platform/server/dispatch.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { debtorSetting } from '#modules/base/companies/templates.ts';
import { buildCreditChange } from '#modules/parties/credit/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildDocument } from '#modules/base/documents/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import {
  channelRights,
  failureCatalogues,
  implementations,
  jobKinds,
  linkKinds,
  listeners,
  plainNouns,
  product,
} from './modules.ts';
import { workRecords } from './testing/amend-records.ts';
import { masterSamples } from './testing/master-samples.ts';

/**
 * What a get answers can be sent back, and a change leaves alone what it does not name (wire.md §5). It walks over every
 * operation that declares to amend a record; one that is new needs a record here.
 */
type Values = Readonly<Record<string, unknown>>;
type Amending = Operation & { readonly amends: NonNullable<Operation['amends']> };

/** By link, and those that ask for more than what they amend: with their flows. */
const testedElsewhere = [
  'putEditShipper',
  'submitCreditorApplication',
  'putBillToParty',
  'putSavedView',
  'putImportMapping',
  'saveCarrierUser',
];

/** Puts that decide on a record, send it again, or set the one thing that their name says: they have nothing to leave alone. */
const whole = [
  'putShipperCreditStatus',
  'putShipperCreditAcknowledgement',
  'putOwnPassword',
  'putOwnAuthenticator',
  'putOwnPasskey',
  'putBankRule',
  'putApprovalAssignment',
  'putApprovalPolicy',
  'putDelegationRelease',
  'putWebhookEndpointStatus',
  'putWebhookSecret',
  'putLinkLanguage',
  'putLinkDraft',
  'putCarrierLink',
  'putCarrierLinkExpiry',
  'putGitLink',
  'putGitLinkExpiry',
  'putShipperLink',
  'putShipperCreditLink',
  'putSubcontractorLink',
  'putSubcontractorLinkExpiry',
  'putGitCertificateTerms',
  'putPodPages',
  'putClientDriverPhoto',
  'putVehiclePhoto',
  'putFuelAdjustmentLine',
  // Figure, moment and reason are one correction.
  'putVehicleOdometer',
  // A line and a layout are saved with all that their dialogs show.
  'putFleetLogLine',
  'putFleetSlipLayout',
  // The lines of a batch are one thing: they are typed and pasted together.
  'putTransaction',
  // A token that is not named stays; everything else of a system is said.
  'putInvoiceApiPartner',
  // Secrets that are not named stay; everything else of an account is said.
  'putTelematicsAccount',
  // A dialog that saves all of what it shows.
  'putVehicleAlertHearing',
  'putBankAccount',
  // A dialog that saves all of what it shows.
  'putDebtorArrangement',
  'putDebtorRule',
  'putPaymentRule',
  'putVehicleIncidentSetting',
  'putVehicleInspectionSetting',
  // One tick.
  'putVehicleIncidentAction',
  'putVehicleIncidentCall',
  'putClaimEvidence',
  'putReceiptPayer',
  'putReceiptPurpose',
  'putReceiptSettings',
  'putReceiptTerm',
  // A secret that is not named stays; everything else of the system is said.
  'putBusinessCentralSetting',
  'putDriverPayUnits',
  'putLoadEvent',
  'putLoadStandingTime',
  'putLoadRate',
  'putLoadRateBelowFloor',
  // A draft follows from its loads: only what is named changes, and what is not named cannot be stated.
  'putInvoice',
  // A report and a claim are typed as a whole, with all of their lines.
  'putVehicleIncident',
  'putClaim',
  // A document is typed as it stands on paper, with all of its lines.
  'putPurchaseInvoice',
  'putPurchaseInvoiceTolerance',
  'putLoadBilling',
  // One statement about loads or customers.
  'putZeroRateReason',
  'putBuyerWithoutVat',
  // An event of a defect, answers as they come, and a new version of a list: what is not said stays where it is.
  'putVehicleDefect',
  // A tyre is typed as a whole.
  'putTyre',
  'putVehicleInspection',
  'putVehicleInspectionTemplate',
];

const operations = [...operationsByName(implementations).values()];
const amending = operations
  .filter(({ contract }) => contract.amends)
  .filter(({ name }) => !testedElsewhere.includes(name))
  .map(({ service, name, contract }) => {
    const reader = operations.find((each) => each.contract === contract.amends!.read)!;
    return { service, name, contract: contract as Amending, reader: reader.name };
  });

let house: House;
let staff: Staff;
let keys: Readonly<Record<string, () => Promise<Values>>>;

beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({
    implementations,
    failureCatalogues: slices,
    linkKinds,
    listeners,
    jobKinds,
    channelRights,
    webhookEvents: product.all('webhookEvents'),
  });
  staff = await buildStaff(
    house.app,
    'alpha',
    operations.map(({ service, name }) => authorisation(service, name)),
  );
  const { app } = house;
  const { companyId } = staff;
  const supplier = await buildSupplier(app, 'alpha', {
    companyId,
    status: 'approved',
    detail: {
      isTrasporter: true,
      gitCover: 2_000_000,
      gitPolicyNumber: 'GIT-77',
      gitInsurer: 'Thornveld Mutual',
      gitFrom: '2026-01-01',
      gitTo: '2099-12-31',
      insuranceContactName: 'Broker',
      insuranceContactEmail: 'broker@insure.example',
      tenderLoadEmailAddress: 'loads@carrier.example',
    },
  });
  const customer = await buildCustomer(app, 'alpha', { companyId, status: 'approve' });
  const draft = await buildCustomer(app, 'alpha', { companyId, status: 'approve' });
  const role = async () => {
    const { profileId } = await house.ask<{ profileId: string }>(
      'postUserRole',
      {
        profileName: `Role ${crypto.randomUUID()}`,
        authorisations: ['tripDirector.getShippers'],
        requiresSecondFactor: true,
      },
      staff,
    );
    return profileId;
  };
  const user = async () => {
    const { haulwayUserId } = await house.ask<{ haulwayUserId: string }>(
      'postUser',
      {
        email: `${crypto.randomUUID().slice(0, 20)}@staff.example`,
        name: 'Lerato',
        surname: 'Khumalo',
        phone: '+27825550142',
        language: 'fr',
        profileIds: [await role()],
      },
      staff,
    );
    return haulwayUserId;
  };
  const company = {
    name: `Partner ${crypto.randomUUID()}`,
    tradeName: 'Partner',
    address1: '1 Loop Street',
    city: 'Johannesburg',
    province: 'Gauteng',
    country: 'South Africa',
    supportEmail: 'help@partner.example',
    sessionIdleMinutes: 45,
  };
  keys = {
    putCarrier: async () => ({ keyIdentifier: supplier }),
    putShipper: async () => ({ id: customer }),
    putShipperContacts: async () => ({ id: customer }),
    putUser: async () => ({ haulwayUserId: await user() }),
    putUserRole: async () => ({ profileId: await role() }),
    putCompany: () => house.ask<Values>('postCompany', company, staff),
    putCompanyTerms: async () => {
      const { termsId, lockId } = await house.ask<{ termsId: string; lockId: string }>(
        'postCompanyTerms',
        { kind: 'terms', purpose: 'customer', version: '2026-1' },
        staff,
      );
      const bodies = { en: 'Pay on time.', fr: 'Payez.' };
      await house.ask('putCompanyTerms', { termsId, bodies }, { ...staff, lockId });
      return { termsId };
    },
    putMessageTemplate: async () => {
      const messages = await house.ask<Values[]>('getMessageTemplates', { language: 'en' }, staff);
      const { catalogue, letter } = messages[0]!;
      const which = { catalogue, letter, language: 'en' };
      const { lockId, parts } = await house.ask<{ lockId: string; parts: { key: string }[] }>(
        'getMessageTemplate',
        which,
        staff,
      );
      const texts = { [parts[0]!.key]: 'Our own words', [parts[1]!.key]: 'And more of them.' };
      await house.ask('putMessageTemplate', { ...which, texts }, { ...staff, lockId });
      return which;
    },
    putCompanyBank: async () => {
      const account = { bank: 'FNB', branchName: 'City Deep', branchCode: '250655', bankAccountNo: '62000111222' };
      await house.ask('putCompanyBank', { companyId, ...account }, { ...staff, lockId: 'none' });
      return { companyId };
    },
    putCompanyDebtorSetting: async () => {
      const { companyName, ...usual } = await house.ask<Values>('getCompanyDebtorSetting', {}, staff);
      const fields = Object.keys(debtorSetting.shape).map((field) => [field, usual[field]]);
      await house.ask('postCompanyDebtorSetting', { ...Object.fromEntries(fields), linkValidityDays: 21 }, staff);
      return { companyName };
    },
    putOwnProfile: async () => ({}),
    putDocument: async () => ({
      documentId: await buildDocument(app, 'alpha', {
        companyId,
        subject: { type: 'supplier', id: supplier, name: 'Karoo' },
        type: 'operatorLicence',
        fileName: 'Licence.pdf',
        content: handmadePdf({}).toString('base64'),
        uploadedAt: new Date(),
        number: 'L-77',
        issuer: 'City of Johannesburg',
        expiryDate: '2099-05-31',
        tags: ['renewed'],
      }),
    }),
    ...workRecords(house, staff, { customer, supplier }),
    putShipperCreditChange: async () => ({
      id: await buildCreditChange(app, 'alpha', { customerId: draft, status: 'DRAFT' }),
    }),
    ...Object.fromEntries(
      plainNouns.map(({ rules: { noun }, operations: { service } }) => {
        const named = (wanted: unknown) => Object.entries(service.operations).find(([, each]) => each === wanted)![0];
        const code = `T${crypto.randomUUID().slice(0, 8)}`;
        return [
          named(noun.change),
          async () => {
            const { id } = await house.ask<{ id: string }>(
              named(noun.create),
              { ...masterSamples[noun.noun], [noun.code]: code },
              staff,
            );
            return { id };
          },
        ];
      }),
    ),
  };
});
afterAll(() => house.close());

/** What every change renews; and who has changed a record does not decide on it. */
const renewed = [
  'lockId',
  'updatedAt',
  'updatedBy',
  'modifiedBy',
  'modifiedAt',
  'decisionBarrier',
  'checklistVersion',
  'changedAt',
];
function lasting(record: unknown): unknown {
  return JSON.parse(JSON.stringify(record), (key, value: unknown) => (renewed.includes(key) ? undefined : value));
}

/** The record as its reader answers it, whatever list or page it stands in. */
async function read({ service, contract, reader }: (typeof amending)[number], key: Values): Promise<Values> {
  const { by, part } = contract.amends;
  const which = Object.fromEntries(by.filter((field) => field in key).map((field) => [field, key[field]]));
  const paging = plainNouns.some(({ rules }) => rules.noun.list === contract.amends.read) && { page: 1 };
  const answer = await house.ask<Values>(reader, { ...which, ...paging }, { ...staff, service });
  if (Array.isArray(answer)) return answer[0] as Values;
  const page = answer['rows'];
  if (Array.isArray(page)) return page[0] as Values;
  return part === undefined
    ? answer
    : { ...(answer[part] as Values), lockId: answer['lockId'] ?? (answer[part] as Values)['lockId'] };
}

test('every put amends, or sets one thing alone', () => {
  const puts = operations.filter(({ name, contract }) => name.startsWith('put') && !contract.amends);
  expect(puts.map(({ name }) => name).toSorted()).toEqual(whole.toSorted());
});

test('every change that amends has a record here', () => {
  expect(amending.map(({ name }) => name).filter((name) => !(name in keys))).toEqual([]);
});

describe.each(amending)('$name', (change) => {
  const { service, name, contract } = change;
  const put = (payload: Values, lockId: unknown) =>
    house.call(name, payload, { ...staff, service, lockId: String(lockId) });
  const nameless = (payload: Values) => {
    const { asks = [] } = contract.amends;
    return { ...Object.fromEntries(asks.map((field) => [field, {}])), ...payload };
  };

  test('takes back what was read, leaves alone what is not named, and refuses what only the server says', async () => {
    const key = await keys[name]!();
    const before = await read(change, key);
    const back = await put({ ...key, ...before }, before['lockId']);
    expect(back, JSON.stringify(back)).toMatchObject({ response: 'ok' });
    const after = await read(change, key);
    expect(lasting(after)).toEqual(lasting(before));

    const { by } = contract.amends;
    const bare = nameless(Object.fromEntries(by.filter((field) => field in key).map((field) => [field, key[field]])));
    const still = await put(bare, after['lockId']);
    expect(still, JSON.stringify(still)).toMatchObject({ response: 'ok' });
    const last = await read(change, key);
    expect(lasting(last)).toEqual(lasting(before));

    const foreign = await put({ ...bare, lockId: 'another' }, last['lockId']);
    expect(foreign, JSON.stringify(foreign)).toMatchObject({ status: 400, code: 'invalidPayload' });
    expect(Object.keys(foreign.fields!)).toEqual(['lockId']);
    expect((await put({ ...bare, nothingOfTheKind: 1 }, last['lockId'])).fields).toEqual({
      nothingOfTheKind: expect.any(String) as string,
    });
  });
});
