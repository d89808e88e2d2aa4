import { type Failure, failures, type FailureKind } from '../failure.ts';
import type { Answer, Envelope, ResponseWord } from '../envelope.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import { type Cents, wireOf } from '../money.ts';
import type { Operation } from '../operation.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import type { FailureTexts } from './failure-texts.ts';

const fail = failures<FailureCode>();

const statusOf: Readonly<Record<FailureKind, number>> = {
  invalid: 400,
  unauthorised: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  rule: 422,
  throttled: 429,
  unavailable: 503,
  refused: 200,
  ended: 200,
};

const statusOfCode: Readonly<Record<string, number>> = { unexpected: 500, unsupportedMediaType: 415, tooSlow: 408 };

const wordOf: Readonly<Record<string, ResponseWord>> = {
  outdatedClient: 'upgrade',
  maintenance: 'sleep',
  sessionEnded: 'timeout',
};

/** Facts behind a refusal as JSON carries them: amounts are cents in the house and rand on the wire. */
function onTheWire(facts: Failure['details']): Record<string, unknown> {
  const text = JSON.stringify(facts, (_, value: unknown) =>
    typeof value === 'bigint' ? wireOf(value as Cents) : value,
  );
  return JSON.parse(text) as Record<string, unknown>;
}

/** The refusal as the caller gets it: code, text in their language, texts for the fields (wire.md §1). */
export function answerTo(
  failure: Failure,
  language: Envelope['language'],
  { requestId }: { readonly requestId: string },
  texts: FailureTexts,
): { readonly status: number; readonly answer: Answer } {
  const response =
    failure.kind === 'ended' ? (wordOf[failure.code] ?? 'timeout') : failure.kind === 'refused' ? 'fail' : 'error';
  const details = onTheWire(failure.details);
  const fields =
    failure.fields &&
    Object.fromEntries(
      Object.entries(failure.fields).map(([path, problem]) => [
        path,
        texts.of(language, problem.code, problem.details),
      ]),
    );
  return {
    status: statusOfCode[failure.code] ?? statusOf[failure.kind],
    answer: {
      response,
      result: texts.of(language, failure.code, { ...details, requestId }),
      code: failure.code,
      ...(fields && { fields }),
      ...(Object.keys(details).length > 0 && { details }),
      requestId,
    },
  };
}

/** A refusal as the specification reads it, where it looks into `result`; an ended session is told alike everywhere. */
export function inItsForm(answer: Answer, contract: Operation | undefined): Answer {
  const { response, result } = answer;
  if (!contract?.refusal || (response !== 'error' && response !== 'fail')) return answer;
  const message = String(result);
  return { ...answer, result: contract.refusal({ response, message }), message };
}

/**
 * PostgreSQL's words for "not now": a lock that was not free in time, a statement cut short, too many connections, a restart,
 * a disk or memory that is full.
 */
const busyStates: ReadonlySet<unknown> = new Set([
  '55P03',
  '57014',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53200',
]);

/** What went wrong on our side: a busy database may be asked again; anything else is logged and told in one general text. */
export function unexpected(error: unknown, requestId: string): Failure {
  // A wall of the database that no handler had asked about first: what was to be written is none of the caller's records.
  if (/row-level security policy "scope(_of_\w+)?"/.test((error as Error | undefined)?.message ?? ''))
    return fail('outsideScope', 'forbidden');
  const isBusy =
    error instanceof DatabaseUnavailable || busyStates.has((error as { code?: unknown } | undefined)?.code);
  return isBusy
    ? fail('unavailable', 'unavailable', { retryAfterSeconds: 1 })
    : fail('unexpected', 'unavailable', { requestId });
}
