import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillExample } from './example.ts';
import { type Double, startDouble } from './start.ts';

let double: Double;
let token: string;
beforeEach(async () => {
  double = await startDouble({ limits: { inWindow: 200, atOnce: 5, queued: 95 } });
  fillExample(double.company);
  token = await signIn();
});
afterEach(() => double.stop());

async function signIn(secret = 'demo-secret'): Promise<string> {
  const answer = await fetch(double.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'demo-client',
      client_secret: secret,
      scope: 'https://api.businesscentral.dynamics.com/.default',
    }),
  });
  const { access_token } = (await answer.json()) as { access_token?: string };
  return access_token ?? `${answer.status}`;
}

interface Row {
  readonly id?: string;
  readonly status?: string | number;
  readonly number?: string;
  readonly lastModifiedDateTime?: string;
  readonly '@odata.etag'?: string;
}
interface Said {
  readonly status: number;
  readonly body: Row & {
    readonly error?: { readonly code: string; readonly message: string };
    readonly value?: readonly Row[];
    readonly responses?: readonly Row[];
  };
}
async function ask(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Said> {
  const answer = await fetch(`${double.baseUrl}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Said['body'] };
}
const of = (path: string) => `companies(${double.company.id})/${path}`;
const header = (number: string) => ({ vendorNumber: 'V00010', vendorInvoiceNumber: number, invoiceDate: '2026-11-03' });
const line = (unitCost: number, more: object = {}) => ({
  lineType: 'Account',
  lineObjectNumber: '5000',
  quantity: 1,
  unitCost,
  taxCode: 'STANDARD',
  ...more,
});
const codeOf = ({ status, body }: Said) => `${status} ${body.error?.code}`;

test('lets in whoever has a token, and names what is wrong in its own form', async () => {
  expect(await signIn('wrong')).toBe('401');
  expect((await ask('GET', 'companies')).body.value).toEqual([{ id: double.company.id, name: double.company.name }]);
  token = 'old';
  const refused = await ask('GET', 'companies');
  expect(codeOf(refused)).toBe('401 Authentication_InvalidCredentials');
  expect(refused.body.error?.message).toMatch(/ {2}CorrelationId: {2}[0-9a-f-]{36}\.$/);
});

test('creates a draft with its lines whole or not at all, and reckons VAT once for each group', async () => {
  const created = await ask('POST', of('purchaseInvoices'), header('INV-1'));
  const { id } = created.body;
  expect([created.status, created.body.status, created.body.number]).toEqual([201, 'Draft', '108001']);
  const lines = (...costs: readonly number[]) => ({
    requests: costs.map((cost, place) => ({
      method: 'POST',
      id: String(place),
      url: of(`purchaseInvoices(${id})/purchaseInvoiceLines`),
      body: line(cost, cost < 0 ? { lineObjectNumber: '9999' } : {}),
    })),
  });
  const failed = await ask('POST', '$batch', lines(10.03, -1, 10.03), { isolation: 'snapshot' });
  expect(failed.body.responses?.map(({ status }) => status)).toEqual([201, 400]);
  expect((await ask('GET', of(`purchaseInvoices(${id})/purchaseInvoiceLines`))).body.value).toEqual([]);
  await ask('POST', '$batch', lines(...Array<number>(10).fill(10.03)), { isolation: 'snapshot' });
  expect((await ask('GET', of(`purchaseInvoices(${id})`))).body).toMatchObject({
    totalAmountExcludingTax: 100.3,
    totalTaxAmount: 15.05,
    totalAmountIncludingTax: 115.35,
  });
});

test('refuses what the documentation says that it refuses', async () => {
  const create = (body: object) => ask('POST', of('purchaseInvoices'), body);
  const answers = {
    'a header with two lines': await create({ ...header('A'), purchaseInvoiceLines: [line(1), line(1)] }),
    'a field that is only read': await create({ ...header('A'), status: 'Open' }),
    'a vendor that is not there': await create({ ...header('A'), vendorNumber: 'V9' }),
    'a long number': await create(header('A'.repeat(36))),
    'an unknown centre': await create({ ...header('A'), shortcutDimension1Code: 'XXX' }),
    'a page too long': await ask('GET', of('purchaseInvoices?$top=20001')),
    'a question that it does not understand': await ask('GET', of("purchaseInvoices?$filter=contains(number,'1')")),
    'another company': await ask('GET', 'companies(1)/vendors'),
  };
  expect(Object.fromEntries(Object.entries(answers).map(([what, said]) => [what, codeOf(said)]))).toEqual({
    'a header with two lines': '400 BadRequest',
    'a field that is only read': '400 BadRequest',
    'a vendor that is not there': '400 Internal_InvalidTableRelation',
    'a long number': '400 Application_StringExceededLength',
    'an unknown centre': '400 Internal_InvalidTableRelation',
    'a page too long': '413 RequestEntityTooLarge',
    'a question that it does not understand': '400 BadRequest',
    'another company': '404 BadRequest_NotFound',
  });
  expect(answers['a field that is only read'].body.error?.message).toContain("Control 'status' is read-only.");
});

test('changes a draft for whoever has its tag, posts it, and keeps its id', async () => {
  const { body } = await ask('POST', of('purchaseInvoices'), {
    ...header("O'Brien 7"),
    purchaseInvoiceLines: [line(100)],
  });
  const path = of(`purchaseInvoices(${body.id})`);
  const change = (tag?: string) => ask('PATCH', path, { dueDate: '2026-12-03' }, tag ? { 'if-match': tag } : {});
  expect(codeOf(await change())).toBe('400 BadRequest_InvalidToken');
  expect((await change(body['@odata.etag'])).status).toBe(200);
  expect(codeOf(await change(body['@odata.etag']))).toBe('409 Request_EntityChanged');
  double.company.allowedFrom = '2026-12-01';
  expect(codeOf(await ask('POST', `${path}/Microsoft.NAV.post`))).toBe('400 Application_DialogException');
  double.company.allowedFrom = '2000-01-01';
  expect((await ask('POST', `${path}/Microsoft.NAV.post`)).status).toBe(204);
  const asked = "vendorNumber eq 'V00010' and vendorInvoiceNumber eq 'O''Brien 7'";
  const found = await ask('GET', of(`purchaseInvoices?$filter=${encodeURIComponent(asked)}`));
  expect(found.body.value).toMatchObject([{ id: body.id, status: 'Open', totalAmountIncludingTax: 115 }]);
  const later = encodeURIComponent(`lastModifiedDateTime gt ${found.body.value![0]!.lastModifiedDateTime}`);
  expect((await ask('GET', of(`purchaseInvoices?$filter=${later}`))).body.value).toEqual([]);
  expect(codeOf(await ask('POST', of('purchaseInvoices'), header("O'Brien 7")))).toBe(
    '400 Application_DialogException',
  );
});

test('is nasty as planned: it stores and does not say so, is too slow, answers pages, forgets tokens, changes records', async () => {
  const count = () => double.company.invoiceRows().length;
  const create = (number: string) =>
    ask('POST', of('purchaseInvoices'), header(number)).then(
      ({ status }) => status,
      () => 'no answer',
    );
  double.nastiness.plan(
    { what: 'storesThen504', on: 'create' },
    { what: 'storesThenBreaks', on: 'create' },
    { what: 'breaks', on: 'create' },
    { what: 'tooMany', on: 'create' },
    { what: 'html', on: 'create' },
    { what: 'vendorBlocked', on: 'create' },
  );
  expect([await create('1'), count(), await create('2'), count(), await create('3'), count()]).toEqual([
    504,
    1,
    'no answer',
    2,
    'no answer',
    2,
  ]);
  expect([await create('4'), await create('5'), await create('6'), count()]).toEqual([429, 502, 400, 2]);
  const [first] = double.company.invoiceRows();
  double.nastiness.plan({ what: 'staleTag', on: 'change' }, { what: 'tokenEnds', on: 'read' });
  const tag = { 'if-match': String(first!['@odata.etag']) };
  expect((await ask('PATCH', of(`purchaseInvoices(${first!['id']})`), { dueDate: '2026-12-03' }, tag)).status).toBe(
    409,
  );
  expect([(await ask('GET', 'companies')).status, (await ask('GET', 'companies')).status]).toEqual([401, 401]);
});

test('is nasty by chance in the same way for one seed', async () => {
  const statuses = async (seed: number) => {
    double.nastiness.random(50, seed, ['serverError', 'tooMany', 'html']);
    const said: number[] = [];
    for (let count = 0; count < 20; count++) said.push((await ask('GET', 'companies')).status);
    return said;
  };
  const once = await statuses(7);
  expect(new Set(once)).toEqual(new Set([200, 500, 429, 502]));
  expect(await statuses(7)).toEqual(once);
  expect(await statuses(8)).not.toEqual(once);
});

test('counts requests as the limits do', async () => {
  const answers = await Promise.all(Array.from({ length: 210 }, () => ask('GET', 'companies')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(double.pace.seen.refused).toBe(refused.length);
  expect(double.requests.length).toBe(answers.length - refused.length);
});

test('tells an address that proved itself, bundled, until the address refuses', async () => {
  const notices: string[][] = [];
  let status = 200;
  const listening = http.createServer((request, response) => {
    const echo = new URL(request.url!, 'http://here').searchParams.get('validationToken');
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      if (!echo)
        notices.push(
          (JSON.parse(body) as { value: { changeType: string }[] }).value.map(({ changeType }) => changeType),
        );
      response.writeHead(echo ? 200 : status).end(echo ?? '');
    });
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  try {
    const notificationUrl = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/hook`;
    const subscribe = (url: string) =>
      ask('POST', 'subscriptions', { notificationUrl: url, resource: of('purchaseInvoices'), clientState: 's' });
    expect((await subscribe('http://127.0.0.1:1/none')).status).toBe(400);
    expect((await subscribe(notificationUrl)).status).toBe(201);
    for (const number of ['1', '2']) await ask('POST', of('purchaseInvoices'), header(number));
    await double.subscriptions.bundle();
    expect(notices).toEqual([['created', 'created']]);
    status = 503;
    await ask('POST', of('purchaseInvoices'), header('3'));
    await double.subscriptions.bundle();
    expect(double.subscriptions.rows()).toHaveLength(1);
    status = 410;
    await ask('POST', of('purchaseInvoices'), header('4'));
    await double.subscriptions.bundle();
    expect(double.subscriptions.rows()).toEqual([]);
  } finally {
    listening.closeAllConnections();
    await new Promise((resolve) => listening.close(resolve));
  }
});
