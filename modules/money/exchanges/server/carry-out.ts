import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import {
  certainAfter,
  type ExchangeEvent,
  type ExchangeProblem,
  type ExchangePurpose,
  pauseAfterLookUp,
  pauseAfterTry,
  type StepOutcome,
  triesOfRound,
} from '../status.ts';
import { readAnswer } from './answers.ts';
import { type Called, callOther } from './call.ts';
import { type CompanyTurn, exchangeJob, exportJob, queueTurn, type Turn } from './exchange-of.ts';
import { exchangeLives, exchanges } from './lives.ts';
import { secretOf } from './partners.ts';
import { findPartner, type StoredExchange, type StoredPartner, stepsOf } from './queries.ts';
import { isStrict, lookUpOf, sendingOf } from './requests.ts';
import { keepSteps } from './steps.ts';
import './happenings.ts';
import './tables.ts';

/** No gateway waits longer. */
const timeoutMilliseconds = 30_000;

/**
 * One turn of an exchange: it is sent, or looked up. SENT is committed before the first byte leaves, so that one whose process
 * was killed is looked up and not sent twice.
 */
export function carryOutExchange(app: App): JobKind<Turn> {
  return {
    ...exchangeJob,
    retries: 50,
    retryDelay: 5,
    lease: 120,
    workers: 4,
    async work(job) {
      const system = systemContext(app, { language: 'en', requestId: job.id, operation: exchangeJob.name });
      const begun = await inPartition(system, job.partition, (context) => begin(context, job));
      if (!begun) return;
      const request = requestOf(app, begun);
      const called = await callOther({ ...request, isStrict: isStrict(app), timeoutMilliseconds });
      if (called.problem !== '')
        app.log.warn(
          { exchange: job.id, turn: job.turn, problem: called.problem, statusCode: called.statusCode },
          'exchange not answered well',
        );
      await inPartition(system, job.partition, async (context) => {
        const stored = await exchanges.lock(context, job.id);
        // Another worker was quicker, or a person ended it meanwhile.
        if (stored.turn !== job.turn || stored.status !== begun.stored.status) return;
        if (begun.isLookUp) await settleLookUp(context, { ...begun, stored }, called);
        else await settleTry(context, { ...begun, stored }, called);
      });
    },
  };
}

interface Begun {
  readonly stored: StoredExchange;
  readonly partner: StoredPartner;
  readonly isLookUp: boolean;
}

/** What this turn is to do; undefined where it is not the turn of this job. */
async function begin(context: Context, { id, turn }: Turn): Promise<Begun | undefined> {
  const stored = await exchanges.lock(context, id);
  // Another module carries out exports.
  if (stored.turn !== turn || stored.purpose === 'export') return undefined;
  const partner = (await findPartner(context, stored.partner_id))!;
  // One that is switched off is not called; the round begins again within minutes once it is switched on.
  if (!partner.is_active) return undefined;
  switch (stored.status) {
    case 'WAITING': {
      // The round leaves it alone as long as an answer may come.
      const next_at = new Date(context.now.getTime() + 2 * timeoutMilliseconds);
      const columns = { sent_at: context.now, next_at, tries: stored.tries + 1 };
      return { stored: await exchangeLives.move(context, stored, 'send', { columns }), partner, isLookUp: false };
    }
    case 'SENT':
      // The process that sent it was killed before it wrote what came back.
      await next(context, stored, 'lose', { problem: 'broken', seconds: pauseAfterLookUp(0) });
      return undefined;
    case 'UNKNOWN':
      return { stored, partner, isLookUp: true };
    default:
      return undefined;
  }
}

/** What this turn sends. */
function requestOf(app: App, { stored, partner, isLookUp }: Begun) {
  return isLookUp ? lookUpOf(app, partner, stored.idempotency_key) : sendingOf(app, partner, stored);
}

async function settleTry(context: Context, begun: Begun, called: Called): Promise<void> {
  const { stored } = begun;
  const answer = called.problem === '' ? readAnswer(stored.purpose, called.body) : undefined;
  const problem = called.problem === '' && !answer ? 'unreadable' : called.problem;
  await addStep(context, begun, called, problem === '' ? 'succeeded' : problem);
  if (answer) return succeed(context, stored, 'succeed', answer);
  // Only what has certainly not come is sent again by itself, or failed.
  const isCertain = called.isUnsent || problem === 'busy';
  const tries = stored.tries - stored.round_began_at;
  if (isCertain && problem !== 'privateAddress' && tries < triesOfRound)
    return next(context, stored, 'postpone', { problem, seconds: pauseAfterTry(tries) });
  if (isCertain || problem === 'refused' || problem === 'redirect') return fail(context, stored, problem);
  return next(context, stored, 'lose', { problem, seconds: pauseAfterLookUp(0) });
}

async function settleLookUp(context: Context, begun: Begun, called: Called): Promise<void> {
  const { stored } = begun;
  const answer = called.problem === '' ? readAnswer(stored.purpose, called.body) : undefined;
  const isMissing = called.statusCode === 404;
  const outcome = answer ? 'found' : isMissing ? 'notThere' : called.problem === '' ? 'unreadable' : called.problem;
  const lookUps = (await stepsOf(context, stored.id)).filter(({ kind }) => kind === 'lookUp').length;
  await addStep(context, begun, called, outcome);
  if (answer) return succeed(context, stored, 'find', answer);
  const since = (context.now.getTime() - (stored.sent_at ?? context.now).getTime()) / 1000;
  if (isMissing && since >= certainAfter) return next(context, stored, 'miss', { problem: stored.problem, seconds: 0 });
  return next(context, stored, 'lookAgain', { problem: stored.problem, seconds: pauseAfterLookUp(lookUps + 1) });
}

/** Moves an exchange on, and queues its next turn. */
async function next(
  context: Context,
  stored: StoredExchange,
  event: ExchangeEvent,
  { problem, seconds }: { readonly problem: '' | ExchangeProblem; readonly seconds: number },
): Promise<void> {
  const turn = stored.turn + 1;
  const next_at = new Date(context.now.getTime() + seconds * 1000);
  await exchangeLives.move(context, stored, event, { columns: { turn, next_at, problem } });
  await queueTurn(context, { ...stored, turn }, seconds);
}

async function succeed(
  context: Context,
  stored: StoredExchange,
  event: 'succeed' | 'find',
  answer: Readonly<Record<string, string>>,
): Promise<void> {
  await exchangeLives.move(context, stored, event, {
    columns: {
      turn: stored.turn + 1,
      next_at: null,
      problem: '',
      answer: JSON.stringify(answer),
      their_number: answer['number'] ?? answer['id'] ?? '',
      search_words: `${stored.number} ${stored.partner_name} ${answer['number'] ?? answer['id'] ?? ''}`,
    },
  });
  await context.happened('exchange.succeeded', factsOf(stored, answer));
}

async function fail(context: Context, stored: StoredExchange, problem: '' | ExchangeProblem): Promise<void> {
  await exchangeLives.move(context, stored, 'fail', { columns: { turn: stored.turn + 1, next_at: null, problem } });
  await context.happened('exchange.failed', factsOf(stored, {}));
}

function factsOf({ id, purpose, noun, record_id }: StoredExchange, answer: Readonly<Record<string, string>>) {
  return { exchangeId: id, purpose, noun, recordId: record_id, answer };
}

/** Keeps what was asked and what came back, without secrets. */
async function addStep(context: Context, begun: Begun, called: Called, outcome: StepOutcome): Promise<void> {
  const { app, now } = context;
  const { stored, partner, isLookUp } = begun;
  const step = { at: now, kind: isLookUp ? 'lookUp' : 'try', outcome, asked: requestOf(app, begun), called } as const;
  await keepSteps(context, stored.id, [step], [secretOf(app, partner)]);
}

/** Queues turns again whose job was lost. */
export function exchangeRound(app: App): JobKind<object> {
  return {
    name: 'exchange-round',
    schedule: '*/10 * * * *',
    retries: 0,
    retryDelay: 60,
    lease: 300,
    async work() {
      const { rows } = await app.database.lookups.query<Turn & CompanyTurn & { purpose: ExchangePurpose }>(
        'select partition, id, turn, company_id as "companyId", purpose from exchanges_overdue()',
      );
      const companies = new Map<string, CompanyTurn>();
      for (const { partition, id, turn, companyId, purpose } of rows)
        if (purpose === 'export') companies.set(`${partition} ${companyId}`, { partition, companyId });
        else await app.jobs.send<Turn>(app.database.writer(partition), exchangeJob, { partition, id, turn });
      for (const each of companies.values())
        await app.jobs.send<CompanyTurn>(app.database.writer(each.partition), exportJob, each);
    },
  };
}
