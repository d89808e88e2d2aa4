import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type SpecificationClient,
  type SpecifiedServer,
  startSpecifiedServer,
} from './testing/specification-client.ts';

/**
 * The desk of the specification's own client (both files, §3 and §7) against the running product: every payload holds the
 * specification's fields alone. It must never import a contract.
 */
let server: SpecifiedServer;
let admin: SpecificationClient;
const tag = crypto.randomUUID().slice(0, 6).toUpperCase();

beforeAll(async () => {
  server = await startSpecifiedServer();
  admin = await server.signIn();
});
afterAll(() => server.stop());

interface Row {
  readonly id: string;
  readonly lockId: string;
  readonly [field: string]: unknown;
}
const rowWith = (rows: readonly Row[], field: string, value: unknown) => rows.find((row) => row[field] === value)!;

describe('session', () => {
  test('the answer of a login, a heartbeat, and what is loaded after it', async () => {
    expect(admin.session).toMatchObject({
      sessionId: expect.any(String) as string,
      partition: expect.any(String) as string,
      tenant: expect.any(String) as string,
      authorisations: expect.arrayContaining(['tripDirector.getEquipment']) as unknown,
      sessionTimeOut: expect.any(Number) as number,
      messages: [],
      clientSettings: { navDefs: expect.any(Array) as unknown },
    });
    expect(String(admin.session['sessionId']).length).toBeGreaterThanOrEqual(5);
    await admin.ask('chime', { action: 'keepAlive' }, null, 'keepalive');
    const own = await admin.ask<Row[]>('getCompany', { companyName: admin.session['tenant'] });
    expect(own).toHaveLength(1);
    for (const list of ['getOrderTypes', 'getAllProfitCentres', 'getItemMasters'])
      expect(Array.isArray(await admin.ask(list)), list).toBe(true);
    const page = await admin.ask('getItemMasters', { page: 1, pageSize: 2 });
    expect(page).toMatchObject({ rows: [], total: 0 });
  });

  test('a reset is asked for, and a session ends', async () => {
    const guest = await server.guest();
    const asked = { userRole: '', userAccount: 'nobody@highveld.example', newPassword: '', otp: '', validateOtp: true };
    expect(await guest.ask('resetPassword', asked, null, 'basis')).toMatchObject({
      otpValid: false,
      message: expect.any(String) as string,
    });
    await guest.ask('logout', {}, null, 'basis');
    expect((await guest.call('getCountries')).response).toBe('timeout');
  });
});

test('countries, provinces and cities', async () => {
  const countries = await admin.ask<{ name: string; states: unknown[] }[]>('getCountries');
  expect(countries.find(({ name }) => name === 'South Africa')!.states.length).toBeGreaterThan(5);
  const whole = await admin.ask<{ name: string; states: { cities: unknown[] }[] }[]>('getAllCountries', {
    includeCities: true,
  });
  expect(whole.find(({ name }) => name === 'South Africa')!.states[0]!.cities.length).toBeGreaterThan(0);
  const place = { country: 'South Africa', state: 'Gauteng' };
  expect((await admin.ask<unknown[]>('getCitiesByState', place)).length).toBeGreaterThan(0);
  expect((await admin.ask<unknown[]>('getCities', { country: 'South Africa' })).length).toBeGreaterThan(0);
  expect((await admin.ask<unknown[]>('getProvinces', { country: 'South Africa' })).length).toBe(9);
});

describe('master data', () => {
  test('an equipment type of five fields, which says what it lacks', async () => {
    const type = { vehicleId: `SP-${tag}`, shortcode: 'SP', description: 'Interlink', payloadMass: 34, volumeMax: 90 };
    await admin.ask('postEquipment', type);
    const read = async () =>
      rowWith(
        (await admin.ask<{ rows: Row[] }>('getEquipment', { search: type.vehicleId })).rows,
        'vehicleId',
        type.vehicleId,
      );
    const made = await read();
    expect(made).toMatchObject({ ...type, missing: ['class'] });
    await admin.ask('putEquipment', { id: made.id, ...type, description: 'Interlink, flat' }, made.lockId);
    const changed = await read();
    expect(changed).toMatchObject({ description: 'Interlink, flat' });
    await admin.ask('putEquipment', changed, changed.lockId);
  });

  test('a location of the specification, with its hours in words', async () => {
    const location = {
      id: '',
      name: `Harbour ${tag}`,
      addressLine1: '1 Quay Street',
      addressLine2: '',
      suburb: 'Point',
      city: 'Durban',
      region: 'KwaZulu-Natal',
      country: 'South Africa',
      postalCode: '4001',
      constraint: 'No abnormal loads',
      operatingHours: 'Weekdays 6 to 6',
      notesOrInstructions: 'Gate 3',
    };
    const { id } = await admin.ask<Row>('postLocation', location);
    const read = async () => (await admin.ask<{ rows: Row[] }>('getLocations', { id })).rows[0]!;
    const made = await read();
    expect(made).toMatchObject({ name: location.name, operatingHours: { note: 'Weekdays 6 to 6' }, missing: ['type'] });
    expect(made['code']).not.toBe('');
    await admin.ask(
      'putLocation',
      { ...location, id, name: `Harbour ${tag} east`, operatingHours: 'Closed' },
      made.lockId,
    );
    expect(await read()).toMatchObject({
      name: `Harbour ${tag} east`,
      code: made['code'],
      operatingHours: { note: 'Closed', monday: '' },
    });
  });

  test.each([
    ['getOrderTypes', 'createOrderType', 'updateOrderType', { name: 'Spot', module: 'load' }],
    ['getAllProfitCentres', 'addProfitCentre', 'updateProfitCentre', { name: 'Coast', type: 'lane' }],
    [
      'getItemMasters',
      'postItemMaster',
      'putItemMaster',
      { description: 'Diesel', kind: 'cost', itemGroup: 'fuel', unit: 'litre' },
    ],
    ['getCommodityTypes', 'postCommodityType', 'putCommodityType', { name: 'Maize', category: 'general' }],
    ['getPackingTypes', 'postPackingType', 'putPackingType', { name: 'Pallet', unit: 'pallet' }],
  ])('%s, %s and %s', async (get, create, change, fields) => {
    const code = `S${tag}`;
    const made = await admin.ask<Row>(create, { code, ...fields });
    const answer = await admin.ask<Row[] | { rows: Row[] }>(get);
    const rows = Array.isArray(answer) ? answer : answer.rows;
    const read = rowWith(rows, 'code', code);
    expect(read).toMatchObject({ id: made.id, ...fields });
    // As it was read, and what it does not name stays.
    const first = await admin.ask<Row>(change, read, read.lockId);
    await admin.ask(change, { id: made.id, code: `${code}X` }, first.lockId);
  });
});

describe('companies', () => {
  const company = {
    companyId: '',
    name: `Partner ${tag} (Pty) Ltd`,
    address1: '12 Loop Street',
    address2: '',
    city: 'Cape Town',
    province: 'Western Cape',
    country: 'South Africa',
    postalcode: '8001',
    suburb: 'Central',
    telno: '0214181234',
    vatNo: '',
    contactName: 'Zanele Dube',
    designation: 'Buyer',
    isActive: true,
    logoURL: '',
    modifiedBy: 'naledi.mokoena@highveld.example',
  };

  test('are created, read with their partition, changed and deactivated', async () => {
    const { companyId } = await admin.ask<{ companyId: string; partition: string }>('postCompany', company);
    const read = async () => (await admin.ask<Row[]>('getCompany', { companyName: company.name }))[0]!;
    const made = await read();
    expect(made).toMatchObject({ companyId, tradeName: company.name, partition: admin.session['partition'] });
    const { modifiedBy: _, ...own } = company;
    await admin.ask('putCompany', { ...own, companyId, designation: 'Chief buyer' }, made.lockId);
    const changed = await read();
    await admin.ask('putCompany', changed, changed.lockId);
    const last = await read();
    expect(last).toMatchObject({ designation: 'Chief buyer', contactName: 'Zanele Dube' });
    expect((await admin.call('putCompany', { ...last, modifiedBy: 'Somebody' }, last.lockId)).fields).toHaveProperty(
      'modifiedBy',
    );
    expect(await admin.ask<Row[]>('getAllCompanies')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          companyName: expect.any(String) as string,
          globalLocationNumber: expect.any(String) as string,
        }),
      ]),
    );
    await admin.ask('deleteCompany', { companyId }, last.lockId);
    await admin.ask('getCompanyBasicInfo');
    expect(Array.isArray(await admin.ask('getCompanyUsers'))).toBe(true);
  });

  test('their debtor setting is read and written back', async () => {
    const usual = { linkValidityDays: 14, reminderDays: [3], creditApprovalThreshold: 250_000, tradeReferencesMin: 0 };
    await admin.ask('postCompanyDebtorSetting', { ...usual, directorsMin: 1, requiredDocuments: [] });
    const setting = await admin.ask<Row>('getCompanyDebtorSetting');
    await admin.ask('putCompanyDebtorSetting', setting, setting.lockId);
    expect(await admin.ask('getDebtorSetting', { client: admin.session['tenant'] })).toHaveProperty(
      'termsAndConditions',
    );
  });
});

describe('users and roles', () => {
  test('a role, and a person who has it by its name', async () => {
    const role = { profileName: `Clerk ${tag}`, isDefault: false, authorisations: ['tripDirector.getEquipment'] };
    await admin.ask('postUserRole', role);
    const { rows } = await admin.ask<{ rows: Row[] }>('getUserRoles', { search: role.profileName });
    const { profileId } = await admin.ask<{ profileId: string }>('putUserRole', rows[0], rows[0]!.lockId);
    const person = {
      email: `clerk.${tag.toLowerCase()}@highveld.example`,
      name: 'Lindiwe',
      surname: 'Zulu',
      phone: '0825550142',
      active: true,
      company: admin.session['tenant'],
      userType: 'staff',
      role: role.profileName,
    };
    const { haulwayUserId } = await admin.ask<{ haulwayUserId: string }>('postUser', person);
    const read = () => admin.ask<Row>('getUser', { haulwayUserId });
    const made = await read();
    expect(made).toMatchObject({ email: person.email, role: role.profileName, profileIds: [profileId], active: false });
    await admin.ask('putUser', { ...made, surname: 'Zulu-Dube' }, made.lockId);
    const changed = await read();
    expect(changed).toMatchObject({ surname: 'Zulu-Dube', phone: made['phone'], role: role.profileName });
    await admin.ask('deleteUser', { userId: haulwayUserId });
    await admin.ask('getUserProfileSet', { profileSet: 'PRIMARY' });
    await admin.ask('getUsers');
    for (const list of [
      'getCarrierUserProfileSet',
      'getOptionalCarrierProfiles',
      'getCarriersWithShipperLists',
      'getCarrierUserList',
    ])
      await admin.ask(list);
    const spare = await admin.ask<{ profileId: string }>('postUserRole', { ...role, profileName: `Spare ${tag}` });
    await admin.ask('deleteUserRole', { profileId: spare.profileId });
  });
});
