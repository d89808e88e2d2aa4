import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { pdfText } from '#platform/server/uploads.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildBankAccount, buildBankFile, findBankLine } from '#modules/money/bank-statements/server/index.ts';
import type { NewItem } from '#modules/money/ledger/server/index.ts';
import { type BookHouse, openBookHouse, partition } from '#modules/money/ledger/server/testing/book-house.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { type PaymentRunRecord, paymentRunService } from '../contract.ts';
import { paymentRunFailureTexts } from '../messages/failures/index.ts';
import { paymentRunOperations } from './operations.ts';
import { remittanceAdvice } from './advice.ts';
import { findRun, paymentsOf } from './queries.ts';
import { paymentRemitting, remit } from './remit.ts';

let house: BookHouse;
let clerk: Staff;
let manager: Staff;
let owner: Staff;
let bankAccountId: string;
let bankAccount: Awaited<ReturnType<typeof buildBankAccount>>;
const rights = Object.keys(paymentRunService.operations);
const day = '2026-11-24';
const db = () => house.app.database.writer(partition);

beforeAll(async () => {
  house = await openBookHouse({
    implementations: [paymentRunOperations],
    failureCatalogues: [paymentRunFailureTexts],
    jobKinds: (app) => [paymentRemitting(app)].map((kind) => ({ ...kind, work: () => Promise.resolve() })),
  });
  ({ clerk, manager } = house);
  owner = await buildStaff(house.app, partition, rights, { companyId: clerk.companyId });
  const account = await buildBankAccount(house.app, partition, { companyId: clerk.companyId, number: '62001237731' });
  bankAccountId = account.id;
  bankAccount = account;
});
afterAll(() => house.close());
// Each test begins with nothing owed that another run does not pay.
beforeEach(async () => {
  await sql`update payment_rule set two_signers_above = null where partition = ${partition}`.execute(db());
  const { rows } = await sql<{
    id: string;
  }>`select id from payment_run where status in ('DRAFT', 'PENDING', 'APPROVED')`.execute(db());
  for (const { id } of rows) {
    const run = await read(id);
    if (run.status !== 'DRAFT') await act('rejectPaymentRun', id, owner, { reason: 'ends' });
    await act('deletePaymentRun', id, clerk);
  }
});

const contextOf = () => systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' });
const supplier = (over: object = {}) =>
  buildSupplier(house.app, partition, { companyId: clerk.companyId, status: 'approved', ...over });

/** What is owed for a document of a supplier: above zero an invoice, below zero its credit note. */
async function owe(supplierId: string, number: string, amount: number, dueDate = '2026-11-20'): Promise<void> {
  const party = { kind: 'supplier', id: supplierId } as const;
  const posting = await house.posting([
    ['5000', amount],
    ['2000', -amount],
  ]);
  const lines = posting.lines.map((line, place) => (place === 1 ? { ...line, party } : line));
  const item: NewItem = {
    kind: amount > 0 ? 'purchaseInvoice' : 'creditNote',
    accountId: lines[1]!.accountId,
    party,
    documentId: randomUUID(),
    number,
    date: '2026-11-01',
    dueDate,
    amount: lines[1]!.amount,
  };
  await house.post(
    [
      ['5000', amount],
      ['2000', -amount],
    ],
    { source: 'purchaseInvoice', area: 'purchases', lines, items: [item] },
  );
}

const read = (id: string) => house.ask<PaymentRunRecord>('getPaymentRun', { id }, clerk);
const act = async (operation: string, id: string, by: Staff, more: object = {}) =>
  house.call(operation, { id, ...more }, { ...by, lockId: (await read(id)).lockId });
const begin = async (more: object = {}) =>
  read(
    (
      await house.ask<{ id: string }>(
        'postPaymentRun',
        { bankAccountId, dueUntil: '2026-11-30', payDay: day, ...more },
        clerk,
      )
    ).id,
  );
const sign = async (id: string, by: Staff, total?: number) =>
  act('approvePaymentRun', id, by, { total: total ?? (await read(id)).total });
/** A run up to its file. */
async function signedRun(): Promise<PaymentRunRecord> {
  const run = await begin();
  await act('submitPaymentRun', run.id, clerk);
  expect(await sign(run.id, manager)).toMatchObject({ result: { status: 'APPROVED' } });
  return read(run.id);
}
const paidOf = (run: PaymentRunRecord, supplierId: string) => run.paid.find((each) => each.supplierId === supplierId);
const openOf = async (supplierId: string) => {
  const { rows } = await sql<{ number: string; open: number }>`
    select number, open_amount(partition, id, 'infinity') as open from open_item where party_id = ${supplierId} order by due_date, number`.execute(
    db(),
  );
  return rows.filter(({ open }) => open !== 0).map(({ number, open }) => `${number} ${open / -100}`);
};

test('takes in what is due with its credits, leaves what is due later, and holds a credit that is left over (case 63)', async () => {
  const [one, other] = [await supplier(), await supplier()];
  await owe(one, 'A-1', 1150);
  await owe(one, 'A-2', 460);
  await owe(one, 'A-3', 99, '2026-12-15');
  await owe(one, 'CN-1', -575);
  await owe(other, 'B-1', 460);
  await owe(other, 'CN-2', -575);
  const run = await begin();
  expect(paidOf(run, one)).toMatchObject({ hold: null, amount: 1035 });
  expect(
    paidOf(run, one)!
      .items.map(({ number }) => number)
      .toSorted(),
  ).toEqual(['A-1', 'A-2', 'CN-1']);
  expect(paidOf(run, other)).toMatchObject({ hold: 'creditLeft', amount: -115 });
  await act('submitPaymentRun', run.id, clerk);
  await sign(run.id, manager);
  const sent = await act('sendPaymentRunFile', run.id, owner);
  expect(sent).toMatchObject({ response: 'ok' });
  const { result } = sent;
  const xml = Buffer.from((result as { file: { base64: string } }).file.base64, 'base64').toString();
  expect(xml).not.toContain('>-');
  await act('closePaymentRun', run.id, clerk);
  expect(await openOf(one)).toEqual(['A-3 99']);
  expect((await openOf(other)).toSorted()).toEqual(['B-1 460', 'CN-2 -575']);
});

test('pays no document twice: it is in one run at a time', async () => {
  const one = await supplier();
  await owe(one, 'A-1', 100);
  const first = await begin();
  expect(paidOf(first, one)).toMatchObject({ amount: 100 });
  expect(paidOf(await begin(), one)).toBeUndefined();
  await act('holdPaymentRunSupplier', first.id, clerk, { supplierId: one, reason: 'asked to wait' });
  expect(paidOf(await read(first.id), one)).toMatchObject({ hold: 'takenOut', holdReason: 'asked to wait' });
  expect(paidOf(await begin(), one)).toMatchObject({ hold: null, amount: 100 });
});

test('two who begin a run at once share no document', async () => {
  const one = await supplier();
  await owe(one, 'A-1', 100);
  const runs = await Promise.all([begin(), begin(), begin()]);
  expect(runs.filter((run) => paidOf(run, one)?.hold === null)).toHaveLength(1);
});

test('holds suppliers without approval, without bank details and with changed ones', async () => {
  const blocked = await supplier({ status: 'pending' });
  const changed = await supplier();
  for (const each of [blocked, changed]) await owe(each, 'A-1', 100);
  await sql`update bank_version set decided_at = ${new Date('2026-11-24T09:00:00Z')} where owner_id = ${changed} and status = 'current'`.execute(
    db(),
  );
  const run = await begin();
  expect(paidOf(run, blocked)).toMatchObject({ hold: 'supplierBlocked' });
  expect(paidOf(run, changed)).toMatchObject({ hold: 'bankHeld', holdReason: '2026-11-26T09:00:00.000Z' });
  await sql`update bank_version set status = 'withdrawn' where owner_id = ${changed}`.execute(db());
  expect(paidOf(await begin(), changed)).toMatchObject({ hold: 'bankMissing' });
});

test('is signed by others than its maker, above an amount by two, each once, and only as it is shown', async () => {
  const one = await supplier();
  await owe(one, 'A-1', 200_000);
  await house.ask('putPaymentRule', { companyId: clerk.companyId, twoSignersAbove: 150_000 }, manager);
  const run = await begin();
  expect(run.signersNeeded).toBe(2);
  await act('submitPaymentRun', run.id, clerk);
  expect(await sign(run.id, clerk)).toMatchObject({ code: 'ownPaymentRun' });
  expect(await sign(run.id, manager, run.total - 1)).toMatchObject({ code: 'paymentSumChanged' });
  expect(await sign(run.id, manager)).toMatchObject({ result: { status: 'PENDING', signatures: 1 } });
  expect(await sign(run.id, manager)).toMatchObject({ code: 'paymentSignedAlready' });
  expect(await act('sendPaymentRunFile', run.id, manager)).toMatchObject({ code: 'paymentNotSigned' });
  expect(await sign(run.id, owner)).toMatchObject({ result: { status: 'APPROVED', signatures: 2 } });
  await act('rejectPaymentRun', run.id, owner, { reason: 'wait a day' });
  await act('submitPaymentRun', run.id, clerk);
  // What was signed before it came back counts no more.
  expect((await read(run.id)).signed).toEqual([]);
  expect(await sign(run.id, manager)).toMatchObject({ result: { status: 'PENDING', signatures: 1 } });
  expect(
    await house.call('putPaymentRule', { companyId: clerk.companyId, twoSignersAbove: null }, manager),
  ).toMatchObject({ code: 'paymentSecondFactor' });
});

test('the database lets nobody send what is not signed, nor change what is', async () => {
  const one = await supplier();
  await owe(one, 'A-1', 300);
  const run = await begin();
  const write = (statement: ReturnType<typeof sql>) => house.within(({ db: own }) => statement.execute(own));
  await expect(
    write(sql`update payment_run set status = 'APPROVED' where partition = ${partition} and id = ${run.id}`),
  ).rejects.toThrow('is not signed');
  await act('submitPaymentRun', run.id, clerk);
  await sign(run.id, manager);
  await expect(
    write(sql`update payment set amount = 30000000 where partition = ${partition} and run_id = ${run.id}`),
  ).rejects.toThrow('stay as they are');
  await expect(
    write(sql`update payment_run set total = total + 1 where partition = ${partition} and id = ${run.id}`),
  ).rejects.toThrow('is not the sum');
  await expect(
    write(sql`insert into payment_item (partition, run_id, payment_id, item_id, amount)
      select partition, run_id, payment_id, item_id, amount from payment_item where partition = ${partition} and run_id = ${run.id}`),
  ).rejects.toThrow('stay as they are');
});

test('a change of bank details between signing and file takes the supplier out, and the new sum is signed', async () => {
  const [stays, goes] = [await supplier(), await supplier()];
  await owe(stays, 'A-1', 100);
  await owe(goes, 'B-1', 50);
  const run = await signedRun();
  await sql`update bank_version set status = 'replaced' where owner_id = ${goes} and status = 'current'`.execute(db());
  expect(await act('sendPaymentRunFile', run.id, owner)).toMatchObject({
    result: { status: 'PENDING', file: null, changed: [{ hold: 'bankMissing' }] },
  });
  const after = await read(run.id);
  expect(after.total).toBe(run.total - 50);
  expect(after.signed).toEqual([]);
  expect(await sign(run.id, manager)).toMatchObject({ result: { status: 'APPROVED' } });
  expect(await act('sendPaymentRunFile', run.id, owner)).toMatchObject({ result: { status: 'SENT' } });
});

test('an invoice that was settled otherwise comes out before anybody signs', async () => {
  const one = await supplier();
  await owe(one, 'A-1', 100);
  await owe(one, 'CN-9', -100);
  const two = await supplier();
  await owe(two, 'B-1', 70);
  const run = await begin();
  await act('submitPaymentRun', run.id, clerk);
  const { rows } = await sql<{
    id: string;
    amount: number;
  }>`select id, amount from open_item where party_id = ${two}`.execute(db());
  await owe(two, 'CN-8', -70);
  const { rows: credit } = await sql<{
    id: string;
  }>`select id from open_item where party_id = ${two} and amount > 0`.execute(db());
  await house.within(({ db: own }) =>
    sql`insert into allocation (partition, company_id, from_item, to_item, amount, day, made_by)
      values (${partition}, ${clerk.companyId}, ${rows[0]!.id}, ${credit[0]!.id}, 7000, ${day}::date, 'test')`.execute(
      own,
    ),
  );
  expect(await sign(run.id, manager)).toMatchObject({
    result: { status: 'PENDING', changed: [{ hold: 'creditLeft' }] },
  });
  expect(paidOf(await read(run.id), two)).toMatchObject({ hold: 'creditLeft' });
});

test('the file taken twice is the same file, and says who took it before (case 69)', async () => {
  const one = await supplier();
  await owe(one, 'A-1', 100);
  const run = await signedRun();
  const first = (await act('sendPaymentRunFile', run.id, owner)).result as {
    file: { sha256: string };
    takenBefore: unknown;
  };
  expect(first.takenBefore).toBeNull();
  house.clock.set(new Date('2026-11-25T08:00:00Z'));
  const again = (await act('sendPaymentRunFile', run.id, manager)).result as typeof first;
  expect(again.file.sha256).toBe(first.file.sha256);
  expect(again.takenBefore).toEqual({ by: expect.any(String), at: '2026-11-24T10:00:00.000Z' });
  expect(paidOf(await begin({ payDay: '2026-11-25' }), one)).toBeUndefined();
  house.clock.set(new Date('2026-11-24T10:00:00Z'));
});

test('what the bank has paid is posted once, settles what was owed, and is told to each supplier once', async () => {
  const one = await supplier();
  await owe(one, 'INV-77', 1150);
  const run = await signedRun();
  await act('sendPaymentRunFile', run.id, owner);
  const before = await house.closing('1000');
  expect(await act('closePaymentRun', run.id, clerk, { date: '2026-11-25' })).toMatchObject({
    code: 'paymentAhead',
  });
  expect(await act('closePaymentRun', run.id, clerk)).toMatchObject({ result: { status: 'POSTED' } });
  expect(await act('closePaymentRun', run.id, clerk)).toMatchObject({ code: 'notAllowedInState' });
  const after = await house.closing('1000');
  expect(cents(Math.round(after * 100) - Math.round(before * 100))).toBe(cents(-Math.round(run.total * 100)));
  expect(await openOf(one)).toEqual([]);
  await remit(house.app, { partition, runId: run.id });
  await remit(house.app, { partition, runId: run.id });
  const mails = (await house.messages()).filter(({ text }) => text.includes('INV-77'));
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain(run.runNumber);
  const shown = await read(run.id);
  expect(paidOf(shown, one)!.remittedAt).not.toBeNull();
});

test.each([
  ['en', 'Remittance advice', 'Your document'],
  ['afr', 'Betaaladvies', 'Jou dokument'],
  ['pt', 'Aviso de pagamento', 'O seu documento'],
  ['fr', 'Avis de paiement', 'Votre document'],
])('the advice is a PDF in the supplier’s language with all its own numbers: %s', async (language, title, head) => {
  const one = await supplier();
  await sql`update supplier set language = ${language}, trade_name = 'Łódź & Žižka' where id = ${one}`.execute(db());
  for (let place = 0; place < 120; place++) await owe(one, `ADV-${language}-${place}`, 10);
  await owe(one, `CRN-${language}`, -50);
  const run = await signedRun();
  await act('sendPaymentRunFile', run.id, owner);
  await act('closePaymentRun', run.id, clerk);
  await remit(house.app, { partition, runId: run.id });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payment where run_id = ${run.id} and supplier_id = ${one} and remitted_at is not null`.execute(
    db(),
  );
  expect(rows[0]!.count).toBe(1);
  const advice = await inPartition(contextOf(), partition, async (context) => {
    const payment = (await paymentsOf(context, run.id)).find(({ supplier_id }) => supplier_id === one)!;
    return remittanceAdvice(context, (await findRun(context, run.id))!, payment);
  });
  expect(advice.fileName).toBe(`${title} ${run.runNumber}.pdf`);
  const text = ((await pdfText(Buffer.from(advice.base64, 'base64'))) ?? '').replaceAll(/\s+/g, ' ');
  for (const words of [title, head, 'Łódź & Žižka', `ADV-${language}-0`, `ADV-${language}-119`, `CRN-${language}`])
    expect(text).toContain(words);
  expect(text).toMatch(/ZAR 1\s?150[,.]00/);
});

test('a run that the bank did not carry out is a draft again, and its old signatures count no more', async () => {
  const one = await supplier();
  await owe(one, 'A-1', 100);
  const run = await signedRun();
  await act('sendPaymentRunFile', run.id, owner);
  expect(await act('recallPaymentRun', run.id, clerk, { reason: 'refused by the bank' })).toMatchObject({
    code: 'ownPaymentRun',
  });
  expect(await act('recallPaymentRun', run.id, owner, { reason: 'refused by the bank' })).toMatchObject({
    result: { status: 'DRAFT' },
  });
  await act('submitPaymentRun', run.id, clerk);
  expect(await read(run.id)).toMatchObject({ status: 'PENDING', signed: [], fileTakenAt: null });
});

test('is posted by the line of the statement by which it left the bank, and by no other line', async () => {
  const one = await supplier();
  await owe(one, 'L-1', 321.5);
  const run = await signedRun();
  const left = (amount: number) => amount.toFixed(2).replace('.', ',');
  await act('sendPaymentRunFile', run.id, owner);
  await buildBankFile(house.app, partition, {
    fileName: 'statement.940',
    account: bankAccount,
    text: [
      ':20:STMT1',
      ':25:62001237731',
      ':28C:1/1',
      ':60F:C261123ZAR5000,00',
      `:61:2611241124D${left(run.total - 0.1)}NTRFOTHER`,
      ':86:CARD PURCHASE',
      `:61:2611241124D${left(run.total)}NTRF${run.runNumber}`,
      ':86:BATCH PAYMENT',
      `:62F:C261124ZAR${left(5000.1 - 2 * run.total)}`,
      '-',
      '',
    ].join('\r\n'),
  });
  const { rows } = await sql<{ id: string; amount: number }>`
    select id, amount from bank_line where account_id = ${bankAccountId} order by line`.execute(db());
  const [other, own] = [rows[0]!, rows[1]!];
  expect(await act('closePaymentRun', run.id, clerk, { bankLineId: other.id })).toMatchObject({
    code: 'invalidPayload',
    fields: { bankLineId: expect.any(String) },
  });
  expect(await act('closePaymentRun', run.id, clerk, { bankLineId: own.id, date: '2026-11-24' })).toMatchObject({
    response: 'ok',
    result: { status: 'POSTED' },
  });
  expect(await house.within((context) => findBankLine(context, own.id))).toMatchObject({
    status: 'SETTLED',
    settled_by_kind: 'paymentRun',
    settled_by_id: run.id,
  });
  expect(await openOf(one)).toEqual([]);
});
