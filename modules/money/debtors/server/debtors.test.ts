import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { pdfText } from '#platform/server/uploads.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgeingAnswer, DebtorRecord, ReminderPreview, StatementAnswer } from '../answers.ts';
import { bookDay, type DebtorHouse, openDebtorHouse, partition } from './testing/debtor-house.ts';
import { reminderDay, turnReminderDay } from './reminder-day.ts';
import { turnStatementDay } from './statement-day.ts';

let house: DebtorHouse;
beforeAll(async () => {
  house = await openDebtorHouse();
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);
const ageing = (query: object = {}) => house.ask<AgeingAnswer>('getInvoiceAgeing', query, house.clerk);
const rowOf = async (customerId: string, query: object = {}) =>
  (await ageing({ pageSize: 5000, ...query })).rows.find((row) => row.customerId === customerId);
const reminders = () => house.ask<ReminderPreview>('getPaymentReminders', {}, house.clerk);
const reminderFor = async (customerId: string) => (await reminders()).rows.find((row) => row.customerId === customerId);
const detail = (customerId: string) => house.ask<DebtorRecord>('getDebtor', { customerId }, house.clerk);
const mailsTo = async (email: string) => (await house.messages()).filter(({ to }) => to === email);
/** A customer with an address of its own. */
async function customer(name: string): Promise<{ readonly id: string; readonly email: string }> {
  const id = await house.customer();
  const email = `${name}@customer.example`;
  await sql`update customer set registered_name = ${name}, email = ${email}, contacts = '[]' where partition = ${partition} and id = ${id}`.execute(
    db(),
  );
  return { id, email };
}

describe('ageing', () => {
  test('buckets by the days since the due day', async () => {
    const { id } = await customer('Buckets');
    for (const [due, amount] of [
      ['2026-11-22', 1],
      ['2026-10-23', 2],
      ['2026-10-22', 4],
      ['2026-08-24', 8],
      ['2026-07-24', 16],
    ] as const)
      await house.owes(id, amount, { date: '2026-07-01', due });
    expect(await rowOf(id, { asOf: '2026-11-22' })).toMatchObject({
      bands: [1, 2, 4, 8, 0, 16],
      total: 31,
      overdue: 30,
    });
  });

  test('case 47: it adds up, with what is on account apart, and equals the ledger', async () => {
    const { id } = await customer('Adds up');
    await house.owes(id, 1000, { date: '2026-09-10', due: '2026-10-10' });
    await house.paid(id, 300, { date: '2026-11-20' });
    const row = await rowOf(id, { asOf: '2026-11-22' });
    expect(row).toMatchObject({ bands: [0, 0, 1000, 0, 0, 0], onAccount: -300, total: 700 });
    const { sum, ledger, accountNumber } = await ageing({ asOf: '2026-11-22' });
    expect(sum.total).toBe(ledger);
    expect(accountNumber).toBe('1100');
    expect(sum.bands.reduce((whole, band) => whole + band, sum.onAccount)).toBeCloseTo(sum.total, 2);
  });

  test('case 48: as of a past day it is as it was that day', async () => {
    const { id } = await customer('Past day');
    const invoice = await house.owes(id, 1000, { date: '2026-09-20', due: '2026-10-20' });
    const receipt = await house.paid(id, 1000, { date: '2026-11-03' });
    await house.settle(receipt, invoice, 1000, '2026-11-10');
    expect(await rowOf(id, { asOf: '2026-10-31' })).toMatchObject({ total: 1000, onAccount: 0, overdue: 1000 });
    expect(await rowOf(id, { asOf: '2026-11-05' })).toMatchObject({ total: 0, onAccount: -1000, overdue: 1000 });
    expect(await rowOf(id, { asOf: '2026-11-10' })).toBeUndefined();
  });

  test('case 27: what bounced is open again with its old due date, and was paid on the day before', async () => {
    const { id } = await customer('Bounced');
    const invoice = await house.owes(id, 5750, { date: '2026-09-20', due: '2026-10-20' });
    const receipt = await house.paid(id, 5750, { date: '2026-11-03' });
    const settled = await house.settle(receipt, invoice, 5750, '2026-11-03');
    await house.undo(settled, '2026-11-06');
    const back = await house.owes(id, 5750, { date: '2026-11-06', kind: 'reversal' });
    await house.settle(receipt, back, 5750, '2026-11-06');
    expect(await rowOf(id, { asOf: '2026-11-04' })).toBeUndefined();
    expect(await rowOf(id, { asOf: '2026-11-06' })).toMatchObject({
      total: 5750,
      since: '2026-10-20',
      next: 'returned',
    });
    expect((await detail(id)).items).toMatchObject([{ open: 5750, dueDate: '2026-10-20' }]);
  });

  test('the gravest comes first, and filters and search count what they show', async () => {
    const old = await customer('Old debt');
    await house.owes(old.id, 10, { date: '2026-05-01', due: '2026-05-31' });
    const all = await ageing({ filter: 'over60', pageSize: 5000 });
    expect(all.rows.length).toBe(all.counts.over60);
    const ranks = all.rows.map(({ bands }) => 5 - bands.toReversed().findIndex((band) => band > 0));
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
    const found = await ageing({ search: 'old de' });
    expect(found.rows.map(({ customerName }) => customerName)).toEqual(['Old debt']);
  });

  test('whatever is posted, settled and undone in whatever order, every day is the ledger of that day, and no past day changes', async () => {
    const customers = await Promise.all([1, 2, 3].map((place) => customer(`Model ${place}`)));
    const days = ['2026-08-31', '2026-09-15', '2026-10-01', '2026-10-31', '2026-11-10', '2026-11-24'];
    const open = new Map<string, { id: string; customerId: string; left: number }[]>([
      ['debit', []],
      ['credit', []],
    ]);
    const made: string[] = [];
    const before = new Map<string, string>();
    const shown = async (day: string) => {
      const { rows, sum, ledger } = await ageing({ asOf: day, pageSize: 5000 });
      expect(sum.total).toBe(ledger);
      expect(rows.reduce((whole, { total }) => whole + Math.round(total * 100), 0)).toBe(Math.round(sum.total * 100));
      return JSON.stringify(
        rows.map(({ customerId, bands, onAccount, total }) => [customerId, bands, onAccount, total]),
      );
    };
    // Time goes on: what is done on a day changes no day before it.
    for (const [place, day] of days.entries()) {
      for (let step = 0; step < 10; step++) {
        const { id } = customers[randomInt(3)]!;
        const deed = randomInt(4);
        const amount = 1 + randomInt(100_000) / 100;
        if (deed === 0)
          open.get('debit')!.push({
            id: await house.owes(id, amount, { date: day, due: days[randomInt(6)]! }),
            customerId: id,
            left: amount,
          });
        else if (deed === 1)
          open.get('credit')!.push({ id: await house.paid(id, amount, { date: day }), customerId: id, left: amount });
        else if (deed === 2) {
          const from = open.get('credit')!.find(({ left }) => left > 0.01);
          const to = from && open.get('debit')!.find((each) => each.customerId === from.customerId && each.left > 0.01);
          if (!from || !to) continue;
          const part = Math.max(0.01, Math.floor(Math.min(from.left, to.left) * 100 * (randomInt(2) ? 1 : 0.5)) / 100);
          made.push(await house.settle(from.id, to.id, part, day));
          from.left = Math.round((from.left - part) * 100) / 100;
          to.left = Math.round((to.left - part) * 100) / 100;
        } else if (made.length > 0) await house.undo(made.pop()!, day);
      }
      for (const past of days.slice(0, place)) expect(await shown(past)).toBe(before.get(past));
      before.set(day, await shown(day));
    }
    const { rows } = await house.within(({ db: reader }) =>
      sql<{ differs: number }>`
        select count(*)::int as differs from open_item i, unnest(${days}::date[]) d(day)
         where i.partition = ${partition} and i.posting_date <= d.day and open_amount(i.partition, i.id, d.day)
           is distinct from coalesce((select s.open from open_item_span s where s.partition = i.partition and s.item_id = i.id and s.from_day <= d.day and s.until_day > d.day), 0)`.execute(
        reader,
      ),
    );
    expect(rows).toEqual([{ differs: 0 }]);
  });

  test('is closed to whoever is limited to some records', async () => {
    const { buildStaff } = await import('#modules/base/access/server/index.ts');
    const { id } = await customer('Limited');
    const limited = await buildStaff(house.app, partition, ['getInvoiceAgeing', 'getDebtor'], {
      companyId: house.companyId,
      scope: { customerIds: [id] },
    } as never);
    expect(await house.call('getInvoiceAgeing', {}, limited)).toMatchObject({ response: 'error' });
  });
});

describe('statements', () => {
  const statement = (customerId: string, query: object) =>
    house.ask<StatementAnswer>('getShipperStatement', { customerId, ...query }, house.clerk);

  test('case 50: it opens with what was owed, and closes with the ageing', async () => {
    const { id } = await customer('Statement');
    const october = await house.owes(id, 3200, { date: '2026-10-10', due: '2026-11-09' });
    await house.owes(id, 1150, { date: '2026-11-05', due: '2026-12-05', number: 'INV-7' });
    const receipt = await house.paid(id, 3200, { date: '2026-11-09', number: 'R-1' });
    await house.settle(receipt, october, 3200, '2026-11-09');
    const { accounts } = await statement(id, { from: '2026-11-01', to: '2026-11-24' });
    expect(accounts).toMatchObject([
      {
        currency: 'ZAR',
        opening: 3200,
        lines: [
          { number: 'INV-7', amount: 1150, balance: 4350 },
          { number: 'R-1', amount: -3200, balance: 1150 },
        ],
        closing: 1150,
        bands: [1150, 0, 0, 0, 0, 0],
      },
    ]);
    expect(await rowOf(id, { asOf: '2026-11-24' })).toMatchObject({ total: 1150 });
    expect((await statement(id, { from: '2026-10-01', to: '2026-10-31' })).accounts).toMatchObject([{ closing: 3200 }]);
    expect(
      await house.call('getShipperStatement', { customerId: id, from: '2026-11-20', to: '2026-11-10' }, house.clerk),
    ).toMatchObject({
      status: 400,
    });
    expect(await house.call('getShipperStatement', { customerId: id, to: '2026-11-25' }, house.clerk)).toMatchObject({
      response: 'error',
    });
  });

  test('is a PDF in the customer’s language', async () => {
    const { id } = await customer('Papier');
    await sql`update customer set language = 'afr' where partition = ${partition} and id = ${id}`.execute(db());
    for (let place = 0; place < 60; place++) await house.owes(id, 10, { date: '2026-11-05', number: `LANG-${place}` });
    const file = await house.ask<{ base64: string; fileName: string }>(
      'getShipperStatementFile',
      { customerId: id },
      house.clerk,
    );
    expect(file.fileName).toMatch(/^Rekeningstaat/);
    const text = ((await pdfText(Buffer.from(file.base64, 'base64'))) ?? '').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Beginsaldo');
    expect(text).toContain('LANG-59');
    expect(text).toContain('Bladsy 2 van');
    expect(text).toMatch(/600[,.]00/);
  });

  test('case 75: they go out by themselves on the 25th to two addresses, once, however often the day is turned', async () => {
    const { id } = await customer('By itself');
    const other = await customer('On the tenth');
    await house.owes(id, 500, { date: '2026-11-05', due: '2026-12-05' });
    await house.owes(other.id, 500, { date: '2026-11-05', due: '2026-12-05' });
    const save = async (customerId: string, more: object) => {
      const { arrangement } = await detail(customerId);
      return house.call(
        'putDebtorArrangement',
        {
          customerId,
          sendsStatements: true,
          statementDay: null,
          statementTo: [],
          pausedUntil: null,
          ...more,
        },
        { ...house.clerk, lockId: arrangement.lockId },
      );
    };
    expect(await save(id, { statementTo: ['one@two.example', 'two@two.example', 'One@two.example'] })).toMatchObject({
      response: 'ok',
    });
    expect(await save(other.id, { statementDay: 10 })).toMatchObject({ response: 'ok' });
    const day = { partition, companyId: house.companyId, hour: 8 };
    await turnStatementDay(house.app, { ...day, today: '2026-11-24' });
    expect(await mailsTo('one@two.example')).toHaveLength(0);
    await Promise.all([1, 2].map(() => turnStatementDay(house.app, { ...day, today: '2026-11-23' })));
    house.clock.set(new Date('2026-11-25T08:00:00Z'));
    await Promise.all([1, 2].map(() => turnStatementDay(house.app, { ...day, today: '2026-11-25' })));
    await turnStatementDay(house.app, { ...day, today: '2026-11-25' });
    house.clock.set(new Date(`${bookDay}T10:00:00Z`));
    expect(await mailsTo('one@two.example')).toHaveLength(1);
    expect(await mailsTo('two@two.example')).toHaveLength(1);
    expect(await mailsTo('One@two.example')).toHaveLength(0);
    expect(await mailsTo(other.email)).toHaveLength(0);
    expect((await detail(id)).statements).toMatchObject([
      { toDay: '2026-11-25', fromDay: '2026-10-26', closing: 500 },
      { toDay: '2026-11-25', closing: 500 },
    ]);
    // On demand it goes again, also to another address.
    const sent = await house.ask(
      'sendShipperStatements',
      { customerIds: [id], addresses: ['boss@two.example'] },
      house.clerk,
    );
    expect(sent).toEqual({ mails: 1, withoutAddress: 0 });
    expect(await mailsTo('boss@two.example')).toHaveLength(1);
  });
});

describe('reminders', () => {
  test('case 49: an open credit that covers what is overdue stops it; a void one and one paid this morning count nothing', async () => {
    const covered = await customer('Covered');
    await house.owes(covered.id, 5000, { date: '2026-09-10', due: '2026-10-10' });
    await house.paid(covered.id, 5000, { date: '2026-11-20', kind: 'creditNote' });
    expect(await reminderFor(covered.id)).toMatchObject({ reason: 'credit' });
    const voided = await customer('Void credit');
    await house.owes(voided.id, 5000, { date: '2026-09-10', due: '2026-10-10' });
    expect(await reminderFor(voided.id)).toMatchObject({ reason: 'due', amount: 5000, step: 1 });
    const morning = await customer('Paid this morning');
    const invoice = await house.owes(morning.id, 5000, { date: '2026-09-10', due: '2026-10-10' });
    await house.settle(await house.paid(morning.id, 5000, { date: bookDay }), invoice, 5000, bookDay);
    expect(await reminderFor(morning.id)).toBeUndefined();
  });

  test('a run that two start at once sends each customer one mail, and the trail says so', async () => {
    const { id, email } = await customer('Twice');
    await house.owes(id, 800, { date: '2026-09-10', due: '2026-10-10', number: 'TWICE-1' });
    const run = () => house.ask<{ customers: number }>('sendPaymentReminders', { customerIds: [id] }, house.clerk);
    const runs = await Promise.all([run(), run(), run()]);
    expect(runs.map(({ customers }) => customers).toSorted()).toEqual([0, 0, 1]);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('TWICE-1');
    expect(await reminderFor(id)).toMatchObject({ reason: 'reminded' });
    const { rows } = await house.within(({ db: reader }) =>
      sql<{
        event: string;
      }>`select event from audit_entry where partition = ${partition} and noun = 'debtor' and record_id = ${id}`.execute(
        reader,
      ),
    );
    expect(rows).toEqual([{ event: 'reminded' }]);
    expect((await detail(id)).reminders).toMatchObject([{ step: 1, amount: 800, recipients: [email] }]);
  });

  test('a promise stops it until its day has passed, and a pause until it ends', async () => {
    const { id } = await customer('Promised');
    await house.owes(id, 900, { date: '2026-09-10', due: '2026-10-10' });
    const promise = await house.ask<{ id: string; lockId: string }>(
      'postPaymentPromise',
      { customerId: id, amount: 900, dueDay: '2026-11-27' },
      house.clerk,
    );
    expect(await reminderFor(id)).toMatchObject({ reason: 'promised' });
    expect(await rowOf(id)).toMatchObject({ next: 'promised', nextDay: '2026-11-27', nextAmount: 900 });
    expect(await rowOf(id, { asOf: '2026-11-28' })).toMatchObject({ next: 'broken', nextCount: 1 });
    const withdrawn = await house.call(
      'withdrawPaymentPromise',
      { id: promise.id, reason: 'They cannot.' },
      { ...house.clerk, lockId: promise.lockId },
    );
    expect(withdrawn).toMatchObject({ result: { status: 'WITHDRAWN' } });
    expect(await reminderFor(id)).toMatchObject({ reason: 'due' });
    const { arrangement } = await detail(id);
    const pause = { sendsStatements: true, statementDay: null, statementTo: [], pausedUntil: '2026-11-30' };
    const put = (more: object) =>
      house.call(
        'putDebtorArrangement',
        { customerId: id, ...pause, ...more },
        { ...house.clerk, lockId: arrangement.lockId },
      );
    expect(await put({})).toMatchObject({ status: 400 });
    expect(await put({ pauseReason: 'They move house.' })).toMatchObject({ response: 'ok' });
    expect(await reminderFor(id)).toMatchObject({ reason: 'paused' });
    // Somebody else read the record before.
    expect(await put({ pauseReason: 'Again' })).toMatchObject({ status: 409, code: 'changedByOther' });
  });

  test('a promise is kept once so much has come in, and is broken again when it bounces', async () => {
    const { id } = await customer('Kept');
    await house.owes(id, 900, { date: '2026-09-10', due: '2026-10-10' });
    await house.ask('postPaymentPromise', { customerId: id, amount: 600, dueDay: '2026-11-24' }, house.clerk);
    const standing = async () => (await detail(id)).promises[0]!.standing;
    expect(await standing()).toBe('open');
    await house.paid(id, 600, { date: bookDay });
    expect(await standing()).toBe('kept');
    await house.owes(id, 600, { date: bookDay, kind: 'reversal' });
    expect(await standing()).toBe('open');
  });

  test('a disputed line is not asked for, and the rest of the invoice is', async () => {
    const { id, email } = await customer('Disputed');
    const [invoiceId] = await house.posted(
      [
        await house.ready(
          [
            { description: 'Linehaul', net: 1000 },
            { description: 'Standing', net: 200 },
          ],
          { customerId: id, mode: 'perLoad', deliveredAt: '2026-09-10T10:00:00Z' },
        ),
      ],
      { taxDate: '2026-09-20' },
    );
    const invoice = await house.ask<{ lines: { id: string; description: string }[]; dueDate: string }>(
      'getInvoice',
      { id: invoiceId },
      house.clerk,
    );
    expect(invoice.dueDate).toBe('2026-10-20');
    expect(await reminderFor(id)).toMatchObject({ reason: 'due', amount: 1380 });
    const standing = invoice.lines.find(({ description }) => description.includes('Standing'))!;
    await house.ask(
      'disputeInvoice',
      { id: invoiceId, lineId: standing.id, reason: 'quantity', note: 'Not that long' },
      house.clerk,
    );
    expect(await reminderFor(id)).toMatchObject({ reason: 'due', amount: 1150 });
    expect(await rowOf(id)).toMatchObject({ disputed: 230 });
    await house.ask('disputeInvoice', { id: invoiceId, reason: 'service', note: 'All of it' }, house.clerk);
    expect(await reminderFor(id)).toMatchObject({ reason: 'disputed' });
    expect((await mailsTo(email)).filter(({ subject }) => /reminder/i.test(subject))).toEqual([]);
  });
});

test('days of sales outstanding, over twelve months', async () => {
  const { months, asOf } = await house.ask<{
    asOf: string;
    months: { day: string; open: number; sales: number; days: number | null }[];
  }>('getDebtorsOverview', {}, house.clerk);
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toMatchObject({ day: asOf });
  expect(months.at(-2)).toMatchObject({ day: '2026-10-31' });
  expect(months[0]!.days).toBeNull();
  const { ledger } = await ageing({ asOf: '2026-10-31' });
  expect(months.at(-2)!.open).toBe(ledger);
});

test('whom to ring: who was rung today is not rung again, and a day that was agreed is kept', async () => {
  const { id } = await customer('To ring');
  await house.owes(id, 100, { date: '2026-08-01', due: '2026-08-31' });
  expect(await rowOf(id, { filter: 'ring' })).toMatchObject({ next: 'stop' });
  const note = (more: object) => house.call('postDebtorNote', { customerId: id, ...more }, house.clerk);
  expect(await note({ kind: 'note' })).toMatchObject({ status: 400 });
  expect(await note({ kind: 'ringAgain' })).toMatchObject({ status: 400 });
  expect(await note({ kind: 'ringAgain', ringOn: bookDay })).toMatchObject({ status: 400 });
  expect(await note({ kind: 'noAnswer' })).toMatchObject({ response: 'ok' });
  expect(await rowOf(id, { filter: 'ring' })).toBeUndefined();
  expect(await note({ kind: 'ringAgain', ringOn: '2026-11-26', text: 'In the morning' })).toMatchObject({
    response: 'ok',
  });
  expect(await rowOf(id)).toMatchObject({ next: 'ringLater', nextDay: '2026-11-26' });
  expect(await rowOf(id, { asOf: '2026-11-26', filter: 'ring' })).toMatchObject({ next: 'ringAgain' });
});

test('the rule of a company: reminders follow each other', async () => {
  const rule = await house.ask<{ lockId: string; reminderDays: number[] }>('getDebtorRule', {}, house.clerk);
  expect(rule).toMatchObject({ reminderDays: [3, 14, 30], statementDay: 25 });
  const put = (reminderDays: number[], lockId = rule.lockId) =>
    house.call(
      'putDebtorRule',
      { statementDay: 25, sendsStatements: true, reminderDays, sendsReminders: false },
      { ...house.clerk, lockId },
    );
  expect(await put([3, 3, 30])).toMatchObject({ status: 400 });
  expect(await put([3, 10, 30])).toMatchObject({ response: 'ok', result: { lockId: '1' } });
  expect(await put([3, 14, 30])).toMatchObject({ code: 'changedByOther' });
  expect(await put([3, 14, 30], '1')).toMatchObject({ response: 'ok' });
});

test('reminders go out by themselves where the company wants it, once a day and not at the weekend', async () => {
  const { id, email } = await customer('Reminded by itself');
  await house.owes(id, 700, { date: '2026-09-10', due: '2026-10-10' });
  const { app, companyId, clerk, clock } = house;
  const day = { partition, companyId, hour: 11, today: bookDay };
  await turnReminderDay(app, day);
  expect(await mailsTo(email)).toHaveLength(0);
  const { lockId } = await house.ask<{ lockId: string }>('getDebtorRule', {}, clerk);
  const rule = { statementDay: 25, sendsStatements: true, reminderDays: [3, 14, 30], sendsReminders: true };
  await house.ask('putDebtorRule', rule, { ...clerk, lockId });
  const round = () => reminderDay(app).work({} as never, {} as never);
  clock.set(new Date('2026-11-28T10:00:00Z'));
  await round();
  expect(await mailsTo(email)).toHaveLength(0);
  clock.set(new Date('2026-11-30T05:00:00Z'));
  await round();
  expect(await mailsTo(email)).toHaveLength(0);
  clock.set(new Date('2026-11-30T10:00:00Z'));
  await Promise.all([round(), round()]);
  clock.set(new Date(`${bookDay}T10:00:00Z`));
  expect(await mailsTo(email)).toHaveLength(1);
});
