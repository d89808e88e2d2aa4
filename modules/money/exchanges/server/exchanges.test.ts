import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { listener } from '#platform/server/listeners.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { paperLine, paperOf, usualPaper } from '#modules/money/invoice-papers/sample.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { type ExchangeRecord, type ExchangeRow, exchangeService } from '../contract.ts';
import { exchangeFailureTexts } from '../messages/failures/index.ts';
import { certainAfter, triesOfRound } from '../status.ts';
import { callOther } from './call.ts';
import { carryOutExchange, exchangeRound } from './carry-out.ts';
import { deliverInvoiceByIntegration, exchangeOf, fiscaliseInvoice } from './index.ts';
import { activePartner } from './partners.ts';
import { exchangeOperations } from './operations.ts';
import { type Authority, startAuthority } from './testing/authority.ts';

const partition = 'alpha';
let house: House;
let staff: Staff;
let authority: Authority;
const heard: Record<string, unknown>[] = [];
beforeAll(async () => {
  house = await openHouse({
    implementations: [exchangeOperations],
    failureCatalogues: [exchangeFailureTexts],
    listeners: (['exchange.succeeded', 'exchange.failed'] as const).map((name) =>
      listener(name, `hear-${name}`, async (_, facts) => void heard.push({ name, ...facts })),
    ),
    jobKinds: (app) => [carryOutExchange(app), exchangeRound(app)],
    // Turns are taken by hand, so that a test knows what has happened.
    isIdle: true,
  });
});
beforeEach(async () => {
  staff = await buildStaff(house.app, partition, Object.keys(exchangeService.operations));
  authority = await startAuthority();
  heard.length = 0;
  return () => authority.stop();
});
afterAll(() => house.close());

const inTransaction = <T>(task: (context: Context) => Promise<T>) =>
  inPartition(systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' }), partition, task);
const set = (more: object = {}) =>
  house.ask<{ id: string; lockId: string }>(
    'postInvoiceApiPartner',
    {
      companyId: staff.companyId,
      kind: 'fiscal',
      name: 'Smart Invoice',
      url: authority.url,
      secret: 'top-secret-1',
      ...more,
    },
    staff,
  );
const fiscalise = async (invoiceId: string = crypto.randomUUID()) =>
  (await inTransaction((context) =>
    fiscaliseInvoice(context, { companyId: staff.companyId, invoiceId, paper: usualPaper() }),
  ))!;
const read = (id: string) => house.ask<ExchangeRecord>('getInvoiceApiDataRecord', { id }, staff);
/** The next turn of an exchange now, and not when it is due. */
async function takeTurn(id: string): Promise<ExchangeRecord> {
  const { rows } = await sql<{ turn: number }>`select turn from exchange where id = ${id}`.execute(
    house.app.database.writer(partition),
  );
  await carryOutExchange(house.app).work({ partition, id, turn: rows[0]!.turn }, { number: 1, isLastAttempt: false });
  return read(id);
}
const posts = () => authority.requests.filter(({ method }) => method === 'POST');

describe('an exchange', () => {
  test('is not made where a company has no authority', async () => {
    expect(await fiscalise()).toBeUndefined();
  });

  test('gets the mark of the authority, tells it, and shows no secret', async () => {
    await set();
    const id = await fiscalise();
    expect(await read(id)).toMatchObject({ status: 'WAITING', number: 'INV-014882', tries: 0 });
    const done = await takeTurn(id);
    expect(done).toMatchObject({ status: 'SUCCEEDED', tries: 1, nextAt: null, problem: '' });
    expect(done.theirNumber).toMatch(/^M-/);
    expect(posts()).toMatchObject([{ authorization: 'Bearer top-secret-1' }]);
    expect(JSON.stringify(done)).not.toContain('top-secret-1');
    expect(done.steps[0]!.request).toContain('Authorization: Bearer ••••••••••••');
    expect([...authority.documents.values()]).toMatchObject([{ number: 'INV-014882', gross: '55073.95' }]);
    expect(heard).toMatchObject([
      { name: 'exchange.succeeded', purpose: 'fiscalise', answer: { signedAt: '2026-11-03T16:42:00Z' } },
    ]);
  });

  test('is one for one document, however often it is asked for', async () => {
    await set();
    const invoiceId = crypto.randomUUID();
    const id = await fiscalise(invoiceId);
    await takeTurn(id);
    expect(await fiscalise(invoiceId)).toBe(id);
    await takeTurn(id);
    expect(posts()).toHaveLength(1);
  });

  test('of another version of a document is another exchange', async () => {
    await set();
    const { companyId } = staff;
    const recordId = crypto.randomUUID();
    const exchangeOfVersion = (version: string) =>
      inTransaction(async (context) =>
        exchangeOf(context, {
          partner: (await activePartner(context, { kind: 'fiscal', companyId, customerId: null }))!,
          purpose: 'fiscalise',
          noun: 'invoice',
          recordId,
          number: 'INV-1',
          amount: cents(100),
          currency: 'ZAR',
          version,
          body: (key) => ({ key }),
        }),
      );
    const first = await exchangeOfVersion('');
    expect(await exchangeOfVersion('')).toBe(first);
    expect(await exchangeOfVersion('corrected')).not.toBe(first);
  });

  test('is looked up, never sent again, where the connection broke after it was stored', async () => {
    await set();
    authority.behave('storesAndBreaks');
    const id = await fiscalise();
    expect(await takeTurn(id)).toMatchObject({ status: 'UNKNOWN', problem: 'broken' });
    const refused = await house.call('retryInvoiceApiData', { id }, { ...staff, lockId: (await read(id)).lockId });
    expect(refused).toMatchObject({ code: 'notAllowedInState' });
    expect(await takeTurn(id)).toMatchObject({ status: 'SUCCEEDED', tries: 1 });
    expect(posts()).toHaveLength(1);
    expect((await read(id)).steps.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
      'try broken',
      'lookUp found',
    ]);
  });

  test.each(['storesAndFails', 'answersNonsense'] as const)(
    'is looked up where the authority %s',
    async (behaviour) => {
      await set();
      authority.behave(behaviour);
      const id = await fiscalise();
      expect((await takeTurn(id)).status).toBe('UNKNOWN');
      expect((await takeTurn(id)).status).toBe('SUCCEEDED');
      expect(posts()).toHaveLength(1);
    },
  );

  test('is sent once more with the same key only when it is not there an hour later', async () => {
    await set();
    authority.behave('breaks', 'answers');
    const id = await fiscalise();
    expect((await takeTurn(id)).status).toBe('UNKNOWN');
    expect(await takeTurn(id)).toMatchObject({ status: 'UNKNOWN', tries: 1 });
    expect(posts()).toHaveLength(1);
    house.clock.advance((certainAfter + 1) * 1000);
    expect((await takeTurn(id)).status).toBe('WAITING');
    expect(await takeTurn(id)).toMatchObject({ status: 'SUCCEEDED', tries: 2 });
    expect(new Set(posts().map(({ key }) => key)).size).toBe(1);
  });

  test('that was being sent when its process was killed is looked up', async () => {
    await set();
    const id = await fiscalise();
    const at = house.clock.now();
    await sql`update exchange set status = 'SENT', sent_at = ${at}, tries = 1 where id = ${id}`.execute(
      house.app.database.writer(partition),
    );
    expect((await takeTurn(id)).status).toBe('UNKNOWN');
    expect(authority.requests).toEqual([]);
    expect(await takeTurn(id)).toMatchObject({ status: 'UNKNOWN' });
    expect(authority.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  test('that was refused has failed for certain, and is tried again by a person with the same key', async () => {
    await set();
    authority.behave('refuses', 'answers');
    const id = await fiscalise();
    const failed = await takeTurn(id);
    expect(failed).toMatchObject({ status: 'FAILED', problem: 'refused', nextAt: null });
    expect(failed.steps[0]!.answer).toContain('"token":"••••••••••••"');
    expect(heard).toMatchObject([{ name: 'exchange.failed' }]);
    await house.ask('retryInvoiceApiData', { id }, { ...staff, lockId: failed.lockId });
    expect(await takeTurn(id)).toMatchObject({ status: 'SUCCEEDED', tries: 2 });
    expect(new Set(posts().map(({ key }) => key)).size).toBe(1);
  });

  test('is not sent after a redirect, which is a failure', async () => {
    await set();
    authority.behave('redirects');
    expect(await takeTurn(await fiscalise())).toMatchObject({ status: 'FAILED', problem: 'redirect' });
    expect(authority.requests).toHaveLength(1);
  });

  test('that certainly did not come is sent again by itself, and fails after so many tries', async () => {
    await set();
    authority.behave('busy');
    const id = await fiscalise();
    for (let round = 1; round < triesOfRound; round++)
      expect(await takeTurn(id)).toMatchObject({ status: 'WAITING', tries: round, problem: 'busy' });
    expect(await takeTurn(id)).toMatchObject({ status: 'FAILED', tries: triesOfRound });
  });

  test('waits where nobody listens at the address', async () => {
    await set();
    await authority.stop();
    expect(await takeTurn(await fiscalise())).toMatchObject({ status: 'WAITING', problem: 'unreachable' });
    authority = await startAuthority();
  });

  test('is resolved by a person with a reason, and is then looked up no more', async () => {
    await set();
    authority.behave('breaks');
    const id = await fiscalise();
    const { lockId } = await takeTurn(id);
    await house.ask('resolveInvoiceApiData', { id, reason: 'Captured by hand.' }, { ...staff, lockId });
    expect(await takeTurn(id)).toMatchObject({ status: 'RESOLVED', resolveReason: 'Captured by hand.', nextAt: null });
    expect(authority.requests).toHaveLength(1);
  });

  test('does not call a system that is switched off', async () => {
    const { id: partnerId, lockId } = await set();
    const id = await fiscalise();
    const off = { id: partnerId, name: 'Smart Invoice', url: authority.url, isActive: false };
    await house.ask('putInvoiceApiPartner', off, { ...staff, lockId });
    expect((await takeTurn(id)).status).toBe('WAITING');
    expect(authority.requests).toEqual([]);
  });
});

test('an invoice goes to the system of its customer with its XML inside', async () => {
  const customerId = await buildCustomer(house.app, partition, { companyId: staff.companyId, status: 'approve' });
  await set({ kind: 'customer', customerId, name: 'Vaalchem API' });
  const paper = paperOf([paperLine(1, 146_250)], {
    kind: 'creditNote',
    number: 'CN-1',
    original: { number: 'INV-014882', taxDate: '2026-11-03' },
  });
  const deliver = (customer: string) =>
    inTransaction((context) =>
      deliverInvoiceByIntegration(context, {
        companyId: staff.companyId,
        customerId: customer,
        invoiceId: crypto.randomUUID(),
        paper,
      }),
    );
  expect(await deliver(crypto.randomUUID())).toBeUndefined();
  const id = (await deliver(customerId))!;
  expect(await takeTurn(id)).toMatchObject({
    status: 'SUCCEEDED',
    purpose: 'deliver',
    noun: 'creditNote',
    amount: 1681.88,
  });
  const [document] = authority.documents.values();
  expect(document).toMatchObject({ kind: 'creditNote', number: 'CN-1', original: 'INV-014882', gross: '1681.88' });
  expect(document!['xml']).toContain('<ram:TypeCode>381</ram:TypeCode>');
});

test('the list is searched by number, filtered by state, and counted', async () => {
  // Others before it let hours pass: what is written now would be of another day.
  house.clock.set(new Date());
  await set();
  authority.behave('refuses');
  const id = await fiscalise();
  await takeTurn(id);
  type Listed = { rows: ExchangeRow[]; counts: Record<string, number> };
  const asked = (payload: object) => house.ask<Listed>('getInvoiceApiData', payload, staff);
  const { rows, counts } = await asked({ status: ['FAILED'], isOfToday: true });
  expect(rows.map((row) => row.id)).toContain(id);
  expect(counts['FAILED']).toBeGreaterThan(0);
  expect((await asked({ search: '014882' })).rows.map((row) => row.id)).toContain(id);
  expect((await asked({ search: 'nothing of this' })).rows).toEqual([]);
  expect((await asked({ status: ['SUCCEEDED'] })).rows.map((row) => row.id)).not.toContain(id);
});

describe('a system', () => {
  test('is the only active one of its kind', async () => {
    await set();
    expect(
      await house.call(
        'postInvoiceApiPartner',
        {
          companyId: staff.companyId,
          kind: 'fiscal',
          name: 'Another',
          url: authority.url,
        },
        staff,
      ),
    ).toMatchObject({ code: 'partnerTaken' });
  });

  test('keeps its token, which is sealed and never shown', async () => {
    const { id, lockId } = await set();
    const answer = await house.ask('getInvoiceApiPartners', {}, staff);
    expect(JSON.stringify(answer)).not.toContain('top-secret-1');
    await house.ask('putInvoiceApiPartner', { id, name: 'Renamed', url: authority.url }, { ...staff, lockId });
    await takeTurn(await fiscalise());
    expect(posts()).toMatchObject([{ authorization: 'Bearer top-secret-1' }]);
    const { rows } = await sql<{
      secret_sealed: string;
    }>`select secret_sealed from exchange_partner where id = ${id}`.execute(house.app.database.writer(partition));
    expect(rows[0]!.secret_sealed).not.toContain('top-secret-1');
  });

  test('of a customer names the customer', async () => {
    const answer = await house.call(
      'postInvoiceApiPartner',
      {
        companyId: staff.companyId,
        kind: 'customer',
        name: 'Nobody',
        url: authority.url,
      },
      staff,
    );
    expect(answer).toMatchObject({ code: 'invalidPayload', fields: { customerId: expect.any(String) } });
  });
});

test('a call outside development goes to no private network, and says that nothing was sent', async () => {
  const call = { method: 'POST', headers: {}, body: '{}', isStrict: true, timeoutMilliseconds: 2000 } as const;
  for (const url of [authority.url, 'https://127.0.0.1/x', 'https://[::1]/x'])
    expect(await callOther({ ...call, url })).toMatchObject({ problem: 'privateAddress', isUnsent: true });
  expect(authority.requests).toEqual([]);
});

test('a call that takes too long is unknown once it was sent', async () => {
  const silent = (await import('node:net')).createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  const url = `http://127.0.0.1:${port}/`;
  const called = await callOther({ method: 'GET', url, headers: {}, isStrict: false, timeoutMilliseconds: 100 });
  expect(called).toMatchObject({ problem: 'timeout', isUnsent: false });
  silent.close();
});
