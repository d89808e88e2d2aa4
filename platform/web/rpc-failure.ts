import type { ResponseWord } from '#platform/envelope.ts';

interface Facts {
  readonly kind: 'refusal' | 'network';
  readonly code?: string | undefined;
  readonly status?: number;
  readonly response?: ResponseWord;
  readonly text?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly requestId?: string;
  readonly cause?: unknown;
}

/** Answers that say "not now" rather than "no". A throttled call is not among them: repeating it makes it worse. */
const passing = new Set([408, 425, 502, 503, 504]);

/** A call that did not succeed: the server refused it, or no answer came. */
export class RpcFailure extends Error {
  override readonly name = 'RpcFailure';
  readonly kind: 'refusal' | 'network';
  readonly response: ResponseWord;
  /** Stable machine code; `noConnection`, `noAnswerInTime` or `http…` when there was no answer of ours. */
  readonly code: string;
  /** For the person, in their language; empty when there was no answer. `useFailureText` always has one. */
  readonly text: string;
  /** Path of a field → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  /** No answer of ours came: the network, a proxy, or a server that is stopped. */
  readonly isTransport: boolean;
  /** Something answered, and it was a fault: neither a refusal nor a bad connection. */
  readonly isTechnical: boolean;
  /** Whether the same call may succeed in a moment. */
  readonly mayPass: boolean;

  constructor(facts: Facts) {
    super(facts.code ?? 'unknown', { cause: facts.cause });
    this.kind = facts.kind;
    this.response = facts.response ?? 'error';
    this.code = facts.code ?? 'unknown';
    this.text = facts.text ?? '';
    this.fields = facts.fields ?? {};
    this.details = facts.details ?? {};
    this.requestId = facts.requestId ?? '';
    this.isTransport = facts.kind === 'network';
    this.isTechnical = facts.status === 500 || (this.isTransport && facts.status !== undefined);
    this.mayPass = facts.status === undefined ? facts.kind === 'network' : passing.has(facts.status);
  }
}
