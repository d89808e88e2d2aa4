import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enterLink, type Guest } from '#platform/server/testing/guests.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { pageTexts } from '#platform/server/testing/pdf-text.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildPod } from '#modules/work/pods/server/index.ts';
import type { LinkedInvoice } from '../link-contract.ts';
import { sendDocument } from './send-invoice.ts';
import { setSettlementTerm } from './settlement-terms.ts';
import { type InvoiceHouse, openInvoiceHouse, partition } from './testing/invoice-house.ts';

let house: InvoiceHouse;
beforeAll(async () => {
  house = await openInvoiceHouse();
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);

interface Sent {
  readonly id: string;
  readonly loadId: string;
  readonly customerId: string;
  readonly number: string;
  /** The tokens of the mails, by address. */
  readonly keys: Readonly<Record<string, string>>;
}

const finance = (name: string, number = '') => ({
  type: 'Finance',
  name,
  number,
  emailAddress: `${name}@cust.example`,
});

/** A posted invoice of two lines, sent to the people of finance of a customer of its own. */
async function sent(contacts = [finance('pay', '082 555 0144'), finance('books')]): Promise<Sent> {
  const customerId = await house.customer();
  await sql`update customer set contacts = ${JSON.stringify(contacts)}::jsonb, mobile_number = '+27825550199' where id = ${customerId}`.execute(
    db(),
  );
  const loadId = await house.ready(
    [
      { description: 'Linehaul', net: 1000 },
      { description: 'Standing time', net: 200 },
    ],
    { customerId },
  );
  const [id] = await house.posted([loadId]);
  const { number } = await house.ask<{ number: string }>('getInvoice', { id }, house.clerk);
  await sendDocument(house.app, { partition, invoiceId: id!, by: 'Job' });
  const keys: Record<string, string> = {};
  for (const { emailAddress } of contacts)
    keys[emailAddress] = (await mailsTo(emailAddress))[0]?.split('/').at(-1) ?? '';
  return { id: id!, loadId, customerId, number, keys };
}

/** The links of the mails to an address, the newest first; empty where a mail has none. */
async function mailsTo(address: string): Promise<string[]> {
  return (await house.messages()).filter(({ to }) => to === address).map(({ links }) => links[0] ?? '');
}

interface Answer {
  readonly clientTradeName: string;
  readonly mobileNumber: string;
  readonly invoice?: LinkedInvoice;
}
const opened = async (guest: Guest) => house.ask<Answer>('getInvoiceLink', { key: guest.key }, guest.options);

describe('by link', () => {
  test('each recipient gets one mail with a link of its own, however often the job runs', async () => {
    const names = ['twice.one', 'twice.two'].map((name) => finance(name));
    const { id, keys } = await sent(names);
    await Promise.all([1, 2].map(() => sendDocument(house.app, { partition, invoiceId: id, by: 'Job' })));
    for (const { emailAddress } of names) expect(await mailsTo(emailAddress)).toHaveLength(1);
    expect(new Set(Object.values(keys)).size).toBe(2);
    for (const key of Object.values(keys)) {
      const guest = await enterLink(house, key);
      expect((await opened(guest)).invoice?.id).toBe(id);
      await sql`update one_time_code set created_at = to_timestamp(0) where partition = ${partition}`.execute(db());
    }
    const { sends } = await house.ask<{ sends: { openedAt: string | null }[] }>('getInvoice', { id }, house.clerk);
    expect(sends.map(({ openedAt }) => openedAt !== null)).toEqual([true, true]);
    const history = await house.ask<{ event: string }[]>('getInvoiceHistory', { id }, house.clerk);
    expect(history.filter(({ event }) => event === 'opened')).toHaveLength(2);
  });

  test('an address without a mobile for the code, and another one that staff type, get the document alone', async () => {
    const customerId = await house.customer();
    const contacts = JSON.stringify([finance('nomobile')]);
    await sql`update customer set contacts = ${contacts}::jsonb, mobile_number = '' where id = ${customerId}`.execute(
      db(),
    );
    const [id] = await house.posted([await house.ready([{ description: 'Linehaul', net: 100 }], { customerId })]);
    await sendDocument(house.app, { partition, invoiceId: id!, by: 'Job' });
    await sendDocument(house.app, { partition, invoiceId: id!, by: 'Job', to: 'typed@cust.example' });
    expect(await mailsTo('nomobile@cust.example')).toEqual(['']);
    expect(await mailsTo('typed@cust.example')).toEqual(['']);
  });

  test('before the code no more than who asks; after it what is to pay, for what, and nothing of the books', async () => {
    const { id, number, keys } = await sent([finance('before')]);
    const key = keys['before@cust.example']!;
    const { sessionId } = await house.ask<{ sessionId: string }>(
      'login',
      { userRole: '', userAccount: '', password: '' },
      { service: 'basis' },
    );
    const closed = await house.ask<Answer>('getInvoiceLink', { key }, { sessionId });
    expect(Object.keys(closed).toSorted()).toEqual(['clientTradeName', 'language', 'mobileNumber']);
    expect(closed.mobileNumber).toMatch(/0199$/);
    expect(await house.call('getInvoicePaper', { id }, { sessionId })).not.toMatchObject({ response: 'ok' });
    const guest = await enterLink(house, key);
    const { invoice } = await opened(guest);
    expect(invoice).toMatchObject({ id, number, net: 1200, vat: 180, gross: 1380, open: 1380, canDispute: true });
    expect(invoice!.lines.map(({ description, left }) => [description, left])).toEqual([
      ['Linehaul', 1150],
      ['Standing time', 230],
    ]);
    expect(JSON.stringify(invoice)).not.toMatch(/DBN|Durban linehaul|centre|journal|account"/);
    const paper = await house.ask<{ base64: string }>('getInvoicePaper', { id }, guest.options);
    expect(Buffer.from(paper.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('a link reaches its own document alone, and proofs of its loads once they are accepted', async () => {
    const own = await sent([finance('own')]);
    const other = await sent([finance('other')]);
    const guest = await enterLink(house, own.keys['own@cust.example']!);
    expect(await house.call('getInvoicePaper', { id: other.id }, guest.options)).toMatchObject({ code: 'notFound' });
    expect(await house.call('disputeInvoice', { id: other.id, reason: 'price' }, guest.options)).toMatchObject({
      code: 'notFound',
    });
    const pods: string[] = [];
    for (const loadId of [own.loadId, other.loadId])
      pods.push(
        await buildPod(house.app, partition, {
          loadId,
          companyId: house.companyId,
          content: handmadePdf({}).toString('base64'),
        } as never),
      );
    const file = (podId: string) => house.call('getInvoiceProof', { podId, file: 1 }, guest.options);
    expect((await opened(guest)).invoice!.loads[0]!.proofs).toEqual([]);
    expect(await file(pods[0]!)).toMatchObject({ code: 'fileNotFound' });
    await sql`update pod set status = 'podAccepted' where partition = ${partition} and id = any (${pods}::uuid[])`.execute(
      db(),
    );
    expect((await opened(guest)).invoice!.loads[0]!.proofs).toMatchObject([{ podId: pods[0], file: 1 }]);
    expect(await file(pods[0]!)).toMatchObject({ response: 'ok', result: { contentType: 'application/pdf' } });
    expect(await file(pods[1]!)).toMatchObject({ code: 'fileNotFound' });
  });

  test('the customer disputes a line, and reads the answer where it disputed', async () => {
    const { id, keys } = await sent([finance('disputes')]);
    const guest = await enterLink(house, keys['disputes@cust.example']!);
    const line = (await opened(guest)).invoice!.lines[1]!;
    const raise = () =>
      house.call(
        'disputeInvoice',
        { id, lineId: line.id, reason: 'quantity', amount: 115, note: 'We waited one hour, not two.' },
        guest.options,
      );
    const raised = (await raise()).result as { id: string; lockId: string };
    expect(await raise()).toMatchObject({ code: 'disputeOpen' });
    const { disputes } = await house.ask<{ disputes: object[] }>('getInvoice', { id }, house.clerk);
    expect(disputes).toMatchObject([{ raisedBy: 'disputes', raisedByCustomer: true, amount: 115 }]);
    await house.ask(
      'settleInvoiceDispute',
      { id: raised.id, decision: 'reject', answer: 'The phone says two hours.' },
      { ...house.clerk, lockId: raised.lockId },
    );
    expect((await opened(guest)).invoice!.disputes).toMatchObject([
      { lineId: line.id, status: 'REJECTED', answer: 'The phone says two hours.' },
    ]);
  });
});

describe('the money on the page', () => {
  test('shows what was paid and credited and when, what is open, and terms of settlement until their day', async () => {
    const customerId = await house.customer();
    await sql`update customer set contacts = ${JSON.stringify([finance('terms')])}::jsonb, mobile_number = '+27825550199' where id = ${customerId}`.execute(
      db(),
    );
    await house.within((context) =>
      setSettlementTerm(
        context,
        { companyId: house.companyId, customerId },
        { percent: 2.5, days: 7, isPrinted: true },
      ),
    );
    const [id] = await house.posted([await house.ready([{ description: 'Linehaul', net: 1_000 }], { customerId })]);
    await sendDocument(house.app, { partition, invoiceId: id!, by: 'Job' });
    const guest = await enterLink(house, (await mailsTo('terms@cust.example'))[0]!.split('/').at(-1)!);
    const settlement = { percent: 2.5, amount: 28.75, until: '2026-12-01' };
    expect((await opened(guest)).invoice).toMatchObject({
      payments: [],
      settlement: { ...settlement, isInTime: true, toPay: 1_121.25 },
    });
    const note = await credited(id!, 100);
    const { invoice } = await opened(guest);
    expect(invoice).toMatchObject({
      open: 1_035,
      payments: [{ kind: 'creditNote', number: 'CN-000001', day: '2026-11-24', amount: 115 }],
      notes: [{ id: note, number: 'CN-000001', gross: 115 }],
      settlement: { toPay: 1_006.25 },
    });
    // The day decides.
    house.clock.set(new Date('2026-12-02T08:00:00Z'));
    expect((await opened(guest)).invoice!.settlement).toMatchObject({ ...settlement, isInTime: false });
    house.clock.set(new Date('2026-11-24T10:00:00Z'));
  });

  test('a credit note of the invoice is taken as a file by its link, one of another invoice and a draft are not', async () => {
    const own = await sent([finance('noted')]);
    const other = await sent([finance('unnoted')]);
    const guest = await enterLink(house, own.keys['noted@cust.example']!);
    const paper = (id: string) => house.call('getInvoicePaper', { id }, guest.options);
    const note = await credited(own.id, 100);
    const taken = (await paper(note)).result as { base64: string; fileName: string };
    expect(taken.fileName).toMatch(/^CN-\d{6}\.pdf$/);
    const text = (await pageTexts(Buffer.from(taken.base64, 'base64'))).join(' ');
    expect(text).toContain('Credit note');
    expect(text).toContain(own.number);
    expect(await paper(await credited(other.id, 100))).toMatchObject({ code: 'notFound' });
    const { id: draft } = await house.ask<{ id: string }>(
      'postInvoiceReversal',
      { id: own.id, reason: 'Again' },
      house.clerk,
    );
    expect(await paper(draft)).toMatchObject({ code: 'notFound' });
  });
});

/** A posted credit note over so much of the first line of an invoice. */
async function credited(id: string, net: number): Promise<string> {
  const { lines } = await house.ask<{ lines: { id: string }[] }>('getInvoice', { id }, house.clerk);
  const { id: note } = await house.ask<{ id: string }>(
    'postInvoiceReversal',
    { id, lines: [{ lineId: lines[0]!.id, net }], reason: 'Agreed' },
    house.clerk,
  );
  expect(await house.on('postInvoice', note)).toMatchObject({ response: 'ok' });
  return note;
}

describe('a customer’s own people', () => {
  let own: Sent;
  let person: Staff;
  beforeAll(async () => {
    own = await sent([finance('people')]);
    const rights = [
      'getInvoices',
      'getInvoice',
      'getInvoicePaper',
      'disputeInvoice',
      'getInvoiceHistory',
      'putInvoice',
    ];
    person = await buildStaff(house.app, partition, rights, {
      companyId: house.companyId,
      customerIds: [own.customerId],
    });
  });

  test('see their posted documents with what is open, and no other', async () => {
    const other = await sent([finance('stranger')]);
    await house.draft([await house.ready([{ description: 'Linehaul', net: 100 }], { customerId: own.customerId })]);
    const { rows } = await house.ask<{ rows: object[] }>('getInvoices', {}, person);
    expect(rows).toMatchObject([{ id: own.id, standing: 'OPEN', open: 1380 }]);
    const open = await house.ask<{ rows: object[] }>('getInvoices', { standing: ['OPEN'] }, person);
    expect(open.rows).toHaveLength(1);
    for (const operation of ['getInvoice', 'getInvoicePaper', 'disputeInvoice'])
      expect(
        await house.call(
          operation,
          { id: other.id, ...(operation === 'disputeInvoice' && { reason: 'price' }) },
          person,
        ),
      ).toMatchObject({ code: 'notFound' });
    for (const operation of ['getInvoiceHistory', 'putInvoice'])
      expect(await house.call(operation, { id: own.id }, { ...person, lockId: '1' })).toMatchObject({ status: 403 });
  });

  test('learn nothing of the books, of centres and accounts, and of who worked on it', async () => {
    await house.ask('disputeInvoice', { id: own.id, reason: 'price', amount: 1 }, person);
    const record = await house.ask<Record<string, unknown>>('getInvoice', { id: own.id }, person);
    expect(record).toMatchObject({ gross: 1380, open: 1380, standing: 'OPEN', disputes: [{ raisedByCustomer: true }] });
    for (const field of [
      'journal',
      'settlements',
      'sends',
      'decisionReason',
      'findings',
      'approvalBarrier',
      'needsSecondPerson',
      'approvedBy',
      'approvedAt',
      'postedBy',
      'createdBy',
      'updatedBy',
      'isSendFailed',
    ])
      expect(record).not.toHaveProperty(field);
    const [line] = record['lines'] as object[];
    expect(Object.keys(line!)).not.toContain('account');
    expect(Object.keys(line!)).not.toContain('centreName');
    expect(record).toMatchObject({ paper: { lines: [{ net: 100_000 }, {}] } });
    expect(await house.call('getInvoicePaper', { id: own.id }, person)).toMatchObject({ response: 'ok' });
  });
});
