import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { usualPaper } from '#modules/money/invoice-papers/sample.ts';
import { type Comparison, exchangeService, type SystemTest } from '../contract.ts';
import { exchangeFailureTexts } from '../messages/failures/index.ts';
import { carryOutExchange } from './carry-out.ts';
import { fiscaliseInvoice } from './index.ts';
import { exchangeOperations } from './operations.ts';
import { type Authority, startAuthority } from './testing/authority.ts';

const partition = 'alpha';
let house: House;
let staff: Staff;
let authority: Authority;
let system: { id: string; lockId: string };
beforeAll(async () => {
  house = await openHouse({
    implementations: [exchangeOperations],
    failureCatalogues: [exchangeFailureTexts],
    jobKinds: (app) => [carryOutExchange(app)],
    isIdle: true,
  });
});
beforeEach(async () => {
  staff = await buildStaff(house.app, partition, Object.keys(exchangeService.operations));
  authority = await startAuthority();
  system = await house.ask(
    'postInvoiceApiPartner',
    {
      companyId: staff.companyId,
      kind: 'fiscal',
      name: 'Smart Invoice',
      url: authority.url,
      secret: 'top-secret-1',
    },
    staff,
  );
  return () => authority.stop();
});
afterAll(() => house.close());

describe('the test of a system', () => {
  const tested = (id = system.id) => house.ask<SystemTest>('testInvoiceApiPartner', { id }, staff);

  test('shows what was asked and answered, with its secrets masked, and sends nothing', async () => {
    const answer = await tested();
    expect(answer).toMatchObject({ outcome: 'answers', isGood: true, statusCode: 404 });
    expect(answer.request).toBe(
      `GET ${authority.url}/connection-test\nAccept: application/json\nUser-Agent: Haulway\nAuthorization: Bearer ••••••••••••`,
    );
    expect(answer.answer).toContain('{"error":"not found"}');
    expect(authority.requests).toEqual([
      { method: 'GET', key: 'connection-test', authorization: 'Bearer top-secret-1' },
    ]);
    expect(authority.documents.size).toBe(0);
  });

  test('says that the token is refused, and masks what the answer tells of tokens', async () => {
    authority.answerLookUps('refusesToken');
    const answer = await tested();
    expect(answer).toMatchObject({ outcome: 'tokenRefused', isGood: false, statusCode: 401 });
    expect(answer.answer).toContain('"token":"••••••••••••"');
    expect(JSON.stringify(answer)).not.toContain('of-the-authority');
  });

  test('finds a system that claims to have every document', async () => {
    authority.answerLookUps('knowsAll');
    expect(await tested()).toMatchObject({ outcome: 'knowsAll', isGood: false, statusCode: 200 });
  });

  test('says that nobody answers at the address', async () => {
    await authority.stop();
    expect(await tested()).toMatchObject({ outcome: 'unreachable', isGood: false, statusCode: null, answer: '' });
    authority = await startAuthority();
  });

  test('reaches one that is switched off, and no other company’s', async () => {
    const off = { id: system.id, name: 'Smart Invoice', url: authority.url, isActive: false };
    await house.ask('putInvoiceApiPartner', off, { ...staff, lockId: system.lockId });
    expect(await tested()).toMatchObject({ isGood: true });
    expect(await house.call('testInvoiceApiPartner', { id: crypto.randomUUID() }, staff)).toMatchObject({
      code: 'notFound',
    });
  });
});

describe('the comparison of a document', () => {
  async function sent(): Promise<string> {
    const id = (await inPartition(
      systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' }),
      partition,
      (context) =>
        fiscaliseInvoice(context, {
          companyId: staff.companyId,
          invoiceId: crypto.randomUUID(),
          paper: usualPaper(),
        }),
    ))!;
    const { rows } = await sql<{ turn: number }>`select turn from exchange where id = ${id}`.execute(
      house.app.database.writer(partition),
    );
    await carryOutExchange(house.app).work({ partition, id, turn: rows[0]!.turn }, { number: 1, isLastAttempt: false });
    return id;
  }
  const compared = (id: string) => house.ask<Comparison>('compareInvoiceApiData', { id }, staff);
  const different = ({ fields }: Comparison) => fields.filter((each) => each.isDifferent);

  test('finds nothing where both sides have the same', async () => {
    const answer = await compared(await sent());
    expect(answer).toMatchObject({ outcome: 'found', statusCode: 200 });
    expect(answer.fields.map(({ field, ours, theirs }) => [field, ours, theirs])).toEqual(
      expect.arrayContaining([
        ['number', 'INV-014882', 'INV-014882'],
        ['gross', '55073.95', '55073.95'],
        ['theirNumber', expect.stringMatching(/^M-/), expect.stringMatching(/^M-/)],
      ]),
    );
    expect(different(answer)).toEqual([]);
    expect(JSON.stringify(answer)).not.toContain('top-secret-1');
  });

  test('names what differs; an amount is the same however it is written, and what is not said differs from nothing', async () => {
    const id = await sent();
    authority.amend('INV-014882', { gross: 55_073.9, net: 49_175.67, dueOn: undefined, currency: 'USD' });
    const answer = await compared(id);
    expect(different(answer)).toEqual([
      { field: 'currency', ours: 'ZAR', theirs: 'USD', isDifferent: true },
      { field: 'gross', ours: '55073.95', theirs: '55073.9', isDifferent: true },
    ]);
    expect(answer.fields.find(({ field }) => field === 'net')).toMatchObject({
      theirs: '49175.67',
      isDifferent: false,
    });
    expect(answer.fields.find(({ field }) => field === 'dueOn')).toMatchObject({ theirs: null, isDifferent: false });
    // Ours stays what it is, and so does its state.
    expect(await house.ask('getInvoiceApiDataRecord', { id }, staff)).toMatchObject({ status: 'SUCCEEDED' });
  });

  test('says that they do not have it, where they refused it', async () => {
    authority.behave('refuses');
    const answer = await compared(await sent());
    expect(answer).toMatchObject({ outcome: 'notThere', statusCode: 404 });
    expect(answer.fields.every(({ theirs }) => theirs === null)).toBe(true);
    expect(different(answer)).toEqual([]);
  });

  test('says what went wrong where nobody answers', async () => {
    const id = await sent();
    await authority.stop();
    expect(await compared(id)).toMatchObject({ outcome: 'unreachable', statusCode: null });
    authority = await startAuthority();
  });
});
