import type http from 'node:http';
import type { CompanyThere } from './company.ts';
import { documentNames, type DocumentSet } from './records.ts';
import { filterOf } from './odata.ts';
import { notFound, Refusal } from './refusal.ts';
import type { Subscriptions } from './subscriptions.ts';

export interface Asked {
  readonly method: string;
  /** What follows `/api/v2.0/`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: unknown;
}
export interface Answer {
  readonly status: number;
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}
interface There {
  readonly company: CompanyThere;
  readonly subscriptions: Subscriptions;
}

type Body = Readonly<Record<string, unknown>>;
interface Inner {
  readonly id?: string;
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Body;
}

/** As many requests as one batch may hold. */
const mostInBatch = 100;
const longestPage = 20_000;

/** Carries out one request. Throws a Refusal. */
export async function answerTo(asked: Asked, there: There): Promise<Answer> {
  if (asked.path === '$batch') return batch(asked, there);
  if (asked.path.startsWith('subscriptions')) return subscription(asked, there.subscriptions);
  if (asked.path === 'companies') return page([{ id: there.company.id, name: there.company.name }], asked);
  const found = /^companies\(([^)]*)\)\/(.*)$/.exec(asked.path);
  if (!found || found[1] !== there.company.id) throw notFound('The company');
  return inCompany(found[2]!, asked, there);
}

function inCompany(path: string, asked: Asked, { company, subscriptions }: There): Answer {
  const { method, headers } = asked;
  const body = asked.body as Body;
  if (path === 'vendors') return page(company.vendorRows(), asked);
  if (path === 'paymentTerms')
    return page(
      company.paymentTerms.map((term) => ({ ...term })),
      asked,
    );
  if (path === 'accounts')
    return page(
      company.accounts.map((account) => ({ ...account })),
      asked,
    );
  const found = /^(purchaseInvoices|purchaseCreditMemos)(?:\(([^)]*)\)(?:\/(.*))?)?$/.exec(path);
  const [set, id, rest] = [found?.[1] as DocumentSet | undefined, found?.[2], found?.[3] ?? ''];
  const told = (answer: Answer, of: string, kind: string) => {
    subscriptions.tell(`companies(${company.id})/${set}(${of})`, kind);
    return answer;
  };
  if (set && id === undefined && method === 'GET') return page(company.invoiceRows(set), asked);
  if (set && id === undefined && method === 'POST') {
    const created = company.create(body, set);
    return told({ status: 201, body: created }, String(created['id']), 'created');
  }
  if (set === undefined || id === undefined)
    throw new Refusal(404, 'BadRequest_NotFound', `Bad Request - the resource ${path} is not found.`);
  const deeds: Record<string, () => Answer> = {
    'GET ': () => ({ status: 200, body: company.invoice(id) }),
    'PATCH ': () => told({ status: 200, body: company.change(id, body, headers['if-match']) }, id, 'updated'),
    'DELETE ': () => {
      company.remove(id, headers['if-match']);
      return told({ status: 204 }, id, 'deleted');
    },
    [`GET ${documentNames[set].lines}`]: () =>
      page(company.lines(id, asked.query.get('$expand') === 'dimensionSetLines'), asked),
    [`POST ${documentNames[set].lines}`]: () => told({ status: 201, body: company.addLine(id, body) }, id, 'updated'),
    'GET dimensionSetLines': () => page(company.dimensions(id), asked),
    'POST dimensionSetLines': () => ({ status: 201, body: company.addDimension(id, body) }),
    'GET attachments': () => page(company.attachments(id), asked),
    'POST attachments': () => ({ status: 201, body: company.attach(id, body) }),
    'POST Microsoft.NAV.post': () => {
      company.post(id);
      return told({ status: 204 }, id, 'updated');
    },
  };
  const [, lineId] = /^purchase(?:Invoice|CreditMemo)Lines\(([^)]*)\)\/dimensionSetLines$/.exec(rest) ?? [];
  if (lineId !== undefined && method === 'POST')
    return told({ status: 201, body: company.addLineDimension(id, lineId, body) }, id, 'updated');
  const [, attachmentId] = /^attachments\(([^)]*)\)\/attachmentContent$/.exec(rest) ?? [];
  if (attachmentId !== undefined && method === 'PATCH') {
    if (headers['if-match'] === undefined)
      throw new Refusal(400, 'BadRequest_InvalidToken', 'The If-Match header is missing or not an etag.');
    company.fill(id, attachmentId, Number(headers['content-length'] ?? 0));
    return { status: 204 };
  }
  const deed = deeds[`${method} ${rest}`];
  if (!deed)
    throw new Refusal(405, 'BadRequest_MethodNotAllowed', `'${method}' requests for '${path}' are not allowed.`);
  return deed();
}

/** A page of rows: `$filter`, `$top`, `$skip`. Above the longest page the answer is 413, as documented. */
function page(rows: readonly Body[], { query }: Asked): Answer {
  const [top, skip] = [Number(query.get('$top') ?? longestPage), Number(query.get('$skip') ?? 0)];
  if (top > longestPage)
    throw new Refusal(413, 'RequestEntityTooLarge', `No page may have more than ${longestPage} rows.`);
  const value = rows.filter(filterOf(query.get('$filter'))).slice(skip, skip + top);
  return { status: 200, body: { '@odata.context': '$metadata', value } };
}

async function subscription({ method, path, body }: Asked, subscriptions: Subscriptions): Promise<Answer> {
  const id = /^subscriptions\('?([^')]*)'?\)$/.exec(path)?.[1];
  if (method === 'GET') return { status: 200, body: { value: subscriptions.rows() } };
  if (method === 'POST' && id === undefined) return { status: 201, body: await subscriptions.add(body as Body) };
  if (method === 'PATCH' && id !== undefined) return { status: 200, body: await subscriptions.renew(id) };
  throw new Refusal(405, 'BadRequest_MethodNotAllowed', 'The request is not allowed.');
}

/** Several requests in one. With `Isolation: snapshot` all of them stand, or none; without it each for itself. */
async function batch({ body, headers }: Asked, there: There): Promise<Answer> {
  const { requests } = body as { readonly requests: readonly Inner[] };
  if (requests.length > mostInBatch)
    throw new Refusal(400, 'BadRequest', `A batch holds ${mostInBatch} requests at most.`);
  const isWhole = String(headers['isolation'] ?? '').toLowerCase() === 'snapshot';
  const takeBack = there.company.snapshot();
  const responses: object[] = [];
  for (const inner of requests) {
    const url = new URL(inner.url, 'http://double/');
    const one: Asked = {
      method: inner.method.toUpperCase(),
      path: decodeURIComponent(url.pathname.slice(1)),
      query: url.searchParams,
      headers: Object.fromEntries(
        Object.entries(inner.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
      ),
      body: inner.body ?? {},
    };
    const answer = await answerTo(one, there).catch((error: unknown): Answer => {
      if (error instanceof Refusal) return { status: error.status, body: error.body() };
      throw error;
    });
    responses.push({
      id: inner.id ?? null,
      status: answer.status,
      headers: {},
      ...(answer.body !== undefined && { body: answer.body }),
    });
    if (isWhole && answer.status >= 400) {
      takeBack();
      break;
    }
  }
  return { status: 200, body: { responses } };
}
