import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOutExchange } from '#modules/money/exchanges/server/index.ts';
import { startAuthority } from '#modules/money/exchanges/server/testing/authority.ts';
import { postRun } from './run-job.ts';
import { sendDocument } from './send-invoice.ts';
import { exposureOf, type InvoiceHouse, openInvoiceHouse, partition } from './testing/invoice-house.ts';

let house: InvoiceHouse;
beforeAll(async () => {
  house = await openInvoiceHouse();
});
afterAll(() => house.close());

interface Invoice {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly standing: string;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  readonly open: number;
  readonly credited: number;
  readonly dueDate: string;
  readonly lines: readonly {
    readonly id: string;
    readonly net: number;
    readonly vatShare: number;
    readonly left: number;
    readonly description: string;
  }[];
  readonly paper: {
    readonly lines: readonly unknown[];
    readonly vat: readonly { readonly vat: number }[];
    readonly buyer: { readonly name: string };
  };
}
const read = (id: string) => house.ask<Invoice>('getInvoice', { id }, house.clerk);
const db = () => house.app.database.writer(partition);
const credit = (id: string, lines: readonly { lineId: string; net: number }[] | null, more: object = {}) =>
  house.call('postInvoiceReversal', { id, lines, reason: 'Agreed.', ...more }, house.clerk);
async function post(id: string) {
  const answer = await house.on('postInvoice', id);
  if (answer.response !== 'ok') throw new Error(JSON.stringify(answer));
  return answer.result as { number: string };
}

test('the invoice of three loads: 7 lines or 5, the same totals, in the books to the cent', async () => {
  const linehaul = { description: 'Linehaul', net: 18_250, account: '4000' };
  const fuel = { description: 'Fuel', net: 679.68, account: '4010' };
  const zero = { vatCode: 'zeroRated' };
  const ids = [
    await house.ready([linehaul, fuel], { mode: 'consolidated' }),
    await house.ready([linehaul, fuel, { description: 'Standing time', net: 1462.5, account: '4020' }], {
      mode: 'consolidated',
    }),
    await house.ready(
      [
        { ...linehaul, net: 9500, ...zero },
        { ...fuel, net: 353.81, ...zero },
      ],
      { mode: 'consolidated' },
    ),
  ];
  const before = await Promise.all(['1100', '2100', '4000', '4010', '4020'].map((number) => house.closing(number)));
  const [id] = await house.draft(ids);
  expect(await house.billing(ids[0]!)).toBe('IN_REVIEW');
  const draft = await read(id!);
  expect(draft).toMatchObject({
    number: '',
    status: 'DRAFT',
    net: 49_175.67,
    vat: 5898.28,
    gross: 55_073.95,
    dueDate: '2026-12-24',
  });
  expect(draft.paper.lines).toHaveLength(7);
  expect(await exposureOf(house, house.customerId)).toEqual([5_507_395n, 0n]);
  // Why VAT is 0 % is on the paper before it is posted.
  expect(await house.on('postInvoice', id!)).toMatchObject({ code: 'zeroRateReasonMissing' });
  await house.on('putInvoice', id!, { isAggregated: true, zeroRateReason: 'International carriage' });
  const aggregated = await read(id!);
  expect(aggregated.paper.lines).toHaveLength(5);
  expect(aggregated).toMatchObject({ net: 49_175.67, vat: 5898.28, gross: 55_073.95 });
  await post(id!);
  const posted = await read(id!);
  expect(posted).toMatchObject({ number: 'INV-000001', standing: 'OPEN', open: 55_073.95 });
  expect(await house.billing(ids[0]!)).toBe('INVOICED');
  const after = await Promise.all(['1100', '2100', '4000', '4010', '4020'].map((number) => house.closing(number)));
  expect(after.map((each, place) => Math.round((each - before[place]!) * 100) / 100)).toEqual([
    55_073.95, -5898.28, -46_000, -1713.17, -1462.5,
  ]);
  expect(await exposureOf(house, house.customerId)).toEqual([0n, 5_507_395n]);
  // The standing time goes back with its own share of VAT.
  const standing = posted.lines.find(({ description }) => description === 'Standing time')!;
  const made = (await credit(id!, [{ lineId: standing.id, net: 1462.5 }])).result as { id: string };
  expect(await read(made.id)).toMatchObject({ net: 1462.5, vat: 219.38 });
  expect(await post(made.id)).toMatchObject({ number: 'CN-000001' });
  expect(await read(id!)).toMatchObject({ open: 53_392.07, credited: 1681.88, standing: 'PART_PAID' });
  expect(await house.closing('4020')).toBe(before[4]);
  expect(await house.billing(ids[1]!)).toBe('PART_CREDITED');
});

describe('numbers', () => {
  test('case 8: a number is given at posting, in its order, and never to a draft', async () => {
    const drafts = await Promise.all(
      [1, 2, 3].map(
        async () =>
          (await house.draft([await house.ready([{ description: 'Linehaul', net: 100 }], { mode: 'perLoad' })]))[0]!,
      ),
    );
    expect(await house.on('deleteInvoice', drafts[1]!)).toMatchObject({ response: 'ok' });
    const third = await post(drafts[2]!);
    const first = await post(drafts[0]!);
    expect(Number(first.number.slice(4))).toBe(Number(third.number.slice(4)) + 1);
    expect((await read(drafts[1]!)).number).toBe('');
  });

  test('case 9: twenty people post at once and three fail: seventeen numbers in a row', async () => {
    const drafts = await house.draft(
      await Promise.all(Array.from({ length: 20 }, () => house.ready([{ description: 'Linehaul', net: 100 }]))),
    );
    expect(drafts).toHaveLength(20);
    // Their journals are refused at the last step: the number goes back with the transaction.
    for (const id of drafts.slice(0, 3))
      await sql`update invoice_line set account = '9999' where partition = ${partition} and invoice_id = ${id}`.execute(
        db(),
      );
    const answers = await Promise.all(drafts.map((id) => house.on('postInvoice', id)));
    expect(answers.filter(({ response }) => response !== 'ok')).toHaveLength(3);
    const numbers = (await Promise.all(drafts.slice(3).map(read)))
      .map(({ number }) => Number(number.slice(4)))
      .toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 17 }, (_, place) => numbers[0]! + place));
  });
});

test('a load is on one document: of two who make drafts at once, one is told', async () => {
  const load = await house.ready([{ description: 'Linehaul', net: 100 }]);
  const answers = await Promise.all([1, 2].map(() => house.call('postInvoices', { loadIds: [load] }, house.clerk)));
  expect(answers.filter(({ response }) => response === 'ok')).toHaveLength(1);
  expect(answers.find(({ response }) => response !== 'ok')).toMatchObject({ code: 'billedTwice', status: 409 });
});

test('case 10: two void the same draft at once: one does, the other is told, one row in the trail', async () => {
  const [id] = await house.draft([await house.ready([{ description: 'Linehaul', net: 100 }])]);
  const { lockId } = await house.ask<{ lockId: string }>('getInvoice', { id }, house.clerk);
  const answers = await Promise.all([1, 2].map(() => house.call('deleteInvoice', { id }, { ...house.clerk, lockId })));
  expect(answers.filter(({ response }) => response === 'ok')).toHaveLength(1);
  const history = await house.ask<{ event: string }[]>('getInvoiceHistory', { id }, house.clerk);
  expect(history.filter(({ event }) => event === 'voided')).toHaveLength(1);
});

describe('credit notes', () => {
  const amounts = [68.33, 68.33, 57.5, 85];

  test('case 14: line by line, each with its own share; a fifth is too much', async () => {
    const load = await house.ready(amounts.map((net, place) => ({ description: `Line ${place + 1}`, net })));
    const [id] = await house.posted([load]);
    const { vat, lines } = await read(id!);
    expect(vat).toBe(41.87);
    const vats: number[] = [];
    for (const line of lines) {
      const { result } = await credit(id!, [{ lineId: line.id, net: line.net }]);
      const note = (result as { id: string }).id;
      await post(note);
      vats.push((await read(note)).vat);
    }
    expect(vats).toEqual([10.25, 10.25, 8.62, 12.75]);
    expect(await credit(id!, [{ lineId: lines[0]!.id, net: 0.01 }])).toMatchObject({ code: 'overCredit' });
    expect(await house.billing(load)).toBe('CREDITED');
    expect(await read(id!)).toMatchObject({ standing: 'CREDITED', open: 0 });
  });

  test('case 15: two credits of one line at once: one stands, the other is told what is left', async () => {
    const [id] = await house.posted([await house.ready([{ description: 'Linehaul', net: 500 }])]);
    const [line] = (await read(id!)).lines;
    const answers = await Promise.all([1, 2].map(() => credit(id!, [{ lineId: line!.id, net: 300 }])));
    expect(answers.filter(({ response }) => response === 'ok')).toHaveLength(1);
    expect(answers.find(({ response }) => response !== 'ok')).toMatchObject({
      code: 'overCredit',
      result: expect.stringMatching(/R\s200[.,]00/),
    });
  });

  test('case 16: a wrong credit note: a debit note names it, and so much can be credited again', async () => {
    const [id] = await house.posted([await house.ready([{ description: 'Linehaul', net: 500 }])]);
    const [line] = (await read(id!)).lines;
    const note = ((await credit(id!, [{ lineId: line!.id, net: 300 }])).result as { id: string }).id;
    await post(note);
    const noted = await read(note);
    const debit = ((await credit(note, [{ lineId: noted.lines[0]!.id, net: 100 }])).result as { id: string }).id;
    expect(await read(debit)).toMatchObject({ kind: 'debitNote', net: 100, vat: 15 });
    await post(debit);
    expect((await read(id!)).lines[0]!.left).toBe(300);
    expect(await credit(id!, [{ lineId: line!.id, net: 300.01 }])).toMatchObject({ code: 'overCredit' });
    expect(await credit(id!, [{ lineId: line!.id, net: 300 }])).toMatchObject({ response: 'ok' });
    expect(await credit(debit, null)).toMatchObject({ code: 'debitNoteStays' });
  });

  test('what is credited to be billed again is billed again, and the rest stays where it is', async () => {
    const load = await house.ready([
      { description: 'Linehaul', net: 1000 },
      { description: 'Standing time', net: 200 },
    ]);
    const [id] = await house.posted([load]);
    const standing = (await read(id!)).lines.find(({ description }) => description === 'Standing time')!;
    const note = ((await credit(id!, [{ lineId: standing.id, net: 200 }], { rebill: true })).result as { id: string })
      .id;
    await post(note);
    expect(await house.billing(load)).toBe('READY');
    // The linehaul is on its invoice: nobody changes it, and the next document has the standing time alone.
    await expect(
      sql`update load_charge set net = 1 where partition = ${partition} and load_id = ${load} and description = 'Linehaul'`.execute(
        db(),
      ),
    ).rejects.toThrow(/billed charge/);
    await sql`update load_charge set net = 15000, price = 150 where partition = ${partition} and load_id = ${load} and description = 'Standing time'`.execute(
      db(),
    );
    const [again] = await house.posted([load]);
    expect(await read(again!)).toMatchObject({ net: 150, vat: 22.5 });
    expect((await read(again!)).lines).toHaveLength(1);
  });

  test('case 19: an invoice of a closed month is credited in the open one; the closed one stays', async () => {
    const [id] = await house.posted(
      [await house.ready([{ description: 'Linehaul', net: 10_000 }], { deliveredAt: '2026-10-30T10:00:00Z' })],
      { taxDate: '2026-10-31' },
    );
    const october = await house.month('2026-10');
    const vatOf = (periodId: string) => house.closing('2100', { periodId });
    const before = await vatOf(october);
    const ofOctober = async () => [
      await house.ask('getVatReport', { periodId: october }, house.clerk),
      await house.ask(
        'getLedgerAgeing',
        { companyId: house.companyId, partyKind: 'customer', asOf: '2026-10-31' },
        house.clerk,
      ),
    ];
    const reported = await ofOctober();
    await sql`update period_posting set state = 'CLOSED' where partition = ${partition} and period_id = ${october} and area = 'sales'`.execute(
      db(),
    );
    const note = ((await credit(id!, null)).result as { id: string }).id;
    await post(note);
    expect(await vatOf(october)).toBe(before);
    expect(await ofOctober()).toEqual(reported);
    expect(((await read(note)) as unknown as { journal: { postingDate: string } }).journal.postingDate).toBe(
      '2026-11-24',
    );
    await sql`update period_posting set state = 'OPEN' where partition = ${partition} and period_id = ${october} and area = 'sales'`.execute(
      db(),
    );
  });
});

test('above the amount of the company somebody else approves, and gives back with a reason', async () => {
  const [id] = await house.draft([await house.ready([{ description: 'Linehaul', net: 100_000 }])]);
  expect(await house.on('postInvoice', id!)).toMatchObject({ code: 'invoiceNotApproved' });
  expect(await house.on('approveInvoice', id!)).toMatchObject({ code: 'ownInvoice', status: 403 });
  expect(await house.on('rejectInvoice', id!, { reason: 'Wrong week.' }, house.manager)).toMatchObject({
    response: 'ok',
  });
  expect(await house.on('approveInvoice', id!, {}, house.manager)).toMatchObject({ response: 'ok' });
  expect(await house.on('postInvoice', id!)).toMatchObject({ response: 'ok' });
});

test('what is posted stays: by the server, and by the database whoever writes', async () => {
  const [id] = await house.posted([await house.ready([{ description: 'Linehaul', net: 100 }])]);
  expect(await house.on('putInvoice', id!, { note: 'Late' })).toMatchObject({ code: 'notAllowedInState' });
  expect(await house.on('deleteInvoice', id!)).toMatchObject({ code: 'notAllowedInState' });
  for (const write of [
    sql`update invoice set gross = gross + 1, net = net + 1 where partition = ${partition} and id = ${id}`,
    sql`update invoice set number = 999 where partition = ${partition} and id = ${id}`,
    sql`delete from invoice where partition = ${partition} and id = ${id}`,
    sql`update invoice_line set net = 1 where partition = ${partition} and invoice_id = ${id}`,
    sql`delete from invoice_line where partition = ${partition} and invoice_id = ${id}`,
    sql`update invoice_line set given_back = net + 1 where partition = ${partition} and invoice_id = ${id}`,
  ])
    await expect(write.execute(db())).rejects.toThrow();
  // A corrected copy has the customer's particulars of today; both are kept.
  await sql`update customer set registered_name = 'Renamed (Pty) Ltd' where id = ${house.customerId}`.execute(db());
  const before = await read(id!);
  expect(before.paper.buyer.name).not.toBe('Renamed (Pty) Ltd');
  expect(await house.on('correctInvoice', id!, { reason: 'New name' })).toMatchObject({ response: 'ok' });
  const after = await read(id!);
  expect(after.paper).toMatchObject({ buyer: { name: 'Renamed (Pty) Ltd' }, copy: 'corrected' });
  expect([after.number, after.gross, after.dueDate]).toEqual([before.number, before.gross, before.dueDate]);
});

test('a run posts each document once, whoever starts it again, and tells what it refused', async () => {
  const drafts = await house.draft(
    await Promise.all(Array.from({ length: 6 }, () => house.ready([{ description: 'Linehaul', net: 100 }]))),
  );
  await sql`update invoice_line set account = '' where partition = ${partition} and invoice_id = ${drafts[2]!}`.execute(
    db(),
  );
  const runs = await Promise.all(
    [1, 2].map(() => house.ask<{ id: string }>('postInvoiceRun', { invoiceIds: drafts }, house.clerk)),
  );
  await Promise.all(runs.map(({ id }) => postRun(house.app, partition, id)));
  const all = await Promise.all(
    runs.map(({ id }) =>
      house.ask<{ posted: number; done: number; status: string; refused: { code: string }[] }>(
        'getInvoiceRun',
        { id },
        house.clerk,
      ),
    ),
  );
  expect(all.map(({ status, done }) => [status, done])).toEqual([
    ['DONE', 6],
    ['DONE', 6],
  ]);
  expect(all[0]!.posted + all[1]!.posted).toBe(5);
  expect(all[0]!.refused).toMatchObject([{ code: 'incomeAccountMissing' }]);
  expect(new Set((await Promise.all(drafts.map(read))).map(({ number }) => number)).size).toBe(6);
});

test('a document goes to each address once, however often its job runs, and again when somebody asks', async () => {
  const customerId = await house.customer();
  await sql`update customer set contacts = '[{"type": "Finance", "emailAddress": "Pay@cust.example"}, {"type": "Finance", "emailAddress": "pay@cust.example "}]' where id = ${customerId}`.execute(
    db(),
  );
  const [id] = await house.posted([await house.ready([{ description: 'Linehaul', net: 100 }], { customerId })]);
  await Promise.all([1, 2, 3].map(() => sendDocument(house.app, { partition, invoiceId: id!, by: 'Job' })));
  const sends = async () =>
    (await house.ask<{ sends: { recipient: string }[] }>('getInvoice', { id }, house.clerk)).sends;
  expect(await sends()).toHaveLength(1);
  expect(await house.ask('sendInvoice', { id, to: 'other@cust.example' }, house.clerk)).toEqual({ mailed: 1 });
  await sendDocument(house.app, { partition, invoiceId: id!, by: 'Job', to: 'other@cust.example' });
  expect((await sends()).map(({ recipient }) => recipient)).toEqual(['pay@cust.example', 'other@cust.example']);
  const file = await house.ask<{ base64: string }>('getInvoicePaper', { id }, house.clerk);
  expect(Buffer.from(file.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

test('a dispute of a line is accepted once, and becomes the draft of a credit note', async () => {
  const [id] = await house.posted([
    await house.ready([
      { description: 'Linehaul', net: 1000 },
      { description: 'Standing time', net: 200 },
    ]),
  ]);
  const line = (await read(id!)).lines[1]!;
  const raise = () =>
    house.call('disputeInvoice', { id, lineId: line.id, reason: 'price', note: 'Not agreed.' }, house.clerk);
  const raised = (await raise()).result as { id: string; lockId: string };
  expect(await raise()).toMatchObject({ code: 'disputeOpen' });
  expect(await read(id!)).toMatchObject({ isDisputed: true });
  expect(
    await house.call('disputeInvoice', { id, lineId: line.id, reason: 'price', amount: 230.01 }, house.clerk),
  ).toMatchObject({ status: 400 });
  const settled = await house.call(
    'settleInvoiceDispute',
    { id: raised.id, decision: 'accept', answer: 'Agreed.' },
    { ...house.clerk, lockId: raised.lockId },
  );
  const { creditNoteId } = settled.result as { creditNoteId: string };
  expect(await read(creditNoteId)).toMatchObject({ net: 200, vat: 30, status: 'DRAFT' });
  expect(
    await house.call(
      'settleInvoiceDispute',
      { id: raised.id, decision: 'reject', answer: 'No.' },
      { ...house.clerk, lockId: raised.lockId },
    ),
  ).toMatchObject({ status: 409 });
});

test('gaps are sent back with a reason and come back mended', async () => {
  const load = await house.ready([{ description: 'Linehaul', net: 100 }]);
  expect(await house.call('putLoadBilling', { loadIds: [load], act: 'sendBack' }, house.clerk)).toMatchObject({
    status: 400,
  });
  await house.ask(
    'putLoadBilling',
    { loadIds: [load], act: 'sendBack', reason: 'Whose order number is this?' },
    house.clerk,
  );
  const { rows } = await house.ask<{ rows: { id: string; reason: string; billing: string }[] }>(
    'getLoadsToInvoice',
    { part: 'held' },
    house.clerk,
  );
  expect(rows.find(({ id }) => id === load)).toMatchObject({
    billing: 'SENT_BACK',
    reason: 'Whose order number is this?',
  });
  expect(await house.call('postInvoices', { loadIds: [load] }, house.clerk)).toMatchObject({ code: 'billingNotReady' });
  await house.ask('putLoadBilling', { loadIds: [load], act: 'resume' }, house.clerk);
  expect(await house.billing(load)).toBe('READY');
});

test('an accrual is undone on its own day when its invoice is posted into its month', async () => {
  const load = await house.ready([{ description: 'Linehaul', net: 1000 }], { deliveredAt: '2026-11-10T10:00:00Z' });
  const november = await house.month('2026-11');
  const before = await house.closing('4000', { periodId: november });
  // Everything else of the month is invoiced or held elsewhere; the accrual takes this load among others.
  const saved = await house.ask<{ id: string; lockId: string }>(
    'postAccrualTransaction',
    { periodId: november },
    house.clerk,
  );
  const { lockId } = await house.ask<{ lockId: string }>('submitTransaction', { id: saved.id }, {
    ...house.clerk,
    lockId: saved.lockId,
  } as never);
  expect(await house.call('approveTransaction', { id: saved.id }, { ...house.manager, lockId })).toMatchObject({
    response: 'ok',
  });
  const accrued = await house.closing('4000', { periodId: november });
  await house.posted([load]);
  expect(await house.closing('4000', { periodId: november })).toBe(accrued);
  expect(accrued).toBeLessThan(before);
});

test('where a tax authority marks documents, one goes out once it is marked, with the mark on its paper', async () => {
  const authority = await startAuthority();
  const partner = {
    companyId: house.companyId,
    kind: 'fiscal',
    name: 'Smart Invoice',
    url: authority.url,
    secret: 'top-secret-1',
  };
  const set = await house.ask<{ id: string; lockId: string }>('postInvoiceApiPartner', partner, house.clerk);
  const [id] = await house.posted([await house.ready([{ description: 'Linehaul', net: 100 }])]);
  const fiscal = async () => {
    const { rows } = await sql<{ state: string; mark: string | null }>`
      select fiscal_status as state, paper -> 'fiscal' ->> 'id' as mark from invoice where partition = ${partition} and id = ${id}`.execute(
      db(),
    );
    return rows[0];
  };
  expect(await fiscal()).toEqual({ state: 'WAITING', mark: null });
  const { rows: turns } = await sql<{
    id: string;
    turn: number;
  }>`select id, turn from exchange where partition = ${partition} and record_id = ${id}`.execute(db());
  await carryOutExchange(house.app).work({ partition, ...turns[0]! }, { number: 1, isLastAttempt: false });
  expect(await fiscal()).toEqual({ state: 'DONE', mark: expect.stringMatching(/^M-/) });
  expect(await house.ask('getInvoiceHistory', { id }, house.clerk)).toMatchObject([{ event: 'marked' }, {}, {}, {}]);
  await house.call(
    'putInvoiceApiPartner',
    { ...partner, id: set.id, isActive: false },
    { ...house.clerk, lockId: set.lockId },
  );
  await authority.stop();
});
