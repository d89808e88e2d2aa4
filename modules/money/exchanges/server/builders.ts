import type { App } from '#platform/server/app.ts';
import type { InvoicePaper } from '#modules/money/invoice-papers/paper.ts';
import type { ExchangeProblem, ExchangePurpose, ExchangeState, StepOutcome } from '../status.ts';
import { summaryOf } from './invoices.ts';
import './tables.ts';

interface Built {
  readonly purpose: Exclude<ExchangePurpose, 'export'>;
  readonly status: ExchangeState;
  readonly problem?: ExchangeProblem;
  readonly steps: readonly (readonly [kind: 'try' | 'lookUp', outcome: StepOutcome, statusCode: number | null])[];
  readonly theirNumber?: string;
}

const sample: readonly Built[] = [
  { purpose: 'fiscalise', status: 'WAITING', steps: [] },
  {
    purpose: 'fiscalise',
    status: 'UNKNOWN',
    problem: 'serverError',
    steps: [
      ['try', 'serverError', 504],
      ['lookUp', 'notThere', 404],
    ],
  },
  { purpose: 'deliver', status: 'FAILED', problem: 'refused', steps: [['try', 'refused', 422]] },
  { purpose: 'deliver', status: 'SUCCEEDED', steps: [['try', 'succeeded', 201]], theirNumber: '5105448120' },
  {
    purpose: 'fiscalise',
    status: 'SUCCEEDED',
    steps: [
      ['try', 'timeout', null],
      ['lookUp', 'found', 200],
    ],
    theirNumber: 'ZM-2210-88',
  },
  { purpose: 'deliver', status: 'RESOLVED', problem: 'refused', steps: [['try', 'refused', 400]] },
];

const answers: Readonly<Record<number, string>> = {
  200: '{\n  "id": "ZM-2210-88",\n  "qr": "https://authority.example/q/ZM-2210-88",\n  "signedAt": "2026-11-24T09:41:12Z"\n}',
  201: '{ "number": "5105448120" }',
  400: '{ "error": "unknown order 4500186113" }',
  404: '{ "error": "not found" }',
  422: '{ "error": "order 4500186112 is closed" }',
  504: '<html><head><title>504</title></head></html>',
};

/** A posted document that went to another system. */
export interface ExchangedDocument {
  readonly id: string;
  readonly paper: InvoicePaper;
}

/**
 * An authority and a customer's system that are switched off, with an exchange in each state, of a document each: nothing
 * goes out.
 */
export async function buildExchanges(
  app: App,
  partition: string,
  {
    companyId,
    customerId,
    documents,
  }: { readonly companyId: string; readonly customerId: string; readonly documents: readonly ExchangedDocument[] },
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
  for (const [place, built] of sample.slice(0, documents.length).entries()) {
    const { id: recordId, paper } = documents[place]!;
    const number = paper.number!;
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
        record_id: recordId,
        number,
        their_number: built.theirNumber ?? '',
        amount: paper.gross,
        currency: paper.currency,
        idempotency_key: crypto.randomUUID(),
        body: JSON.stringify({ key: recordId, ...summaryOf(paper) }, undefined, 2),
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
        search_words: `${number} ${named[built.purpose]} ${built.theirNumber ?? ''}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await buildSteps(app, { partition, id, number, at }, built);
  }
}

function requestOf(kind: 'try' | 'lookUp', purpose: Built['purpose'], number: string): string {
  const host = purpose === 'fiscalise' ? 'authority' : 'vaalchem';
  const first =
    kind === 'try' ? `POST https://${host}.example/invoices` : `GET https://${host}.example/invoices/${number}`;
  return `${first}\nAccept: application/json\nAuthorization: Bearer ••••••••••••`;
}

/** What happened to an exchange, step by step. */
async function buildSteps(
  app: App,
  {
    partition,
    id,
    number,
    at,
  }: { readonly partition: string; readonly id: string; readonly number: string; readonly at: Date },
  { steps, purpose }: Built,
): Promise<void> {
  for (const [index, [kind, outcome, statusCode]] of steps.entries())
    await app.database
      .writer(partition)
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
        request: requestOf(kind, purpose, number),
        answer: statusCode === null ? '' : `${statusCode}\nContent-Type: application/json\n\n${answers[statusCode]}`,
      })
      .execute();
}
