import type { App } from '#platform/server/app.ts';
import { cents } from '#platform/money.ts';
import type { ExchangeProblem, ExchangePurpose, ExchangeState, StepOutcome } from '../status.ts';
import './tables.ts';

interface Built {
  readonly number: string;
  readonly purpose: ExchangePurpose;
  readonly status: ExchangeState;
  readonly problem?: ExchangeProblem;
  readonly steps: readonly (readonly [kind: 'try' | 'lookUp', outcome: StepOutcome, statusCode: number | null])[];
  readonly theirNumber?: string;
}

const sample: readonly Built[] = [
  { number: 'INV-014953', purpose: 'fiscalise', status: 'WAITING', steps: [] },
  {
    number: 'INV-014952',
    purpose: 'fiscalise',
    status: 'UNKNOWN',
    problem: 'serverError',
    steps: [
      ['try', 'serverError', 504],
      ['lookUp', 'notThere', 404],
    ],
  },
  { number: 'INV-014951', purpose: 'deliver', status: 'FAILED', problem: 'refused', steps: [['try', 'refused', 422]] },
  {
    number: 'INV-014950',
    purpose: 'deliver',
    status: 'SUCCEEDED',
    steps: [['try', 'succeeded', 201]],
    theirNumber: '5105448120',
  },
  {
    number: 'INV-014949',
    purpose: 'fiscalise',
    status: 'SUCCEEDED',
    steps: [
      ['try', 'timeout', null],
      ['lookUp', 'found', 200],
    ],
    theirNumber: 'ZM-2210-88',
  },
  {
    number: 'INV-014948',
    purpose: 'deliver',
    status: 'RESOLVED',
    problem: 'refused',
    steps: [['try', 'refused', 400]],
  },
];

const answers: Readonly<Record<number, string>> = {
  200: '{\n  "id": "ZM-2210-88",\n  "qr": "https://authority.example/q/ZM-2210-88",\n  "signedAt": "2026-11-24T09:41:12Z"\n}',
  201: '{ "number": "5105448120" }',
  400: '{ "error": "unknown order 4500186113" }',
  404: '{ "error": "not found" }',
  422: '{ "error": "order 4500186112 is closed" }',
  504: '<html><head><title>504</title></head></html>',
};

/** An authority and a customer's system that are switched off, with one exchange of each state: nothing goes out. */
export async function buildExchanges(
  app: App,
  partition: string,
  { companyId, customerId }: { readonly companyId: string; readonly customerId: string },
): Promise<void> {
  const db = app.database.writer(partition);
  const named = { fiscalise: 'Smart Invoice', deliver: 'Vaalchem API' };
  const ids = { fiscalise: crypto.randomUUID(), deliver: crypto.randomUUID() };
  for (const purpose of ['fiscalise', 'deliver'] as const) {
    const place = { table: 'exchange_partner', column: 'secret_sealed', row: ids[purpose], partition };
    await db
      .insertInto('exchange_partner')
      .values({
        id: ids[purpose],
        partition,
        company_id: companyId,
        kind: purpose === 'fiscalise' ? 'fiscal' : 'customer',
        name: named[purpose],
        url: `https://${purpose === 'fiscalise' ? 'authority' : 'vaalchem'}.example/invoices`,
        customer_id: purpose === 'fiscalise' ? null : customerId,
        secret_sealed: app.sealer.seal(crypto.randomUUID(), place),
        is_active: false,
        created_by: 'Thandi Ndlovu',
        updated_by: 'Thandi Ndlovu',
      })
      .execute();
  }
  const now = app.clock.now().getTime();
  for (const [place, built] of sample.entries()) {
    const at = new Date(now - place * 17 * 60_000);
    const isOpen = built.status === 'WAITING' || built.status === 'UNKNOWN';
    const { id } = await db
      .insertInto('exchange')
      .values({
        partition,
        company_id: companyId,
        partner_id: ids[built.purpose],
        direction: 'out',
        purpose: built.purpose,
        noun: 'invoice',
        record_id: crypto.randomUUID(),
        number: built.number,
        their_number: built.theirNumber ?? '',
        amount: Number(cents(5_507_395n)),
        currency: 'ZAR',
        idempotency_key: crypto.randomUUID(),
        body: bodyOf(built.number),
        status: built.status,
        tries: built.steps.filter(([kind]) => kind === 'try').length,
        sent_at: built.steps.length > 0 ? at : null,
        next_at: isOpen ? new Date(now + 15 * 60_000) : null,
        problem: built.problem ?? '',
        answer: null,
        resolve_reason: built.status === 'RESOLVED' ? 'Captured by hand in their portal.' : '',
        created_by: 'Naledi Mokoena',
        created_at: at,
        updated_by: 'Naledi Mokoena',
        search_words: `${built.number} ${named[built.purpose]} ${built.theirNumber ?? ''}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [index, [kind, outcome, statusCode]] of built.steps.entries())
      await db
        .insertInto('exchange_step')
        .values({
          partition,
          exchange_id: id,
          number: index + 1,
          at: new Date(at.getTime() + index * 300_000),
          kind,
          outcome,
          status_code: statusCode,
          milliseconds: statusCode === 504 ? 100_000 : 340,
          request: requestOf(kind, built),
          answer: statusCode === null ? '' : `${statusCode}\nContent-Type: application/json\n\n${answers[statusCode]}`,
        })
        .execute();
  }
}

function requestOf(kind: 'try' | 'lookUp', { purpose, number }: Built): string {
  const host = purpose === 'fiscalise' ? 'authority' : 'vaalchem';
  const first =
    kind === 'try' ? `POST https://${host}.example/invoices` : `GET https://${host}.example/invoices/${number}`;
  return `${first}\nAccept: application/json\nAuthorization: Bearer ••••••••••••`;
}

function bodyOf(number: string): string {
  const figures = { net: '49175.67', vatTotal: '5898.28', gross: '55073.95' };
  const line = (place: number) => ({ code: 'standard', percent: 15, net: `${place}.00`, vat: `${place}.15` });
  const document = { key: 'c2FtcGxl', kind: 'invoice', number, issuedOn: '2026-11-24', currency: 'ZAR', ...figures };
  return JSON.stringify({ ...document, vat: Array.from({ length: 8 }, (_, place) => line(place + 1)) }, undefined, 2);
}
