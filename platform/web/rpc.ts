import { clientVersion } from '#platform/client-version.ts';
import type { Answer } from '#platform/envelope.ts';
import { locales } from '#platform/language.ts';
import type { InputOf, Operation, Operations, OutputOf, Service, ServiceName } from '#platform/operation.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { mayLag } from './lagging-reads.ts';
import { currentLanguage } from './language.ts';
import { RpcFailure } from './rpc-failure.ts';
import { currentSession, hasSession, type Session, setSession } from './session.ts';
import { exchange, limited } from './transport.ts';

export { RpcFailure } from './rpc-failure.ts';

export interface CallOptions {
  /** The version of the record being changed, as it was read. */
  readonly lockId?: string | null | undefined;
  /** Makes a change safe to send again: the server does it once. Take it from `newIdempotencyKey()`, one per intent. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for one attempt; 30 s, or 120 s with an upload. */
  readonly timeout?: number | undefined;
  /** 0 to 1, while the request leaves. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/** What the declaration of an operation says; `client` reads it there, `call` must be told. */
export interface CallTraits {
  /** Only reads: may be repeated when the network fails. */
  readonly reads?: boolean | undefined;
  /** Takes what was read for others a moment ago (lagging-reads.ts). */
  readonly lags?: boolean | undefined;
  /** Open to everybody: needs no session. */
  readonly public?: boolean | undefined;
  /** Open to any guest: a session that ended is silently replaced by a new one. */
  readonly guest?: boolean | undefined;
}

/** How the server says that the person is no longer at work: an outdated client, maintenance, an ended session. */
export type SessionState = 'upgrade' | 'sleep' | 'timeout';
const sessionStates: readonly string[] = ['upgrade', 'sleep', 'timeout'] satisfies SessionState[];
const stateListeners = new Set<(state: SessionState, text: string) => void>();

export function onSessionState(listener: (state: SessionState, text: string) => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

const transportListeners = new Set<(failure: RpcFailure | undefined) => void>();
let isCutOff = false;

/** Told of each call that got no answer of ours, and of the first one after it that did. */
export function onTransport(listener: (failure: RpcFailure | undefined) => void): () => void {
  transportListeners.add(listener);
  return () => transportListeners.delete(listener);
}

function tellTransport(failure: RpcFailure | undefined): void {
  if (!failure && !isCutOff) return;
  isCutOff = failure !== undefined;
  for (const listener of transportListeners) listener(failure);
}

let guests = false;
let openingGuest: Promise<void> | undefined;

/** From now on a call without a session opens a guest session first. Public pages say this once, at their start. */
export function openGuestSessions(): void {
  guests = true;
}

async function openGuest(): Promise<void> {
  const payload = { userRole: '', userAccount: '', password: '' };
  setSession(undefined);
  const result = await call<{ sessionId: string; partition: string }>(
    'basis',
    'login',
    payload,
    {},
    { public: true, reads: true },
  );
  setSession({ sessionId: result.sessionId, partition: result.partition });
}

/** A key for one intent of the person: kept over its retries, new for the next. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const attempts = 3;

/** Calls an operation by name. `client` is the typed way; this is for the few places that cannot know the contract. */
async function call<Output>(
  service: ServiceName,
  operation: string,
  payload: unknown,
  options: CallOptions = {},
  traits: CallTraits = {},
): Promise<Output> {
  const repeatable = (traits.reads ?? false) || options.idempotencyKey !== undefined;
  let renewed = false;
  for (let attempt = 1; ; attempt++) {
    try {
      if (guests && !traits.public && !hasSession())
        await (openingGuest ??= openGuest().finally(() => (openingGuest = undefined)));
      const output = await once<Output>(service, operation, payload, options, traits);
      tellTransport(undefined);
      return output;
    } catch (error) {
      if (!(error instanceof RpcFailure)) throw error;
      if (error.response === 'timeout' && guests && traits.guest && !renewed) {
        renewed = true;
        setSession(undefined);
      } else if (error.mayPass && repeatable && attempt < attempts) {
        await pause(attempt, options.signal);
      } else {
        announce(error);
        throw error;
      }
    }
  }
}

async function once<Output>(
  service: ServiceName,
  operation: string,
  payload: unknown,
  options: CallOptions,
  traits: CallTraits,
): Promise<Output> {
  const session = traits.public && !hasSession() ? { sessionId: '', partition: '' } : currentSession();
  const body = envelopeOf(session, service, operation, payload, options.lockId);
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  // As many seconds as `lag` has (lagging-reads.ts).
  if (traits.lags) headers['cache-control'] = 'max-age=1';
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  const { signal, release } = limited(options.timeout ?? (options.onProgress ? 120_000 : 30_000), options.signal);
  try {
    const take = (name: string) => takeEarlyAnswer(name, payload)?.catch(() => undefined);
    const early = await (take(operation) ?? take(ownName(session, operation)));
    const transport = { headers, signal, onProgress: options.onProgress };
    const { status, body: text } = early ?? (await exchange('/rpc', body, transport));
    const answer = answerOf(text);
    if (!answer) throw new RpcFailure({ kind: 'network', code: `http${status}`, status });
    if (answer.response === 'ok') return answer.result as Output;
    throw new RpcFailure({
      kind: 'refusal',
      status,
      ...answer,
      text: typeof answer.result === 'string' ? answer.result : (answer.message ?? ''),
    });
  } catch (error) {
    // The caller's own abort is no failure of the call, and goes through as it is.
    if (error instanceof RpcFailure || options.signal?.aborted) throw error;
    throw new RpcFailure({ kind: 'network', code: signal.aborted ? 'noAnswerInTime' : 'noConnection', cause: error });
  } finally {
    release();
  }
}

/** The body of a call. */
export function envelopeOf(
  { sessionId, partition }: Session,
  service: ServiceName,
  operation: string,
  payload: unknown,
  lockId: string | null = null,
): string {
  const language = locales[currentLanguage()];
  return JSON.stringify({ clientVersion, sessionId, service, operation, lockId, language, partition, payload });
}

/** What is asked early is for this person and in this language alone. */
export const ownName = ({ sessionId }: Session, operation: string) => `${sessionId} ${currentLanguage()} ${operation}`;

function answerOf(text: string): (Answer & { code?: string }) | undefined {
  try {
    const answer = JSON.parse(text) as Partial<Answer> | null;
    return typeof answer?.response === 'string' ? (answer as Answer) : undefined;
  } catch {
    return undefined;
  }
}

function announce(failure: RpcFailure): void {
  const { response, text } = failure;
  tellTransport(failure.isTransport ? failure : undefined);
  if (!sessionStates.includes(response)) return;
  for (const listener of stateListeners) listener(response as SessionState, text);
}

/** 0.4 s, 0.8 s, … give or take a third, so that many clients do not come back in the same moment. */
function pause(attempt: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, 400 * 2 ** (attempt - 1) * (0.7 + Math.random() * 0.6));
    signal?.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason as Error)), { once: true });
  });
}

/** The operations of a service as functions. */
export type Client<Ops extends Operations> = {
  readonly [Name in keyof Ops]: (input: InputOf<Ops[Name]>, options?: CallOptions) => Promise<OutputOf<Ops[Name]>>;
};

/** A typed caller: `client(equipmentService).getEquipment({ search: 'flat' })`. */
export function client<Name extends ServiceName, Ops extends Operations>(service: Service<Name, Ops>): Client<Ops> {
  return new Proxy({} as Client<Ops>, {
    get: (_, operation: string) => (input: unknown, options?: CallOptions) =>
      call(service.name, operation, input, options, traitsOf(service.operations[operation])),
  });
}

function traitsOf(declared: Operation | undefined): CallTraits {
  const audiences = [declared?.audience ?? []].flat();
  return {
    reads: declared?.reads,
    lags: declared?.shared && mayLag,
    public: audiences.includes('public'),
    guest: audiences.includes('guest'),
  };
}

/**
 * The same for the first public screen, which must not fetch the contract and its validator: the types come from
 * `import type`, what the declaration would say is said here.
 */
export function lightClient<S extends Service>(
  service: S['name'],
  traits: { readonly [Name in keyof S['operations']]?: CallTraits },
): Client<S['operations']> {
  return new Proxy({} as Client<S['operations']>, {
    get: (_, operation: string) => (input: unknown, options?: CallOptions) =>
      call(service, operation, input, options, traits[operation]),
  });
}
