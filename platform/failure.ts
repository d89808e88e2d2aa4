/** What a refusal is to the caller; decides `response` and the HTTP status (wire.md §1). */
export type FailureKind =
  | 'invalid'
  | 'unauthorised'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooLarge'
  | 'rule'
  | 'throttled'
  | 'unavailable'
  | 'refused'
  | 'ended';

/**
 * A refusal that the caller is meant to see. It carries a code and the facts behind it; the text is made at the edge, in
 * the language of the request. Made by `failures()`, so that a code without a text does not compile.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: string;
  readonly kind: FailureKind;
  readonly details: Readonly<Record<string, unknown>>;
  /** Codes per field path, for errors that belong to fields. */
  readonly fields: Readonly<Record<string, FieldProblem>> | undefined;

  constructor(
    code: string,
    kind: FailureKind,
    details: Readonly<Record<string, unknown>> = {},
    fields?: Readonly<Record<string, FieldProblem>>,
  ) {
    super(code);
    this.code = code;
    this.kind = kind;
    this.details = details;
    this.fields = fields;
  }
}

/** A problem with one field: a code of the failure texts, and what its text needs. */
export interface FieldProblem {
  readonly code: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Refuses values at their fields, all of them at once. */
export function invalidFields(fields: Readonly<Record<string, FieldProblem>>): Failure {
  return new Failure('invalidPayload', 'invalid', {}, fields);
}

/** The maker of a slice's failures: `const fail = failures<keyof typeof texts>()`, then `throw fail('carrierNameTaken', 'rule', { client })`. */
export function failures<Code extends string>() {
  return (
    code: Code,
    kind: FailureKind,
    details?: Readonly<Record<string, unknown>>,
    fields?: Readonly<Record<string, FieldProblem>>,
  ): Failure => new Failure(code, kind, details, fields);
}
