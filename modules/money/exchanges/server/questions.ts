import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { orNotFound } from '#platform/server/records.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { Comparison, exchangeService, SystemTest } from '../contract.ts';
import { comparedWith } from '../compared.ts';
import type { ExchangeFailureCode } from '../messages/failures/index.ts';
import type { TestOutcome } from '../status.ts';
import { readAnswer } from './answers.ts';
import { type Called, callOther } from './call.ts';
import { secretOf } from './partners.ts';
import { findExchange, findPartner, type StoredPartner } from './queries.ts';
import { isStrict, lookUpOf } from './requests.ts';
import { messagesOf } from './steps.ts';

const fail = failures<ExchangeFailureCode>();
type Operations = (typeof exchangeService)['operations'];

/** A person waits for it. */
const timeoutMilliseconds = 10_000;
/** No document has it: the keys of documents are hashes. */
const keyOfTests = 'connection-test';

/** Asks a system for the document with a key, and answers what came back with all secrets masked. */
async function question({ app, now }: Context, partner: StoredPartner, key: string) {
  const asked = lookUpOf(app, partner, key);
  const called = await callOther({ ...asked, isStrict: isStrict(app), timeoutMilliseconds });
  return {
    called,
    shown: {
      at: now.toISOString(),
      statusCode: called.statusCode,
      milliseconds: called.milliseconds,
      ...messagesOf({ asked, called }, [secretOf(app, partner)]),
    },
  };
}

/**
 * Tries a system, also one that is switched off: it is asked for a document that it never got. One that says it has none is
 * reached, takes the token and answers look-ups as it should; one that has it would be believed to have every document.
 */
export async function testPartner(
  context: Context,
  { id }: z.output<Operations['testInvoiceApiPartner']['input']>,
): Promise<SystemTest> {
  refuseWhenScoped(context);
  const partner = orNotFound(await findPartner(context, id));
  if (partner.kind === 'accounting') throw fail('partnerElsewhere', 'rule');
  const { called, shown } = await question(context, partner, keyOfTests);
  const outcome = testOutcome(called);
  return { ...shown, outcome, isGood: outcome === 'answers' };
}

function testOutcome({ statusCode, problem }: Called): TestOutcome {
  if (statusCode === 404) return 'answers';
  if (statusCode === 401 || statusCode === 403) return 'tokenRefused';
  return problem === '' ? 'knowsAll' : problem;
}

/** Lays what the other system holds of a document beside what we sent. */
export async function compareExchange(
  context: Context,
  { id }: z.output<Operations['compareInvoiceApiData']['input']>,
): Promise<Comparison> {
  refuseWhenScoped(context);
  const stored = orNotFound(await findExchange(context, id));
  if (stored.purpose === 'export') throw fail('compareElsewhere', 'rule');
  const partner = (await findPartner(context, stored.partner_id))!;
  const { called, shown } = await question(context, partner, stored.idempotency_key);
  const isUnderstood = called.problem === '' && readAnswer(stored.purpose, called.body) !== undefined;
  const outcome = isUnderstood
    ? ('found' as const)
    : called.statusCode === 404
      ? ('notThere' as const)
      : called.problem || ('unreadable' as const);
  const ours = { sent: stored.body, theirNumber: stored.their_number };
  return { ...shown, outcome, fields: [...comparedWith(ours, isUnderstood ? called.body : '')] };
}
