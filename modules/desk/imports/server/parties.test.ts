import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureTexts } from '#platform/messages/failures/index.ts';
import type { App } from '#platform/server/app.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { customerFailureTexts } from '#modules/parties/customers/messages/failures/index.ts';
import { buildCustomer, customerImport, customerOperationsWith } from '#modules/parties/customers/server/index.ts';
import { partyFailureTexts } from '#modules/parties/parties/messages/failures/index.ts';
import { supplierFailureTexts } from '#modules/parties/suppliers/messages/failures/index.ts';
import { supplierImport, supplierOperations } from '#modules/parties/suppliers/server/index.ts';
import { importFailureTexts } from '../messages/failures/index.ts';
import { importOperations, kindsByName } from './operations.ts';
import { bringIn, importRights } from './testing/import-house.ts';
import { importJob } from './work.ts';

let house: House;
let staff: Staff;
const kinds = [customerImport, supplierImport];
const failureCatalogues = [
  failureTexts,
  partyFailureTexts,
  customerFailureTexts,
  supplierFailureTexts,
  importFailureTexts,
];
beforeAll(async () => {
  house = await openHouse({
    implementations: [customerOperationsWith(), supplierOperations, importOperations({ kinds, failureCatalogues })],
    failureCatalogues: failureCatalogues.slice(1),
    jobKinds: (app: App) => [importJob(app, kindsByName(kinds)) as JobKind<never>],
  });
  staff = await buildStaff(house.app, 'alpha', [
    ...importRights,
    'getShippers',
    'getShipper',
    'postShipper',
    'putShipper',
    'getAllCarriersByClientName',
    'getCarrier',
    'postCarrier',
    'putCarrier',
  ]);
});
afterAll(() => house.close());

const customers = async (search: string) =>
  (await house.ask<{ rows: Record<string, unknown>[] }>('getShippers', { search }, staff)).rows;
const suppliers = async (search: string, more: object = {}) =>
  (await house.ask<{ rows: Record<string, unknown>[] }>('getAllCarriersByClientName', { search, ...more }, staff)).rows;

test('debtors of the books: new ones wait for a decision, known ones are found by any of their numbers and change', async () => {
  const known = await buildCustomer(house.app, 'alpha', {
    companyId: staff.companyId,
    detail: {
      registeredName: 'Baobab Stores (Pty) Ltd',
      registrationNumber: '2011/222333/07',
      vatNumber: '4480123456',
    },
    status: 'approve',
  });
  const file = [
    'Account;Customer name;Reg no;VAT;Email;Cell;Address;Town;Province;Postcode;Credit required;POD send format',
    'D-100;Karoo Wool Co-op Ltd;2015/123456/24;;office@karoowool.example;082 555 0100;1 Church Street;Beaufort West;Western Cape;6970;250 000,00;tiff',
    ';Baobab Stores (Pty) Ltd;2011/222333/07;4480123456;new@baobab.example;;;;;;;',
    'D-101;No Numbers CC;;;bad-mail;;2 Long Street;Cape Town;Western Cape;8001;;',
    'D-102;Karoo Wool Co-op;2016/654321/07;;other@karoowool.example;;1 Church Street;Beaufort West;Western Cape;6970;;',
  ].join('\n');
  const one = await bringIn(house, staff, file, 'debtors.csv', 'debtor');
  const checked = await one.check({ decimalComma: true });
  expect((await one.rows()).map(({ outcome, problems }) => [outcome, problems.map(({ field }) => field)])).toEqual([
    ['create', []],
    ['update', []],
    ['error', ['Email address']],
    ['duplicate', ['']],
  ]);
  expect(checked.status).toBe('VALIDATED');
  expect(await one.say('commitImport', { scope: 'valid' })).toMatchObject({ counts: { committed: 2 } });

  const [made] = await customers('karoo wool');
  expect(made).toMatchObject({ accountNumber: 'D-100', status: 'pending', creditRequired: 250_000 });
  const record = await house.ask<Record<string, unknown>>('getShipper', { id: made!['id'] }, staff);
  expect(record).toMatchObject({
    podSendFormat: 'TIFF',
    mobileNumber: '+27825550100',
    physicalAddress: { city: 'Beaufort West', country: 'South Africa' },
    sameAsPhysicalAddress: true,
  });
  // Who was approved stays so: it is the same company, with another mail address.
  expect(await house.ask('getShipper', { id: known }, staff)).toMatchObject({
    status: 'approve',
    email: 'new@baobab.example',
  });

  expect(await one.say('undoImport')).toMatchObject({ status: 'UNDONE' });
  expect(await house.ask('getShipper', { id: made!['id'] }, staff)).toMatchObject({ status: 'WITHDRAWN' });
  expect((await house.ask<{ email: string }>('getShipper', { id: known }, staff)).email).not.toBe('new@baobab.example');
});

test('what one debtor of a file has and another has not stays with the one; what was found too, in its order', async () => {
  const file = [
    'Account;Customer name;Reg no;VAT;Email;Cell;Address;Town;Province;Postcode;Contact;Contact email;POD send format',
    'S-1;Alike Traders Ltd;2014/300001/06;;one@alike.example;082 555 0101;1 Main Road;Durban;KwaZulu-Natal;4001;Ann Botha;ann@alike.example;tiff',
    'S-2;Other Traders Ltd;2014/300002/06;;two@other.example;;1 Main Road;Durban;KwaZulu-Natal;4001;;;',
    'S-3;Third Traders Ltd;2014/300003/06;;three@third.example;;2 Main Road;Durban;KwaZulu-Natal;4001;;;',
  ].join('\n');
  const one = await bringIn(house, staff, file, 'alike.csv', 'debtor');
  await one.check();
  expect(await one.say('commitImport', { scope: 'valid' })).toMatchObject({ counts: { committed: 3 } });
  const found = (await customers('traders')).map(async ({ id, accountNumber }) => {
    const record = await house.ask<Record<string, unknown>>('getShipper', { id }, staff);
    const findings = record['findings'] as readonly { readonly code: string; readonly level: string }[];
    const { mobileNumber, podSendFormat, physicalAddress } = record;
    const { addressLine1 } = physicalAddress as { readonly addressLine1: string };
    return [
      accountNumber,
      { mobileNumber, podSendFormat, addressLine1, findings: findings.map(({ code, level }) => `${level} ${code}`) },
    ] as const;
  });
  const missing = [
    'W tradeReferenceMissing',
    'W directorMissing',
    'W bankDetailsMissing',
    'W bankConfirmationMissing',
    'I financeContactMissing',
  ];
  const withContact = missing.filter((each) => !each.endsWith('financeContactMissing'));
  expect(Object.fromEntries(await Promise.all(found))).toEqual({
    'S-1': { mobileNumber: '+27825550101', podSendFormat: 'TIFF', addressLine1: '1 Main Road', findings: withContact },
    'S-2': { mobileNumber: '', podSendFormat: 'PDF', addressLine1: '1 Main Road', findings: missing },
    'S-3': { mobileNumber: '', podSendFormat: 'PDF', addressLine1: '2 Main Road', findings: missing },
  });
});

test('creditors of the books: pending, never approved, without cover that anybody has checked', async () => {
  const file = [
    'Vendor code,Supplier name,Registration number,VAT number,E-mail,Address,City,Province,Postal code,Transporter,GIT cover',
    'V-900,Namib Linehaul CC,2009/445566/23,4111222339,ops@namib.example,9 Dune Road,Upington,Northern Cape,8801,yes,1500000',
    'V-901,Office Plants,2018/100200/07,,hi@plants.example,3 Leaf Lane,Durban,KwaZulu-Natal,4001,no,',
    'V-902,No Cover Movers,2018/100201/07,,hi@nocover.example,3 Leaf Lane,Durban,KwaZulu-Natal,4001,yes,',
  ].join('\n');
  const one = await bringIn(house, staff, file, 'creditors.csv', 'creditor');
  await one.check();
  expect((await one.rows()).map(({ outcome, problems }) => [outcome, ...problems.map(({ field }) => field)])).toEqual([
    ['create'],
    ['create'],
    ['error', 'GIT cover'],
  ]);
  await one.say('commitImport', { scope: 'valid' });
  expect(await suppliers('namib')).toMatchObject([
    { vendorNumber: 'V-900', status: 'pending', isTrasporter: true, gitCover: 1_500_000, compliance: 'NON_COMPLIANT' },
  ]);

  const again = await bringIn(
    house,
    staff,
    file.replace('Namib Linehaul CC', 'Namib Linehaul CC ').replace('1500000', '2000000'),
    'creditors2.csv',
    'creditor',
  );
  await again.check();
  expect((await again.rows()).map(({ outcome }) => outcome)).toEqual(['update', 'unchanged', 'error']);
  await again.say('commitImport', { scope: 'all' }).catch(() => undefined);
  expect(await suppliers('namib')).toMatchObject([{ gitCover: 2_000_000 }]);
  expect(await again.say('undoImport')).toMatchObject({ status: 'UNDONE' });
  expect(await suppliers('namib')).toMatchObject([{ gitCover: 1_500_000 }]);

  expect(await one.say('undoImport')).toMatchObject({
    status: 'COMPLETED',
    problem: expect.stringContaining('changed since'),
  });
});

test('a book of debtors comes with limits, terms and standing; a second person approves them, and nobody is mailed', async () => {
  const clerk = await buildStaff(
    house.app,
    'alpha',
    [...importRights, 'getShippers', 'getShipper', 'postShipper', 'recommendShipper', 'approveShipper'],
    { companyId: staff.companyId },
  );
  const manager = await buildStaff(house.app, 'alpha', ['getShippers', 'getShipper', 'approveShipper'], {
    companyId: staff.companyId,
  });
  const book = [
    'Code;Name;Reg no;Email;Address 1;Town;Province;Postcode;Credit limit;Terms;Account status;Contact;Contact email',
    'T-1;Umfolozi Paper Ltd;2011/300101/06;office@umfolozi.example;1 Mill Road;Richards Bay;KwaZulu-Natal;3900;800 000;30;active;Sindi Zulu;pay@umfolozi.example',
    'T-2;Kei Canning Ltd;2011/300102/06;office@kei.example;2 Mill Road;East London;Eastern Cape;5201;50 000;60;on hold;;',
    'T-3;Half Told Ltd;2011/300103/06;office@half.example;3 Mill Road;East London;Eastern Cape;5201;50 000;;;;',
  ].join('\n');
  const one = await bringIn(house, clerk, book, 'book.csv', 'debtor');
  await one.check();
  expect((await one.rows()).map(({ outcome, problems }) => [outcome, ...problems.map(({ field }) => field)])).toEqual([
    ['create'],
    ['create'],
    ['error', 'Term'],
  ]);
  await one.say('commitImport', { scope: 'valid' });
  const [paper] = await customers('umfolozi');
  const [canning] = await customers('kei canning');
  expect(paper).toMatchObject({ status: 'RECOMMENDED', accountNumber: 'T-1' });
  const record = async (row: Record<string, unknown> | undefined) =>
    await house.ask<Record<string, unknown>>('getShipper', { id: row!['id'] }, staff);
  expect(await record(paper)).toMatchObject({
    creditLimit: 0,
    recommendation: { limit: 800_000, paymentTerm: 30, takenOver: true, standing: 'ACTIVE' },
    contacts: [{ type: 'Finance', name: 'Sindi Zulu', emailAddress: 'pay@umfolozi.example' }],
  });

  const approve = async (row: Record<string, unknown> | undefined, limit: number, paymentTerm: number, who: Staff) =>
    await house.call(
      'approveShipper',
      { id: row!['id'], limit, paymentTerm },
      {
        ...who,
        lockId: (await record(row))['lockId'] as string,
      },
    );
  expect(await approve(paper, 800_000, 30, clerk)).toMatchObject({ code: 'ownShipperCapture' });
  const before = (await house.messages()).length;
  await approve(paper, 800_000, 30, manager);
  await approve(canning, 50_000, 60, manager);
  expect(await record(paper)).toMatchObject({ status: 'approve', standing: 'ACTIVE', creditLimit: 800_000 });
  expect(await record(canning)).toMatchObject({
    standing: 'SUSPENDED',
    creditStatus: 'SUSPENDED',
    creditLimits: [{ limit: 50_000, paymentTerm: 60 }],
  });
  expect((await house.messages()).length).toBe(before);

  // Who is here already has its limit by a proposal, and who may not recommend brings in none.
  const again = await bringIn(house, clerk, book.replace('800 000', '900 000'), 'book2.csv', 'debtor');
  await again.check();
  expect((await again.rows()).map(({ outcome }) => outcome)).toEqual(['error', 'error', 'error']);
  const other = await bringIn(
    house,
    staff,
    book.replaceAll('T-', 'U-').replaceAll('3001', '3002').replaceAll('Ltd', 'Group Ltd'),
    'book3.csv',
    'debtor',
  );
  await other.check();
  expect(
    (await other.rows()).map(({ outcome, problems }) => [outcome, problems[0]?.text.includes('recommendShipper')]),
  ).toEqual([
    ['error', true],
    ['error', true],
    ['error', false],
  ]);
});

test('terms have words, a term belongs to a limit, a totals row says so, and a phone spelled otherwise is no change', async () => {
  const clerk = await buildStaff(
    house.app,
    'alpha',
    [...importRights, 'getShippers', 'getShipper', 'postShipper', 'putShipper', 'recommendShipper'],
    { companyId: staff.companyId },
  );
  const heads = 'Account;Customer name;Reg no;Email;Cell;Address;Town;Province;Postcode';
  const end = '1 Church Street;Beaufort West;Western Cape;6970';
  const lines = [
    `TT-1;Term One Ltd;2014/400001/06;one@term.example;082 555 0191;${end};250000.00;30 days`,
    `TT-2;Term Two Ltd;2014/400002/06;two@term.example;;${end};1250,50;30 Days from statement`,
    `TT-3;Term Three Ltd;2014/400003/06;three@term.example;;${end};5000.00;soon`,
    'Totals;;;;;;;;;256250.50;',
  ];
  const half = await bringIn(house, clerk, [`${heads};Credit limit`, ...lines].join('\n'), 'half.csv', 'debtor');
  const { lockId } = await half.read();
  const { mapping } = await half.read();
  expect(
    await house.call('putImportMapping', { importId: half.importId, mapping }, { ...clerk, lockId }),
  ).toMatchObject({
    fields: { 'mapping.9': 'This column also needs Term. Match that column too, or skip this one.' },
  });
  const one = await bringIn(house, clerk, [`${heads};Credit limit;Terms`, ...lines].join('\n'), 'terms.csv', 'debtor');
  expect(await one.check()).toMatchObject({ counts: { create: 2, error: 1, leftOut: 1, doubtful: 1 } });
  expect(
    (await one.rows()).map(({ outcome, problems, doubts }) => [
      outcome,
      [...problems, ...doubts].map(({ text }) => text),
    ]),
  ).toEqual([
    ['create', []],
    [
      'create',
      [
        '“1250,50” is read as 1\u00a0250,5. Other numbers in this file use a different decimal sign.',
        '“30 Days from statement” is read as 30 days from the invoice.',
      ],
    ],
    ['error', ['“soon” is not a number of days. Write it as 30, 30 days or Cash.']],
    ['leftOut', ['This looks like a totals row, so it is skipped.']],
  ]);
  await one.say('commitImport', { scope: 'valid', isDoubtConfirmed: true });
  const again = await bringIn(
    house,
    clerk,
    [
      heads,
      ...lines.slice(0, 1).map((line) => line.replace(';250000.00;30 days', '').replace('082 555', '082555')),
    ].join('\n'),
    'again.csv',
    'debtor',
  );
  expect(await again.check({ mode: 'update' })).toMatchObject({ counts: { unchanged: 1, update: 0 } });
  const { rows } = await sql<{ name: string; recommendation: { limit: number; paymentTerm: number } }>`
    select registered_name as name, recommendation from customer where registered_name like 'Term %' order by 1`.execute(
    house.app.database.writer('alpha'),
  );
  expect(rows.map(({ name, recommendation }) => [name, recommendation.limit, recommendation.paymentTerm])).toEqual([
    ['Term One Ltd', 250_000, 30],
    ['Term Two Ltd', 1250.5, 30],
  ]);
});
