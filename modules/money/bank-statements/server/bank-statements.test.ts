import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listener } from '#platform/server/listeners.ts';
import { startImapServer } from '#platform/server/testing/imap-server.ts';
import { buildCompany } from '#modules/base/companies/server/index.ts';
import { openBookHouse, partition, type BookHouse } from '#modules/money/ledger/server/testing/book-house.ts';
import { podMailboxOperations } from '#modules/work/pods/server/mailbox/settings.ts';
import { readMailboxes } from '#modules/work/pods/server/mailbox/read-mailbox.ts';
import { podFailureTexts } from '#modules/work/pods/messages/failures/index.ts';
import type { BankAccountRow, BankFileRow, BankLineRow, BankPreview, BankStatementRow } from '../answers.ts';
import { bankStatementFailureTexts } from '../messages/failures/index.ts';
import { bankFileReading, readWaiting } from './file-job.ts';
import { buildBankAccount, buildBankFile, reopenLine, settleLine, settleLines } from './index.ts';
import { statementMail } from './mailed-files.ts';
import { bankStatementOperations } from './operations.ts';
import type { StoredAccount } from './queries.ts';
import { readAtOnce } from './take-file.ts';

let house: BookHouse;
let account: StoredAccount;
let numbers = 6_200_000_000;
/** Breaks off when so many statements of a test are stored; nought never does. */
let [stored, breaksAt] = [0, 0];
beforeAll(async () => {
  house = await openBookHouse({
    implementations: [bankStatementOperations, podMailboxOperations],
    failureCatalogues: [bankStatementFailureTexts, podFailureTexts],
    jobKinds: (app) => [bankFileReading(app)],
    listeners: [
      listener('bankStatement.stored', 'break-off', async () => {
        stored++;
        if (breaksAt > 0 && stored >= breaksAt) throw new Error('broken off');
      }),
    ],
    isIdle: true,
  });
});
beforeEach(async () => {
  stored = 0;
  account = await buildBankAccount(house.app, partition, { companyId: house.companyId, number: String(++numbers) });
});
afterAll(() => house.close());

const base64 = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding).toString('base64');
const post = (text: string, more: object = {}) =>
  house.ask<BankFileRow>(
    'postBankStatement',
    { fileName: 'statement.csv', content: base64(text), ...more },
    house.clerk,
  );
const preview = (text: string, more: object = {}) =>
  house.ask<BankPreview>(
    'previewBankStatement',
    { fileName: 'statement.csv', content: base64(text), ...more },
    house.clerk,
  );
const linesOf = async (query: object = {}) =>
  (
    await house.ask<{ rows: BankLineRow[] }>(
      'getBankLines',
      { accountId: account.id, pageSize: 200, descending: false, ...query },
      house.clerk,
    )
  ).rows;
const statements = async () =>
  (await house.ask<{ rows: BankStatementRow[] }>('getBankStatements', { accountId: account.id }, house.clerk)).rows;

interface Row {
  readonly day: string;
  readonly amount: string;
  readonly mark?: string;
  readonly text?: string;
}
/** A message of MT940 of this account, or of another. */
function mt940(
  opening: string,
  rows: readonly Row[],
  closing: string,
  more: { number?: string; currency?: string; of?: string } = {},
): string {
  const { number = '1', currency = 'ZAR', of = String(numbers) } = more;
  const first = rows[0]?.day ?? '261103';
  const last = rows.at(-1)?.day ?? '261103';
  const fields = rows.flatMap(({ day, amount, mark = 'C', text = 'PAYMENT' }) => [
    `:61:${day}${day.slice(2)}${mark}${amount}NTRFNONREF`,
    `:86:${text}`,
  ]);
  return [
    ':20:S',
    `:25:${of}`,
    `:28C:${number}`,
    `:60F:C${first}${currency}${opening}`,
    ...fields,
    `:62F:C${last}${currency}${closing}`,
    '-',
    '',
  ].join('\r\n');
}
const thirteens = (count: number) =>
  `Date,Description,Amount\n${['-13.00', '13.00', '-13.00', '-13.00']
    .slice(0, count)
    .map((amount) => `03/11/2026,CARD FEE,${amount}\n`)
    .join('')}`;
const columns = { headings: ['Date', 'Description', 'Amount'], day: 0, amount: 2, text: [1] };

test('37: equal lines are counted, and a file that is read again adds only what is more', async () => {
  const more = { accountId: account.id, columns };
  expect(await post(thirteens(3), more)).toMatchObject({ status: 'DONE', lines: 3, newLines: 3 });
  expect(await post(thirteens(3), more)).toMatchObject({ newLines: 0, findings: [{ code: 'readBefore' }] });
  // The same rows in other bytes are known all the same.
  expect(await post(`\uFEFF${thirteens(3)}`, more)).toMatchObject({ newLines: 0 });
  expect(await post(thirteens(4), more)).toMatchObject({ lines: 4, newLines: 1 });
  expect((await linesOf()).map(({ amount }) => amount).toSorted()).toEqual([-13, -13, -13, 13]);
});

test('36: each statement goes to the account of its number and currency, and an unknown one is named', async () => {
  const dollars = await buildBankAccount(house.app, partition, {
    companyId: house.companyId,
    number: String(numbers),
    currency: 'USD',
    chart: '1010',
  });
  const rand = mt940('0,00', [{ day: '261103', amount: '10,00' }], '10,00');
  const empty = mt940('5,00', [], '5,00', { currency: 'USD' });
  expect(await post(rand + empty)).toMatchObject({ status: 'DONE', statements: 2, newLines: 1 });
  expect(await statements()).toMatchObject([{ currency: 'ZAR', opening: 0, closing: 10, lines: 1 }]);
  account = dollars;
  expect(await statements()).toMatchObject([{ currency: 'USD', lines: 0 }]);
  const unknown = await post(
    mt940('10,00', [{ day: '261104', amount: '1,00' }], '11,00') + mt940('1,00', [], '1,00', { currency: 'EUR' }),
  );
  expect(unknown).toMatchObject({
    status: 'REFUSED',
    newLines: 0,
    findings: [{ code: 'unknownAccount', statement: 2, details: { number: String(numbers), currency: 'EUR' } }],
  });
  expect(unknown.findings[0]!.text).toContain(`${numbers} EUR`);
  // None of it was imported, and what was refused may come again.
  account = (await buildBankAccount(house.app, partition, {
    companyId: house.companyId,
    number: String(numbers),
    currency: 'EUR',
  }))!;
  expect(
    await post(
      mt940('10,00', [{ day: '261104', amount: '1,00' }], '11,00') + mt940('1,00', [], '1,00', { currency: 'EUR' }),
    ),
  ).toMatchObject({
    status: 'DONE',
    newLines: 1,
  });
});

test('38: a pending row is no line until the bank has booked it', async () => {
  const head = 'Account,Date,Description,Reference,Amount,Fees,Balance';
  const row = `${numbers},27/11/2026,Rent,,-100.00,,1000.00`;
  const pending = `${numbers},28/11/2026,(Pending) Sable Farms,INV 9,402.50,,1402.50`;
  expect(await post([head, row, pending].join('\n'))).toMatchObject({
    newLines: 1,
    pending: 1,
    findings: [{ code: 'pending' }],
  });
  expect(await post([head, row, pending.replace('(Pending) ', '')].join('\n'))).toMatchObject({
    newLines: 1,
    pending: 0,
  });
  expect((await linesOf()).map(({ text }) => text)).toEqual(['Rent', 'Sable Farms']);
});

test('42: a statement whose balances do not hold is refused with its row, and leaves nothing behind', async () => {
  const file =
    'Date,Transaction Description,Amount,Balance\n2026-11-03,A,2000.00,22000.50\n2026-11-04,B,-50.00,21500.50\n';
  const refused = await post(file, { accountId: account.id });
  expect(refused).toMatchObject({
    status: 'REFUSED',
    findings: [{ code: 'balanceBroken', isRefusal: true, row: 3, details: { difference: '450.00' } }],
  });
  expect(refused.findings[0]!.text).toContain('Row 3');
  expect(await linesOf()).toEqual([]);
  expect(await statements()).toEqual([]);
});

test('40: Windows-1252 and UTF-8 bring the same rows', async () => {
  const file = 'Date,Amount,Balance,Description\r\n2026/11/03,100.00,100.00,Müller\r\n';
  expect(await post('', { content: base64(file, 'latin1'), accountId: account.id })).toMatchObject({ newLines: 1 });
  expect(await post(`\uFEFF${file}`, { accountId: account.id })).toMatchObject({ newLines: 0 });
  expect((await linesOf())[0]).toMatchObject({ text: 'Müller', day: '2026-11-03', balanceAfter: 100 });
});

test('statements that overlap or come out of order bring each line once, and say where one is missing', async () => {
  const [first, second, third] = [
    { day: '261103', amount: '10,00', text: 'A' },
    { day: '261104', amount: '20,00', text: 'B' },
    { day: '261105', amount: '30,00', text: 'C' },
  ];
  expect(await post(mt940('30,00', [third!], '60,00', { number: '3' }))).toMatchObject({ newLines: 1 });
  expect(await post(mt940('0,00', [first!, second!], '30,00', { number: '9' }))).toMatchObject({ newLines: 2 });
  expect(await post(mt940('10,00', [second!, third!], '60,00', { number: '8' }))).toMatchObject({ newLines: 0 });
  expect(await post(mt940('99,00', [{ day: '261110', amount: '1,00' }], '100,00', { number: '7' }))).toMatchObject({
    status: 'DONE',
    newLines: 1,
    findings: [{ code: 'doesNotFollow', isRefusal: false }],
  });
  expect((await linesOf()).map(({ text }) => text)).toEqual(['A', 'B', 'C', 'PAYMENT']);
  expect((await statements())[0]).toMatchObject({ follows: false, openLines: 1 });
});

test('an equal line of the next statement of the same day is another line', async () => {
  expect(await post(mt940('0,00', [{ day: '261103', amount: '10,00' }], '10,00', { number: '1' }))).toMatchObject({
    newLines: 1,
  });
  expect(await post(mt940('10,00', [{ day: '261103', amount: '10,00' }], '20,00', { number: '2' }))).toMatchObject({
    newLines: 1,
  });
  // Both in one export of the day are known.
  const both = [
    { day: '261103', amount: '10,00' },
    { day: '261103', amount: '10,00' },
  ];
  expect(await post(mt940('0,00', both, '20,00', { number: '3' }))).toMatchObject({ newLines: 0 });
});

test('the same money in other words of another format is known', async () => {
  const table =
    'Date,Amount,Balance,Description\n2026/11/03,10.00,10.00,SABLE FARMS\n2026/11/03,20.00,30.00,KALAHARI\n';
  expect(await post(table, { accountId: account.id })).toMatchObject({ newLines: 2 });
  const rows = [
    { day: '261103', amount: '10,00', text: 'CREDIT TRANSFER SABLE' },
    { day: '261103', amount: '20,00', text: 'CREDIT TRANSFER KALAHARI' },
    { day: '261103', amount: '20,00', text: 'CREDIT TRANSFER OTHER' },
  ];
  expect(await post(mt940('0,00', rows, '50,00'))).toMatchObject({ newLines: 1 });
});

test('ten who read one file at once bring its lines once', async () => {
  const text = mt940('0,00', [{ day: '261103', amount: '10,00' }], '10,00');
  const read = await Promise.all(Array.from({ length: 10 }, () => post(text)));
  expect(read.reduce((sum, { newLines }) => sum + newLines, 0)).toBe(1);
  expect(await linesOf()).toHaveLength(1);
});

test('a file of another account, and one of another company, is refused', async () => {
  const other = await buildBankAccount(house.app, partition, { companyId: house.companyId, number: '7000000001' });
  const text = mt940('0,00', [{ day: '261103', amount: '10,00' }], '10,00');
  expect(await post(text, { accountId: other.id })).toMatchObject({
    status: 'REFUSED',
    findings: [{ code: 'otherAccount' }],
  });
  const companyId = await buildCompany(house.app.database.writer(partition), partition);
  expect(await post(text, { companyId })).toMatchObject({ status: 'REFUSED', findings: [{ code: 'otherAccount' }] });
  // A row of another account among those of one.
  const head = 'Account,Date,Description,Reference,Amount,Fees,Balance';
  const mixed = [head, `${numbers},27/11/2026,Rent,,-1.00,,9.00`, '7000000001,28/11/2026,Rent,,-1.00,,8.00'].join('\n');
  expect(await post(mixed, { accountId: account.id })).toMatchObject({
    status: 'REFUSED',
    findings: [{ code: 'otherAccount', row: 3 }],
  });
  expect(await linesOf()).toEqual([]);
});

test('a large file is read by a job, one statement at a time, and goes on after a kill', async () => {
  const of = (month: string, opening: number) => {
    const rows = Array.from({ length: readAtOnce.lines }, (_, place) => ({
      day: `26${month}03`,
      amount: '1,00',
      text: `P ${place}`,
    }));
    return mt940(`${opening},00`, rows, `${opening + rows.length},00`, { number: month });
  };
  const waiting = await post(of('09', 0) + of('10', readAtOnce.lines));
  expect(waiting).toMatchObject({ status: 'WAITING', statements: 2, newLines: 0 });
  // It breaks off in the middle of the second statement, before the commit.
  breaksAt = 2;
  await expect(readWaiting(house.app, partition, waiting.id)).rejects.toThrow('broken off');
  breaksAt = 0;
  expect(await statements()).toHaveLength(1);
  const { rows } = await house.within(({ db }) =>
    sql<{ blob: string }>`select blob_name as blob from bank_file where id = ${waiting.id}`.execute(db),
  );
  await Promise.all([readWaiting(house.app, partition, waiting.id), readWaiting(house.app, partition, waiting.id)]);
  const done = await house.ask<BankFileRow>('getBankFile', { id: waiting.id }, house.clerk);
  expect(done).toMatchObject({ status: 'DONE', newLines: readAtOnce.lines * 2 });
  expect(await house.app.files.get(rows[0]!.blob)).toBeUndefined();
  expect(await statements()).toHaveLength(2);
});

test('columns of an unknown bank are proposed, stated once and kept', async () => {
  const file = 'When;What;In;Out\n03.11.2026;Sable Farms;1.111,11;\n04.11.2026;Fuel;;50,00\n';
  const seen = await preview(file, { accountId: account.id });
  expect(seen).toMatchObject({
    findings: [{ code: 'columnsUnknown' }],
    sample: [
      ['When', 'What', 'In', 'Out'],
      ['03.11.2026', 'Sable Farms', '1.111,11', ''],
      ['04.11.2026', 'Fuel', '', '50,00'],
    ],
    columns: { day: 0, text: [1], decimal: 'comma', dayOrder: 'dayFirst' },
  });
  const stated = { ...seen.columns!, amount: null, moneyIn: 2, moneyOut: 3 };
  expect(await preview(file, { accountId: account.id, columns: stated })).toMatchObject({
    statements: [{ lines: 2, newLines: 2 }],
  });
  expect(await post(file, { accountId: account.id, columns: stated })).toMatchObject({ status: 'DONE', newLines: 2 });
  const next = file.replace('04.11.2026;Fuel', '05.11.2026;Toll');
  expect(await post(next, { accountId: account.id })).toMatchObject({ status: 'DONE', newLines: 1 });
  expect((await linesOf()).map(({ amount }) => amount)).toEqual([1111.11, -50, -50]);
});

test('a line is settled by one thing only, whoever is first, and opens again when that is undone', async () => {
  await post(mt940('0,00', [{ day: '261103', amount: '10,00' }], '10,00'));
  const [line] = await linesOf();
  const settle = () =>
    house.within((context) => settleLine(context, line!.id, { kind: 'receipt', id: crypto.randomUUID() }));
  const tried = await Promise.allSettled(Array.from({ length: 5 }, settle));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await linesOf())[0]).toMatchObject({ status: 'SETTLED', settledBy: { kind: 'receipt' } });
  const past = () =>
    house.within(({ db }) =>
      sql`update bank_line set settled_by_id = ${crypto.randomUUID()}, version = version + 1 where id = ${line!.id}`.execute(
        db,
      ),
    );
  await expect(past()).rejects.toThrow(/settled already/);
  const twice = () =>
    house.within((context) =>
      settleLines(
        context,
        [1, 2].map(() => ({ lineId: line!.id, by: { kind: 'receipt', id: crypto.randomUUID() } as const })),
      ),
    );
  await house.within((context) => reopenLine(context, line!.id));
  await expect(twice()).rejects.toThrow();
  const [open] = await linesOf();
  expect(open).toMatchObject({ status: 'OPEN', settledBy: null });
  const ignored = await house.ask<{ lockId: string }>(
    'ignoreBankLine',
    { id: line!.id, reason: 'Own transfer.' },
    { ...house.clerk, lockId: open!.lockId },
  );
  await house.ask('restoreBankLine', { id: line!.id }, { ...house.clerk, lockId: ignored.lockId });
  const history = await house.ask<{ event: string }[]>('getBankLineHistory', { id: line!.id }, house.clerk);
  expect(history.map(({ event }) => event)).toEqual(['restored', 'ignored', 'unsettled', 'settled']);
});

test('what a bank wrote stays: amount and day of a line are nobody’s to change', async () => {
  await post(mt940('0,00', [{ day: '261103', amount: '10,00' }], '10,00'));
  await expect(house.within(({ db }) => sql`update bank_line set amount = 1`.execute(db))).rejects.toThrow(
    /permission denied/,
  );
  await expect(house.within(({ db }) => sql`delete from bank_line`.execute(db))).rejects.toThrow(/permission denied/);
});

test('accounts are one for a number and currency, and keep both once statements were read', async () => {
  const { rows } = await house.within(({ db }) =>
    sql<{ id: string; code: string }>`select id, code from journal_account where code in ('1000', '1100')`.execute(db),
  );
  const [bank, debtors] = ['1000', '1100'].map((code) => rows.find((row) => row.code === code)!.id);
  const fields = {
    companyId: house.companyId,
    name: 'Second',
    number: ` 00${numbers} `,
    currency: 'ZAR',
    accountId: bank,
  };
  await expect(house.ask('postBankAccount', { ...fields, accountId: debtors }, house.clerk)).rejects.toThrow();
  // Both fields at once.
  expect(await house.call('postBankAccount', { ...fields, accountId: debtors }, house.clerk)).toMatchObject({
    fields: { number: expect.stringContaining('Current account'), accountId: expect.stringContaining('asset') },
  });
  const made = await house.ask<BankAccountRow>('postBankAccount', { ...fields, currency: 'USD' }, house.clerk);
  expect(made.number).toBe(`••••${String(numbers).slice(-4)}`);
  await post(mt940('0,00', [], '0,00', { currency: 'USD' }));
  const { companyId: _, ...change } = { ...fields, id: made.id, number: made.number };
  await expect(
    house.ask('putBankAccount', { ...change, currency: 'EUR' }, { ...house.clerk, lockId: made.lockId }),
  ).rejects.toThrow();
  const renamed = await house.ask<BankAccountRow>(
    'putBankAccount',
    { ...change, currency: 'USD', name: 'Dollars' },
    { ...house.clerk, lockId: made.lockId },
  );
  expect(renamed).toMatchObject({ name: 'Dollars', number: made.number, statedTo: '2026-11-03' });
});

test('a mailbox brings statements by the sender that an account names, and refuses one that does not follow on', async () => {
  const imap = await startImapServer();
  try {
    await house.ask(
      'putPodMailbox',
      {
        host: '127.0.0.1',
        port: imap.port,
        security: 'plain',
        userName: imap.account.user,
        password: imap.account.password,
      },
      house.clerk,
    );
    await house.within(({ db }) =>
      sql`update bank_account set mail_senders = '{statements@bank.example}' where id = ${account.id}`.execute(db),
    );
    const writer = createTransport({ streamTransport: true, buffer: true });
    const mail = async (from: string, content: string) => {
      const { message } = await writer.sendMail({
        from,
        to: 'in@haulway.example',
        subject: 'Statement',
        text: 'x',
        attachments: [{ filename: 'stmt.sta', content }],
      });
      imap.put(message as Buffer);
    };
    await mail(
      'Statements@bank.example',
      mt940('0,00', [{ day: '261103', amount: '10,00' }], '10,00', { number: '1' }),
    );
    await mail(
      'statements@bank.example',
      mt940('90,00', [{ day: '261105', amount: '1,00' }], '91,00', { number: '3' }),
    );
    await readMailboxes(house.app, [statementMail]);
    expect((await linesOf()).map(({ amount }) => amount)).toEqual([10]);
    expect(await statements()).toMatchObject([{ origin: 'mail' }]);
    const { mails } = await house.ask<{ mails: { refused: string[] }[] }>('getPodMailbox', {}, house.clerk);
    expect(mails.map(({ refused }) => refused.length).toSorted()).toEqual([0, 1]);
    const { rows } = await house.ask<{ rows: BankFileRow[] }>('getBankFiles', { status: ['REFUSED'] }, house.clerk);
    expect(rows.find(({ origin }) => origin === 'mail')).toMatchObject({
      sender: 'statements@bank.example',
      findings: [{ code: 'mailDoesNotFollow' }],
    });
  } finally {
    await imap.close();
  }
});

test('what is read by hand in the house is read as an upload is', async () => {
  await buildBankFile(house.app, partition, {
    text: mt940('0,00', [{ day: '261103', amount: '10,00' }], '10,00'),
    fileName: 'a.sta',
    account,
  });
  expect(await linesOf()).toHaveLength(1);
});
