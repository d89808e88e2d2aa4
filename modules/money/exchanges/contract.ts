import { z } from 'zod';
import { historyEntry } from '#platform/history.ts';
import { amountAnswer } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, requiredText, service } from '#platform/operation.ts';
import {
  comparedFields,
  exchangedNouns,
  exchangeLife,
  exchangeProblems,
  exchangePurposes,
  ownPartnerKinds,
  partnerKinds,
  stepOutcomes,
  testOutcomes,
} from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    invoiceApiData: unknown;
    invoiceApiPartner: unknown;
  }
  interface Channels {
    invoiceApiData: unknown;
  }
}

const id = z.uuid();
const name = z.string();
const moment = z.iso.datetime();
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;
const state = z.enum(exchangeLife.states);

const exchangeQuery = listQuery.extend({
  sort: z.enum(['createdAt']).default('createdAt'),
  descending: z.boolean().default(true),
  status: z.array(state).max(6).optional(),
  purpose: z.enum(exchangePurposes).optional(),
  partnerId: id.optional(),
  /** What was exchanged about one document. */
  recordId: id.optional(),
  /** Since the beginning of the day in the caller's time zone. */
  isOfToday: z.boolean().default(false),
});

const exchangeRow = z.object({
  id,
  lockId: name,
  createdAt: moment,
  direction: z.enum(['out', 'in']),
  purpose: z.enum(exchangePurposes),
  partnerId: id,
  partnerName: name,
  noun: z.enum(exchangedNouns),
  recordId: id,
  number: name,
  theirNumber: name,
  amount: amountAnswer,
  currency: name,
  status: state,
  tries: z.int(),
  /** When it is sent or looked up next. */
  nextAt: moment.nullable(),
  problem: z.enum(['', ...exchangeProblems]),
});
export type ExchangeRow = z.output<typeof exchangeRow>;

const exchangeStep = z.object({
  number: z.int(),
  at: moment,
  kind: z.enum(['try', 'lookUp']),
  outcome: z.enum(stepOutcomes),
  statusCode: z.int().nullable(),
  milliseconds: z.int(),
  /** Address and headers; secrets are masked. */
  request: name,
  answer: name,
});
export type ExchangeStep = z.output<typeof exchangeStep>;

export const exchangeRecord = exchangeRow.extend({
  /** What is sent; secrets are masked. */
  body: name,
  sentAt: moment.nullable(),
  steps: z.array(exchangeStep),
  resolveReason: name,
  updatedBy: name,
  updatedAt: moment,
});
export type ExchangeRecord = z.output<typeof exchangeRecord>;

const partnerFields = {
  name: requiredText(100),
  url: z.url({ protocol: /^https?$/, error: 'invalidValue' }).max(500),
  isActive: z.boolean().default(true),
};
const partnerRow = z.object({
  id,
  lockId: name,
  companyId: id,
  kind: z.enum(partnerKinds),
  name,
  url: name,
  customerId: id.nullable(),
  customerName: name,
  isActive: z.boolean(),
  updatedBy: name,
  updatedAt: moment,
});
export type PartnerRow = z.output<typeof partnerRow>;

const saved = z.object({ id, lockId: name, status: state });
/** A question to another system and what came back; secrets are masked. */
const asked = z.object({
  at: moment,
  statusCode: z.int().nullable(),
  milliseconds: z.int(),
  request: name,
  answer: name,
});

export const exchangeService = service('tripDirector', {
  getInvoiceApiData: operation({
    ...reads,
    input: exchangeQuery,
    output: pageOf(exchangeRow).extend({
      /** How many there are by state, whatever is searched for. */
      counts: z.record(state, z.int()),
    }),
  }),
  getInvoiceApiDataRecord: operation({ ...reads, input: z.strictObject({ id }), output: exchangeRecord }),
  getInvoiceApiDataHistory: operation({ ...reads, input: z.strictObject({ id }), output: z.array(historyEntry) }),
  /** Sends once more what failed for certain, with the same key. */
  retryInvoiceApiData: operation({ ...changes, input: z.strictObject({ id }), output: saved }),
  /** Ends an exchange by a person's word: it was mended elsewhere, or is not needed. */
  resolveInvoiceApiData: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: saved,
  }),
  /** Asks the other system what it holds of a document, and lays it beside ours. Nothing is changed on either side. */
  compareInvoiceApiData: operation({
    ...reads,
    onlyPeople: true,
    input: z.strictObject({ id }),
    output: asked.extend({
      outcome: z.enum(['found', 'notThere', ...exchangeProblems]),
      fields: z.array(
        z.object({
          field: z.enum(comparedFields),
          /** Empty where we do not know it yet. */
          ours: name,
          /** Null where the other system does not say it. */
          theirs: name.nullable(),
          isDifferent: z.boolean(),
        }),
      ),
    }),
  }),
  getInvoiceApiPartners: operation({ ...reads, input: z.strictObject({}), output: z.array(partnerRow) }),
  postInvoiceApiPartner: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({
      ...partnerFields,
      companyId: id,
      kind: z.enum(ownPartnerKinds),
      customerId: id.nullable().default(null),
      /** The token that it is called with; it is never shown again. */
      secret: z.string().max(500).default(''),
    }),
    output: partnerRow,
  }),
  /** Asks a system for a document that it never got: it should answer that it has none. Nothing is sent to it. */
  testInvoiceApiPartner: operation({
    ...reads,
    onlyPeople: true,
    input: z.strictObject({ id }),
    output: asked.extend({ outcome: z.enum(testOutcomes), isGood: z.boolean() }),
  }),
  putInvoiceApiPartner: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({
      ...partnerFields,
      id,
      /** Missing: the token stays. */
      secret: z.string().max(500).optional(),
    }),
    output: partnerRow,
  }),
});
export type Comparison = z.output<(typeof exchangeService)['operations']['compareInvoiceApiData']['output']>;
export type SystemTest = z.output<(typeof exchangeService)['operations']['testInvoiceApiPartner']['output']>;
