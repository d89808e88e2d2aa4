import { afterAll, beforeAll, expect, test } from 'vitest';
import { audiencesOf, authorisation } from '#platform/operation.ts';
import { sealAuditTrail } from '#platform/server/audit-chain.ts';
import { operationCatalogue } from '#platform/server/catalogue.ts';
import { operationsByName } from '#platform/server/dispatch.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { buildRole, buildStaff, buildUser, type Staff } from '#modules/base/access/server/index.ts';
import { buildContractor } from '#modules/parties/contractors/server/index.ts';
import { buildCreditChange } from '#modules/parties/credit/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildDocument } from '#modules/base/documents/server/index.ts';
import { buildPaperRequest } from '#modules/work/load-papers/server/index.ts';
import { buildLoad } from '#modules/work/loads/server/index.ts';
import { buildPack, buildPod } from '#modules/work/pods/server/index.ts';
import { buildBankChange, buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { channelRights, failureCatalogues, implementations, jobKinds, linkKinds, listeners } from './modules.ts';
import { masterSamples } from './testing/master-samples.ts';
import { sideBySide } from './testing/side-by-side.ts';

/** A role that is limited to some records: no operation shows, counts or changes others (decision 0030). */
const operations = [...operationsByName(implementations).values()].map(({ service, name, contract }) => ({
  service,
  name,
  contract,
  right: authorisation(service, name),
}));
const everyRight = operations.map(({ right }) => right);
const catalogue = operationCatalogue(implementations);
const partition = 'alpha';

let house: House;
let open: Staff;
let limited: Staff;
let bound: Staff;
let seen: Records;
let hidden: Records;
/** A document of the load of each. */
const papers = new Map<string, string>();
/** What the carrier of each load was asked for. */
const questions = new Map<string, string>();

interface Records {
  readonly supplier: string;
  readonly customer: string;
  readonly creditChange: string;
  readonly document: string;
  readonly bankVersion: string;
  readonly vehicle: string;
  readonly driver: string;
  readonly person: string;
  readonly contractor: string;
  readonly load: string;
  readonly pod: string;
  readonly pack: string;
}

beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({
    implementations,
    failureCatalogues: slices,
    linkKinds,
    listeners,
    jobKinds,
    channelRights,
    // Nobody is ever answered with what was read for somebody who may see more.
    sharesAnswers: true,
  });
  open = await buildStaff(house.app, partition, everyRight);
  seen = await build('Visibleveld');
  hidden = await build('Hiddenveld');
  limited = await buildStaff(house.app, partition, everyRight, {
    companyId: open.companyId,
    scope: { supplier: { own: true, ids: [seen.supplier] }, customer: { own: true, ids: [seen.customer] } },
  });
  bound = await buildStaff(house.app, partition, everyRight, {
    companyId: open.companyId,
    supplierId: seen.supplier,
  });
});
afterAll(() => house.close());

async function build(name: string): Promise<Records> {
  const { app } = house;
  const { companyId } = open;
  const supplier = await buildSupplier(app, partition, {
    companyId,
    detail: { registeredName: `${name} Hauliers (Pty) Ltd`, tradeName: name },
    status: 'approved',
  });
  const customer = await buildCustomer(app, partition, {
    companyId,
    detail: { registeredName: `${name} Mills (Pty) Ltd`, tradeName: name },
    status: 'approve',
  });
  const document = await buildDocument(app, partition, {
    companyId,
    type: 'taxClearance',
    subject: { type: 'supplier', id: supplier, name },
    fileName: `${name}.pdf`,
    content: handmadePdf().toString('base64'),
    uploadedAt: app.clock.now(),
    uploadedBy: 'applicant',
  });
  const details = { bank: 'INVESTEC', branchCode: '580105', bankAccountNo: '10012345678' };
  await buildBankChange(app, partition, { supplierId: supplier, details, by: 'applicant' });
  const { rows } = await house.ask<{ rows: { bankVersionId: string }[] }>(
    'getBankChanges',
    { keyIdentifier: supplier, status: ['pending'] },
    open,
  );
  const { id: vehicle } = await house.ask<{ id: string }>(
    'postVehicle',
    {
      ...masterSamples['vehicle'],
      registrationNumber: `${name.slice(0, 3)}123GP`,
      ownership: 'supplier',
      supplierId: supplier,
      make: name,
    },
    open,
  );
  const { id: driver } = await house.ask<{ id: string }>(
    'postClientDriver',
    { ...masterSamples['driver'], employeeNo: name.slice(0, 3), surname: name, supplierId: supplier },
    open,
  );
  const db = app.database.writer(partition);
  const person = await buildUser(db, partition, {
    account: `desk@${name.toLowerCase()}.example`,
    name: 'Nomsa',
    surname: name,
    userRole: 'carrier',
    companyId,
    roleId: await buildRole(db, partition, { name: `desk of ${name.slice(0, 3)}`, authorisations: [] }),
    password: 'Kudu-Bergwind-84',
    supplierId: supplier,
  });
  const contractor = await buildContractor(app, partition, {
    companyId,
    registeredName: `${name} Tippers CC`,
    application: { tradeName: name },
  });
  const load = await buildLoad(app, partition, {
    customerId: customer,
    supplierId: supplier,
    status: 'DELIVERED',
    detail: { supplierReference: name },
  });
  const content = handmadePdf().toString('base64');
  const paper = await buildDocument(app, partition, {
    companyId,
    type: 'deliveryNote',
    subject: { type: 'load', id: load, name: 'L1' },
    fileName: `${name} delivery note.pdf`,
    content,
    uploadedAt: app.clock.now(),
    uploadedBy: 'dispatcher',
  });
  papers.set(name, paper);
  questions.set(
    name,
    await buildPaperRequest(app, partition, {
      loadId: load,
      papers: ['roadManifest'],
      recipient: { name, email: `papers@${name.toLowerCase()}.example`, mobile: '+27825550144' },
    }),
  );
  const pod = await buildPod(app, partition, { companyId, loadId: load, content, fileName: `${name}-pod.pdf` });
  return {
    supplier,
    customer,
    load,
    pod,
    pack: await buildPack(app, partition, { podId: pod }),
    document,
    vehicle,
    driver,
    person,
    contractor,
    bankVersion: rows[0]!.bankVersionId,
    creditChange: await buildCreditChange(app, partition, { customerId: customer }),
  };
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema & { readonly format?: string }>>;
}

/** What an operation is asked about a set of records: nothing, each id wherever an id fits, and each word to search for. */
function payloadsFor(service: string, name: string, records: Records): object[] {
  const schema = catalogue.find((entry) => entry.service === service && entry.operation === name)!.input as Schema;
  const fields = Object.entries(schema.properties ?? {});
  const ids = fields.filter(([, { format }]) => format === 'uuid').map(([field]) => field);
  const search = fields.some(([field]) => field === 'search') ? [{ search: 'veld' }] : [];
  const words = { noun: 'supplier', subjectType: 'supplier', reason: 'x', status: undefined };
  const others = Object.fromEntries(
    fields.flatMap(([field]) =>
      words[field as keyof typeof words] ? [[field, words[field as keyof typeof words]]] : [],
    ),
  );
  return [
    {},
    ...search,
    ...Object.values(records).map((id) => ({ ...others, ...Object.fromEntries(ids.map((field) => [field, id])) })),
  ];
}

test('no read shows a record outside the scope, in a list, a count of its own, a search, a history or by its id', () =>
  expectHidden(limited, hidden));

test('nor does one show a supplier’s own user what is of other suppliers', async () => {
  const { customer: _, creditChange: __, contractor: ___, ...ofSupplier } = hidden;
  await expectHidden(bound, ofSupplier, /Hiddenveld(?! Mills| Tippers|"|&)/);
});

async function expectHidden(caller: Staff, records: Partial<Records>, name = /Hiddenveld/): Promise<void> {
  const marks = [name, ...Object.values(records).map((id) => new RegExp(id))];
  let answered = 0;
  const asked = operations
    .filter(({ contract }) => contract.reads && !audiencesOf(contract).includes('public'))
    .flatMap(({ service, name }) => payloadsFor(service, name, hidden).map((payload) => ({ service, name, payload })));
  await sideBySide(asked, async ({ service, name, payload }) => {
    const answer = await house.call(name, payload, { ...caller, service });
    if (answer.response !== 'ok') return;
    answered++;
    const text = JSON.stringify(answer.result);
    for (const mark of marks) expect(text, `${name} ${JSON.stringify(payload)}`).not.toMatch(mark);
  });
  expect(answered).toBeGreaterThan(50);
}

test('a supplier’s own users and staff do not see each other’s views, nor who edits what of others', async () => {
  const view = (name: string) => ({ list: 'suppliers', name, isShared: true, state: { search: 'Hiddenveld' } });
  await house.ask('postSavedView', view('of staff'), open);
  await house.ask('postSavedView', view('of a supplier'), bound);
  const namesFor = async (by: Staff) =>
    (await house.ask<{ name: string }[]>('getSavedViews', { list: 'suppliers' }, by)).map(({ name }) => name);
  expect(await namesFor(bound)).toEqual(['of a supplier']);
  expect(await namesFor(open)).toEqual(['of staff']);
  const presence = (id: string) =>
    house.call('postPresence', { channel: `carriers:${id}`, editor: crypto.randomUUID(), presence: 'editing' }, bound);
  expect(await presence(hidden.supplier)).toMatchObject({ code: 'notFound' });
  expect(await presence(seen.supplier)).toMatchObject({ response: 'ok' });
});

test('who is limited to suppliers by a right gives no role that lifts the limit', async () => {
  const rights = ['postUserRole', 'getCarrier', 'tripDirector.loadingPerformance.carrierFilter.Visibleveld'];
  const clerk = await buildStaff(house.app, partition, rights, { companyId: open.companyId });
  const role = (profileName: string, ...more: string[]) =>
    house.call('postUserRole', { profileName, authorisations: ['tripDirector.getCarrier', ...more] }, clerk);
  expect(await role('free')).toMatchObject({ code: 'reachesFurtherThanOwn' });
  expect(await role('other', `${rights[2]!} too`)).toMatchObject({ code: 'reachesFurtherThanOwn' });
  expect(await role('as theirs', rights[2]!)).toMatchObject({ response: 'ok' });
});

test('the same reads show what is inside the scope', async () => {
  const reads: readonly [string, object][] = [
    ['getAllCarriersByClientName', {}],
    ['getCarrier', { keyIdentifier: seen.supplier }],
    ['getShippers', {}],
    ['getShipper', { id: seen.customer }],
    ['getDocuments', {}],
    ['getBankChanges', {}],
    ['getShipperCreditChanges', {}],
    ['getVehicles', {}],
    ['getLoads', { status: ['DELIVERED'] }],
    ['getPods', {}],
    ['getSearchResults', { search: 'veld' }],
  ];
  for (const [name, payload] of reads) {
    const text = JSON.stringify(await house.ask(name, payload, limited));
    expect(text, name).toMatch(/Visibleveld/);
  }
  const { total } = await house.ask<{ total: number }>('getAllCarriersByClientName', {}, limited);
  expect(total).toBe(1);
  expect(await house.ask('getAllCarriersByClientName', {}, open)).toMatchObject({ total: 2 });
});

test('no write reaches a record outside the scope', async () => {
  for (const { service, name, contract } of operations) {
    if (contract.reads || !audiencesOf(contract).includes('permitted')) continue;
    for (const payload of payloadsFor(service, name, hidden).slice(1)) {
      const answer = await house.call(name, payload, { ...limited, service, lockId: '1' });
      if (answer.response === 'ok') expect(JSON.stringify(answer), name).not.toMatch(/Hiddenveld/);
      expect(answer.status, `${name} ${JSON.stringify(answer)}`).toBeLessThan(500);
    }
  }
  for (const [name, payload] of [
    ['approveBankChange', { bankVersionId: hidden.bankVersion }],
    ['approveShipperCreditChange', { id: hidden.creditChange, comment: '' }],
    ['deleteCarrier', { keyIdentifier: hidden.supplier, reason: 'x' }],
    ['approveDocument', { documentId: hidden.document }],
    ['approveDocument', { documentId: papers.get('Hiddenveld') }],
    ['cancelLoad', { id: hidden.load, reason: 'x' }],
    ['approvePod', { id: hidden.pod }],
    ['sendPodRequest', { loadId: hidden.load }],
    ['sendPodPack', { loadId: hidden.load }],
    ['sendPaperRequest', { loadId: hidden.load, askedOf: 'carrier', papers: ['roadManifest'] }],
    ['resendPaperRequest', { id: questions.get('Hiddenveld') }],
    ['revokePaperRequest', { id: questions.get('Hiddenveld') }],
    ['settlePodPack', { id: hidden.pack, outcome: 'posted' }],
  ] as const)
    expect(await house.call(name, payload, { ...limited, lockId: '1' }), name).toMatchObject({ code: 'notFound' });
});

test('what somebody captures or invites is theirs, and what others do is not', async () => {
  const own = await buildStaff(house.app, partition, everyRight, {
    companyId: open.companyId,
    scope: { supplier: { own: true, ids: [] } },
  });
  const invitation = (email: string) => ({ email, mobileNumber: '+27821112233', language: 'en' });
  await house.ask('postCarrierLink', invitation('mine@carrier.example'), own);
  await house.ask('postCarrierLink', invitation('theirs@carrier.example'), open);
  const board = JSON.stringify(await house.ask('getCarrierApplications', {}, own));
  expect(board).toMatch(/mine@carrier/);
  expect(board).not.toMatch(/theirs@carrier/);
  expect(await house.ask('getAllCarriersByClientName', {}, own)).toMatchObject({ total: 0 });
  const contractor = (registeredName: string) => ({ ...invitation('office@contractor.example'), registeredName });
  await house.ask('AddSubcontractor', contractor('Mine Tippers CC'), own);
  await house.ask('AddSubcontractor', contractor('Theirs Tippers CC'), open);
  expect(await house.ask('getSubcontractors', {}, own)).toMatchObject({
    total: 1,
    subcontractors: [{ subbieName: 'Mine Tippers CC' }],
  });
  const links = JSON.stringify(await house.ask('getSubcontractorLinks', {}, own));
  expect(links).toMatch(/Mine Tippers/);
  expect(links).not.toMatch(/Theirs Tippers/);
  // That a name is taken is told all the same.
  expect(await house.call('AddSubcontractor', contractor('Theirs Tippers CC'), own)).toMatchObject({
    code: 'contractorNameTaken',
  });
  // Customers are not limited by this role.
  expect(await house.ask('getShippers', {}, own)).toMatchObject({ total: 2 });
});

test('who is limited to chosen suppliers invites no others, and is told why', async () => {
  const chosen = await buildStaff(house.app, partition, everyRight, {
    companyId: open.companyId,
    scope: { supplier: { own: false, ids: [seen.supplier] } },
  });
  const answer = await house.call(
    'postCarrierLink',
    { email: 'new@carrier.example', mobileNumber: '+27821112233', language: 'en' },
    chosen,
  );
  expect(answer).toMatchObject({ status: 403, code: 'outsideScope' });
  expect(await house.ask('getCarrierApplications', { search: 'new@carrier' }, open)).toMatchObject({ total: 0 });
});

test('who sees chosen suppliers, or is a supplier’s own user, sees no contractor and invites none', async () => {
  const chosen = await buildStaff(house.app, partition, everyRight, {
    companyId: open.companyId,
    scope: { supplier: { own: false, ids: [seen.supplier] } },
  });
  expect(await house.ask('getSubcontractors', {}, chosen)).toMatchObject({ total: 0 });
  const answer = await house.call(
    'AddSubcontractor',
    { registeredName: 'New CC', email: 'new@contractor.example', mobileNumber: '+27821112233', language: 'en' },
    chosen,
  );
  expect(answer).toMatchObject({ status: 403, code: 'outsideScope' });
});

test('files and trails of a driver, a vehicle and a document go with their supplier', async () => {
  const { app } = house;
  for (const [index, { driver }] of [seen, hidden].entries())
    await buildDocument(app, partition, {
      companyId: open.companyId,
      type: 'prdp',
      subject: { type: 'driver', id: driver, name: 'Driver' },
      fileName: `permit-${index}.pdf`,
      content: handmadePdf().toString('base64'),
      uploadedAt: app.clock.now(),
      uploadedBy: 'applicant',
    });
  const scope = JSON.stringify({ user: crypto.randomUUID(), supplier: { own: false, ids: [seen.supplier] } });
  const db = app.database.writer(partition, scope);
  const trailOf = async (recordId: string) =>
    (await db.selectFrom('audit_entry').select('id').where('record_id', '=', recordId).execute()).length;
  expect(await trailOf(seen.driver)).toBeGreaterThan(0);
  expect(await trailOf(seen.vehicle)).toBeGreaterThan(0);
  expect(await Promise.all([hidden.driver, hidden.vehicle, hidden.contractor].map(trailOf))).toEqual([0, 0, 0]);
  const files = await db.selectFrom('stored_file').select('file_name').where('file_name', 'like', 'permit-%').execute();
  expect(files.map(({ file_name }) => file_name)).toEqual(['permit-0.pdf']);
});

test('who is limited brings in no files, and the audit trail is whole for them too', async () => {
  const file = { kind: 'debtors', fileName: 'a.csv', content: Buffer.from('name\nHiddenveld').toString('base64') };
  expect(await house.call('postImport', file, limited)).toMatchObject({ code: 'outsideScope' });
  expect(await house.call('getImportRows', { importId: crypto.randomUUID() }, limited)).toMatchObject({
    code: 'outsideScope',
  });
  await sealAuditTrail(house.app);
  const check = await house.ask<{ problem: string | null; upTo: number }>('getAuditTrailCheck', { after: 0 }, limited);
  expect(check).toMatchObject({ problem: null, upTo: expect.any(Number) });
  expect(check.upTo).toBeGreaterThan(5);
});

test('a connection that served somebody with a limit shows everything to the next', async () => {
  const totals = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      house.ask<{ total: number }>('getAllCarriersByClientName', {}, index % 2 ? open : limited),
    ),
  );
  totals.forEach(({ total }, index) => expect(total).toBe(index % 2 ? 2 : 1));
});
