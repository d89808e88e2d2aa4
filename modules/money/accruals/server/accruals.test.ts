import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { journalProposalFailureTexts } from '#modules/money/journal-proposals/messages/failures/index.ts';
import { journalProposalOperations } from '#modules/money/journal-proposals/server/index.ts';
import { type BookHouse, openBookHouse, partition } from '#modules/money/ledger/server/testing/book-house.ts';
import { buildLoad } from '#modules/work/loads/server/index.ts';
import { accrualFailureTexts } from '../messages/failures/index.ts';
import { notAccrued } from './blockers.ts';
import { accrualOperations } from './operations.ts';

let house: BookHouse;
let customerId: string;
let supplierId: string;
beforeAll(async () => {
  house = await openBookHouse({
    implementations: [journalProposalOperations, accrualOperations],
    failureCatalogues: [journalProposalFailureTexts, accrualFailureTexts],
  });
  customerId = await buildCustomer(house.app, partition, { companyId: house.companyId, status: 'approve' });
  supplierId = await buildSupplier(house.app, partition, { companyId: house.companyId, status: 'approved' });
});
afterAll(() => house.close());

/** A load that was delivered at a moment, with an amount on each side. */
async function delivered(at: string, sell: number, buy: number): Promise<string> {
  const id = await buildLoad(house.app, partition, { customerId, supplierId, status: 'DELIVERED' });
  const db = house.app.database.writer(partition);
  await sql`update load set delivered_at = ${at}::timestamptz where partition = ${partition} and id = ${id}`.execute(
    db,
  );
  await sql`delete from load_charge where partition = ${partition} and load_id = ${id}`.execute(db);
  await sql`
    insert into load_charge (partition, load_id, side, line_number, description, quantity, price, net, profit_centre_id)
    select ${partition}, ${id}::uuid, side, 1, 'Linehaul', 1, net / 100.0, net, ${house.centreId}::uuid
      from (values ('sell', ${Math.round(sell * 100)}::bigint), ('buy', ${Math.round(buy * 100)}::bigint)) c(side, net)`.execute(
    db,
  );
  return id;
}

interface Answer {
  readonly rows: {
    readonly source: string;
    readonly account: string;
    readonly amount: number;
    readonly count: number;
  }[];
  readonly proposal: { readonly status: string } | null;
}
const read = (periodId: string) => house.ask<Answer>('getAccruals', { periodId }, house.clerk);

test('what a month delivered and nobody invoiced is accrued once, and reversed on the next first', async () => {
  await sql`update profit_centre set journal_account_sell = '4000', journal_account_buy = '5000' where partition = ${partition} and id = ${house.centreId}`.execute(
    house.app.database.writer(partition),
  );
  await delivered('2026-10-12T10:00:00Z', 1000, 800.5);
  await delivered('2026-10-31T21:59:00Z', 250.25, 200);
  // In Johannesburg it is November already.
  await delivered('2026-10-31T22:00:00Z', 70, 60);
  const october = await house.month('2026-10');
  expect((await read(october)).rows).toEqual([
    {
      source: 'sales',
      account: '4000',
      accountName: 'Linehaul income',
      centre: 'DBN',
      centreName: 'Durban linehaul',
      count: 2,
      amount: -1250.25,
    },
    {
      source: 'carriers',
      account: '5000',
      accountName: 'Transport, suppliers',
      centre: 'DBN',
      centreName: 'Durban linehaul',
      count: 2,
      amount: 1000.5,
    },
  ]);
  const month = { companyId: house.companyId, periodId: october, from: '2026-10-01', to: '2026-10-31' };
  const missing = () => house.within((context) => notAccrued.find(context, { ...month, area: 'sales' }));
  expect(await missing()).toMatchObject([{ code: 'salesNotAccrued', barring: false, count: 2, amount: -125_025n }]);
  const propose = () => house.call('postAccrualTransaction', { periodId: october }, house.clerk);
  const saved = (await propose()).result as { id: string; lockId: string };
  expect(await propose()).toMatchObject({ code: 'accrualExists' });
  const { result } = await house.call('submitTransaction', { id: saved.id }, { ...house.clerk, lockId: saved.lockId });
  const { lockId } = result as { lockId: string };
  expect(await house.call('approveTransaction', { id: saved.id }, { ...house.manager, lockId })).toMatchObject({
    response: 'ok',
  });
  expect(await missing()).toEqual([]);
  expect(await house.closing('4000', { periodId: october })).toBe(-1250.25);
  expect(await house.closing('1110', { periodId: october })).toBe(1250.25);
  expect(await house.closing('2070', { periodId: october })).toBe(-1000.5);
  // Reversed on 1 November: the year has the income of the invoices alone.
  for (const number of ['4000', '1110', '5000', '2070']) expect(await house.closing(number)).toBe(0);
  expect(await read(october)).toMatchObject({ proposal: { status: 'POSTED' } });
});

test('an account that is not in the chart is said line by line, and the thirteenth period is not accrued', async () => {
  await sql`update profit_centre set journal_account_sell = '' where partition = ${partition} and id = ${house.centreId}`.execute(
    house.app.database.writer(partition),
  );
  const { id } = await house.ask<{ id: string }>(
    'postAccrualTransaction',
    { periodId: await house.month('2026-11') },
    house.clerk,
  );
  const { findings } = await house.ask<{ findings: { row: number; code: string }[] }>(
    'getTransactionProposal',
    { id },
    house.clerk,
  );
  expect(findings).toMatchObject([{ row: 1, code: 'lineAccountMissing' }]);
  expect(await house.call('postAccrualTransaction', { periodId: await house.month('13') }, house.clerk)).toMatchObject({
    code: 'accrualOfMonths',
  });
  expect(
    await house.call('postAccrualTransaction', { periodId: await house.month('2026-03') }, house.clerk),
  ).toMatchObject({ code: 'accrualNothing' });
});
