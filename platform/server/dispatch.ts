import { Failure, failures, type FieldProblem } from '../failure.ts';
import { inZone } from '../client-day.ts';
import { envelope as envelopeSchema, type Answer, type Envelope } from '../envelope.ts';
import { problemsOf } from '../issues.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import { audiencesOf, authorisation, type Operation, type Page } from '../operation.ts';
import { amendedPayload } from './amend.ts';
import { answerTo, inItsForm, unexpected } from './answers.ts';
import type { App } from './app.ts';
import { admit, identify, identifyToken, type Caller } from './callers.ts';
import { contextFor, type CallFacts } from './contexts.ts';
import { type Db, longReadsTogether } from './database.ts';
import { type ExpectedCaller, expectedCallers } from './expected-callers.ts';
import type { FailureTexts } from './failure-texts.ts';
import { bodyHash, claimKey, keptAnswer, openAnswer, sealAnswer, type IdempotencyKey } from './idempotency.ts';
import type { Context, Implementation, RecordReader, UserActor } from './implement.ts';
import { recordReader } from './record-readers.ts';
import { told } from './told.ts';
import { tokenBrake } from './token-brake.ts';
import { inTransaction } from './transactions.ts';
import { sessionReference } from './sessions.ts';
import { anybodyLike, type SharedAnswer, type SharedAnswers, sharedQuestion } from './shared-answers.ts';
import { turnsOf } from './upload-turns.ts';
import { longest, wantsWholeList, wholeList } from './whole-lists.ts';

const fail = failures<FailureCode>();

/** Where a call came from, as the transport knows it. */
export interface CallSource {
  readonly requestId: string;
  readonly ip: string;
  readonly agent: string;
  readonly idempotencyKey: string | undefined;
  /** `X-Access-Token`: another system calls, without a session. */
  readonly accessToken?: string | undefined;
  /** Milliseconds: the caller takes an answer that was read no longer ago (`Cache-Control: max-age`). */
  readonly maxAge?: number | undefined;
  /** Bytes of the body: more than the usual limit is only for operations that declare an upload. */
  readonly bodySize: number;
  /** The body was too large to be parsed for this caller: only what refuses the call is known of it. */
  readonly isUnread?: boolean;
}

export interface Outcome {
  readonly status: number;
  readonly answer: Answer;
  /** The result as JSON, where it was written before. */
  readonly resultText?: string | undefined;
  /** For the log line; never personal data. */
  readonly log: {
    readonly service?: string;
    readonly operation?: string;
    readonly partition?: string;
    readonly session?: string | undefined;
    readonly token?: string;
    readonly error?: unknown;
    /** Fields of the answer that are not as the contract declares them. */
    readonly odd?: readonly string[];
  };
}

type OpenLog = { -readonly [K in keyof Outcome['log']]: Outcome['log'][K] };

export type Dispatch = (body: unknown, source: CallSource) => Promise<Outcome>;

export interface DispatcherParts {
  readonly app: App;
  readonly implementations: readonly Implementation[];
  readonly texts: FailureTexts;
  /** Reads once what many ask; without it everything is read for each caller. */
  readonly shared?: SharedAnswers | undefined;
}

/** Bytes of a body that carries no upload. */
export const usualBodyLimit = 256 * 1024;

export interface Declared {
  readonly service: string;
  readonly name: string;
  readonly contract: Operation;
  readonly handler: (context: Context, input: never) => Promise<unknown>;
  /** Of a change that leaves alone what it does not name: the record as it is. */
  readonly record: RecordReader | undefined;
}

/** Every operation by `service.operation`; two slices that declare the same name are a mistake of ours, found at start. */
export function operationsByName(implementations: readonly Implementation[]): ReadonlyMap<string, Declared> {
  const all = new Map<string, Declared>();
  for (const { service, handlers, records } of implementations) {
    for (const [name, contract] of Object.entries(service.operations)) {
      const key = authorisation(service.name, name);
      if (all.has(key)) throw new Error(`${key} is declared twice.`);
      const record = records?.[name] ?? recordReader(contract, service.operations, handlers);
      all.set(key, { service: service.name, name, contract, handler: handlers[name]!, record });
    }
  }
  return all;
}

/** The life of one request, from the body to the answer (ARCHITECTURE.md). */
export function createDispatcher({ app, implementations, texts, shared }: DispatcherParts): Dispatch {
  const operations = operationsByName(implementations);
  const together = Math.max(1, Math.floor(app.config.DATABASE_POOL / 2));
  const brake = tokenBrake(app.config);
  const callers = expectedCallers(app.sessions);
  const uploads = turnsOf({ perCaller: Math.min(2, together), together, mayWait: 20 });
  // One person's ten questions leave room for others' first.
  const long = turnsOf({ perCaller: longReadsTogether - 1, together: longReadsTogether, mayWait: 50 });
  const doors: Doors = { shared, long };

  return async function dispatch(body, source) {
    let language: Envelope['language'] = 'en';
    let declared: Declared | undefined;
    const log: OpenLog = {};
    try {
      const parsed = envelopeSchema.safeParse(body, { reportInput: true });
      if (!parsed.success) throw fail('invalidEnvelope', 'invalid', {}, problemsOf(parsed.error));
      const envelope = parsed.data;
      language = envelope.language;
      Object.assign(log, { service: envelope.service, operation: envelope.operation });
      if (isOlder(envelope.clientVersion, app.config.MINIMUM_CLIENT_VERSION)) throw fail('outdatedClient', 'ended');
      if (app.config.MAINTENANCE) throw fail('maintenance', 'ended');
      declared = operations.get(authorisation(envelope.service, envelope.operation));
      if (!declared) throw fail('unknownOperation', 'notFound');
      if (source.bodySize > usualBodyLimit && !declared.contract.upload)
        throw fail('tooLarge', 'tooLarge', { limit: '256 KB' });

      const { sessions } = app;
      const isBegun = mayBegin(declared.contract) && source.accessToken === undefined;
      const expected = isBegun ? callers.of(envelope) : undefined;
      if (expected) {
        const { caller, isStillSo } = expected;
        const [begun] = await Promise.allSettled([
          perform(app, declared, envelope, caller, source, log, doors, isStillSo),
        ]);
        // Told if it is theirs to hear.
        if (await isStillSo()) {
          Object.assign(log, { partition: caller.partition, session: sessionReference(caller.sessionHash) });
          if (begun.status === 'rejected') throw begun.reason;
          return answered(begun.value, source, log);
        }
      }
      let caller: Caller;
      if (source.accessToken === undefined) {
        caller = await identify(sessions, envelope, audiencesOf(declared.contract).includes('public'));
        callers.remember(envelope, caller);
      } else {
        const known = await identifyToken(sessions, envelope, { token: source.accessToken, ip: source.ip });
        log.token = known.tokenId;
        await brake(known.tokenId);
        caller = known;
      }
      Object.assign(log, { partition: caller.partition, session: sessionReference(caller.sessionHash) });
      const called = declared;
      const work = () => perform(app, called, envelope, caller, source, log, doors);
      const result = await (declared.contract.upload
        ? uploads(log.token ?? caller.sessionHash?.toString('hex') ?? source.ip, work)
        : work());
      return answered(result, source, log);
    } catch (error) {
      const failure = error instanceof Failure ? error : unexpected(error, source.requestId);
      if (failure !== error) log.error = error;
      const { status, answer } = answerTo(failure, language, source, texts);
      return { status, answer: inItsForm(answer, declared?.contract), log };
    }
  };
}

/** What reads goes through, besides the connection. */
interface Doors {
  readonly shared: SharedAnswers | undefined;
  /** Turns of what reads much. */
  readonly long: ReturnType<typeof turnsOf>;
}

/** Rows of a page that is read as short calls are; nobody reads more of them on a screen. */
const shortPage = 200;

/** Whether a call may take long: it searches, reads a whole list, or is declared to read much. */
function readsLong({ isLong }: Operation, input: unknown, isWhole: boolean): boolean {
  const { search = '', pageSize = 0 } = input as { readonly search?: unknown; readonly pageSize?: unknown };
  return isLong === true || isWhole || search !== '' || Number(pageSize) > shortPage;
}

/** What was done, and its text where it was written for others too. */
type Done = Pick<SharedAnswer, 'value'> & { readonly text?: string };

function answered(done: Done, { requestId }: CallSource, log: Outcome['log']): Outcome {
  const { value: result } = done;
  return {
    status: 200,
    answer: { response: 'ok', result, requestId },
    get resultText() {
      return done.text;
    },
    log,
  };
}

/**
 * Whether it is begun for who called before while the database says whether they are the same still: what only reads, and
 * what a phone on the road tells. What is written of it is taken back where they are not; a file could not be.
 */
function mayBegin({ reads, byLink, upload }: Operation): boolean {
  return reads === true || (byLink === true && !upload);
}

async function perform(
  app: App,
  declared: Declared,
  envelope: Envelope,
  caller: Caller,
  source: CallSource,
  log: OpenLog,
  doors: Doors,
  /** Asks whether this is the caller at all; undefined where that is known. */
  isStillSo?: ExpectedCaller['isStillSo'],
): Promise<Done> {
  const { contract } = declared;
  const refusal = admit(caller, envelope, declared);
  if (refusal) throw refusal;
  if (source.isUnread) throw fail('tooLarge', 'tooLarge', { limit: '256 KB' });
  if (contract.locked && envelope.lockId === null && caller.actor.kind === 'user')
    throw fail('lockIdRequired', 'invalid');
  const zone = app.zones.of(caller.partition);
  // What amends a record is complete only with it: its input is checked in the transaction that reads it.
  const early = contract.amends ? undefined : checkedInput(contract, envelope.payload, zone);

  const facts: CallFacts = { app, caller, envelope, source, operation: authorisation(declared.service, declared.name) };
  const afterCommit: (() => void)[] = [];
  const { partition } = caller;
  const scope = caller.actor.kind === 'user' ? caller.actor.scope : undefined;
  // Who has no partition yet has nothing to change there either; sign-in opens transactions of its own where it must.
  if (contract.reads || partition === '') {
    const isWhole = wantsWholeList(contract, envelope.payload);
    const isLong = readsLong(contract, early, isWhole);
    const databaseFor = (isCertain?: Promise<unknown>) =>
      app.database[isLong ? 'long' : 'single'](partition, scope, isCertain);
    const inTurn = <T>(task: () => Promise<T>) =>
      isLong ? doors.long(log.token ?? caller.sessionHash?.toString('hex') ?? source.ip, task) : task();
    const read = (of: CallFacts, db: Db) =>
      inTurn(async () => {
        const context = contextFor(of, db, afterCommit);
        const answer = await declared.handler(context, (isWhole ? longest(early) : early) as never);
        const output = toldOf(contract, answer, log, caller);
        for (const task of afterCommit) task();
        return isWhole ? wholeList(output as Page<unknown>) : output;
      });
    const asked = { operation: facts.operation, language: envelope.language, input: early, isWhole };
    const question = doors.shared && sharedQuestion(contract, caller, asked, source.maxAge);
    if (!question) return { value: await read(facts, databaseFor(held(isStillSo?.()))) };
    // Read for all who may see the same, whoever of them asked first; it is told to those alone who still may.
    const actor = anybodyLike(caller.actor as UserActor);
    const forAll = {
      ...facts,
      caller: { actor, partition, sessionHash: undefined },
      source: { ...source, ip: '', agent: '' },
    };
    return doors.shared!(question, () => read(forAll, databaseFor()));
  }

  const claim = await idempotencyClaim(facts);
  const result = await inTransaction(app.database, { partition, scope }, async (transaction, atTheEnd) => {
    afterCommit.length = 0;
    const certain = held(isStillSo?.(transaction));
    const before = claim && (await claimKey(transaction, claim));
    if (before) return contract.secret ? openAnswer(app.sealer, claim, before.answer) : before.answer;
    const context = contextFor(facts, transaction, afterCommit, atTheEnd);
    const input = contract.amends
      ? checkedInput(contract, await amendedPayload(declared, context, envelope.payload), zone)
      : early;
    const output = toldOf(contract, await declared.handler(context, input as never), log, caller);
    if (claim)
      atTheEnd(keptAnswer(transaction, claim, contract.secret ? sealAnswer(app.sealer, claim, output) : output));
    await certain;
    return output;
  });
  for (const task of afterCommit) task();
  return { value: result };
}

function toldOf(contract: Operation, answer: unknown, log: OpenLog, { actor }: Caller): unknown {
  const { value, odd } = told(contract.output, answer);
  if (odd.length > 0) log.odd = odd;
  // What is everybody's own, such as their account, has nothing of others.
  const hidden = actor.kind === 'user' && audiencesOf(contract).includes('permitted') ? actor.hidden : undefined;
  return hidden ? without(value, hidden) : value;
}

/** An answer without the fields that somebody never learns: they are absent, not null. */
function without(value: unknown, hidden: RegExp): unknown {
  if (Array.isArray(value)) return value.map((each) => without(each, hidden));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !hidden.test(field))
      .map(([field, each]) => [field, without(each, hidden)]),
  );
}

/** What waits for the caller to be certain is refused where they are another. */
function held(isCertain: Promise<boolean> | undefined): Promise<unknown> | undefined {
  const certain = isCertain?.then((is) => {
    if (!is) throw fail('sessionEnded', 'ended');
  });
  // Mostly nobody waits for it.
  certain?.catch(() => {});
  return certain;
}

function checkedInput(contract: Operation, payload: unknown, zone: string): unknown {
  const input = inZone(zone, () => contract.input.safeParse(payload, { reportInput: true }));
  if (!input.success) throw invalidPayload(contract, problemsOf(input.error));
  return input.data;
}

function invalidPayload({ headlines = {} }: Operation, problems: Readonly<Record<string, FieldProblem>>): Failure {
  const headline = Object.entries(headlines).find(([path]) => problems[path]?.code === 'required');
  return new Failure(headline?.[1] ?? 'invalidPayload', 'invalid', {}, problems);
}

async function idempotencyClaim({
  caller,
  envelope,
  source,
  operation,
}: CallFacts): Promise<IdempotencyKey | undefined> {
  const { actor } = caller;
  if (!source.idempotencyKey) return undefined;
  const owner =
    actor.kind === 'user'
      ? actor.token
        ? `token:${actor.token.id}`
        : `user:${actor.id}`
      : actor.kind === 'guest' && actor.link
        ? `link:${actor.link.id}`
        : undefined;
  if (!owner) return undefined;
  return {
    partition: caller.partition,
    actor: owner,
    operation,
    key: source.idempotencyKey,
    bodyHash: await bodyHash(envelope.payload, envelope.lockId),
  };
}

/** Compared by the numbers that the parts begin with: `0.3x` comes after `0.1.335`. A version without them is the oldest. */
function isOlder(version: string, minimum: string): boolean {
  const [a, b] = [version, minimum].map((each) => each.split('.').map((part) => Number.parseInt(part, 10))) as [
    number[],
    number[],
  ];
  if (a.some(Number.isNaN)) return true;
  for (let index = 0; index < 3; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
