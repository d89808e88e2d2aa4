import { z } from 'zod';
import type { Channel } from './nouns.ts';

/** Who may call an operation (wire.md §3). There is no default: every operation says it. */
export type Audience =
  | 'public'
  /** A guest session; what it reaches is decided by the link it holds. */
  | 'guest'
  /** A guest session whose one-time code was accepted for its link. */
  | 'verifiedGuest'
  | 'signedIn'
  /** Holders of the authorisation `service.operation`. */
  | 'permitted';

export interface Operation<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** One audience, or several of which one is enough (staff and the holder of a link). */
  readonly audience: Audience | readonly Audience[];
  readonly input: Input;
  readonly output: Output;
  /** Only reads: runs without a transaction, and may be repeated by the caller. */
  readonly reads?: true;
  /**
   * Reads much: a report, a file of many rows, a search over everything. It waits for its turn among others of its kind, and
   * no short call waits for it. A search of a list, a whole list and a page of hundreds of rows do so by themselves.
   */
  readonly isLong?: true;
  /**
   * Answers everybody alike who may see the same, so that it is read once for all who ask at the same time (decision 0258).
   * Only for what reads.
   */
  readonly shared?: Shared;
  /** Carries a file in base64: the body may have 15 MB instead of 256 KB. */
  readonly upload?: true;
  /**
   * Fields whose absence has a sentence of its own in the specification: path → failure code. The first that is missing
   * is the answer's code and text; all fields are listed all the same.
   */
  readonly headlines?: Readonly<Record<string, string>>;
  /** Answers with a secret that is shown once: an answer that is kept for a repeated call is sealed. */
  readonly secret?: true;
  /**
   * Needs a person who signed in: no access token of another system calls it. For decisions of four eyes, for people and
   * their rights, for numbers in full (decision 0056).
   */
  readonly onlyPeople?: true;
  /**
   * Of guests alone, and only with the 256-bit token of a link in the payload, which nobody guesses. Such calls are not counted
   * as those of strangers: whole mobile networks share an address, and a hundred drivers behind it are no flood.
   */
  readonly byLink?: true;
  /** Changes a record that was read before: `lockId` is required (wire.md §5). */
  readonly locked?: true;
  /**
   * Answers a page where the caller names one of the paging fields, and the whole list, as an array, where it names none of
   * them (wire.md §3). Its answer is a page in the house.
   */
  readonly listsAll?: true;
  /** `result` of a refusal, where the specification looks into it; the text for the person is the answer's `message` then. */
  readonly refusal?: (refused: { readonly response: 'fail' | 'error'; readonly message: string }) => unknown;
  /** Leaves alone what its payload does not name, and takes back what was read (wire.md §5, decision 0054). */
  readonly amends?: Amends;
}

export interface Shared {
  /** The channels on which is told what makes an answer old. */
  readonly until: readonly Channel[];
  /** Fields of the payload with which the answer is the caller's own: "mine". */
  readonly unless?: readonly string[];
}

/** The record that a change amends: where it is read, and by what. */
export interface Amends {
  readonly read: Operation;
  /** Fields of the payload that say which record it is; none where the caller has only one. */
  readonly by: readonly string[];
  /** Where the reader's answer has the record, if that is not the answer itself, its list or its page. */
  readonly part?: string;
  /** Where the payload has the record, if not at its top. */
  readonly under?: string;
  /** Fields of which the specification refuses the absence: they must be named all the same. */
  readonly asks?: readonly string[];
  /** What the reader works out by the clock or from other records: it may come back whatever it has become meanwhile. */
  readonly passing?: readonly string[];
}

export function operation<Input extends z.ZodType, Output extends z.ZodType>(
  declaration: Operation<Input, Output>,
): Operation<Input, Output> {
  return declaration;
}

export type ServiceName = 'basis' | 'keepalive' | 'tripDirector';
export type Operations = Readonly<Record<string, Operation>>;

export interface Service<Name extends ServiceName = ServiceName, Ops extends Operations = Operations> {
  readonly name: Name;
  readonly operations: Ops;
}

/** A slice's operations under one of the wire's services. Several slices may share a service; names must not clash. */
export function service<Name extends ServiceName, const Ops extends Operations>(
  name: Name,
  operations: Ops,
): Service<Name, Ops> {
  return { name, operations };
}

/**
 * A value as a schema makes it of what is typed here. `schema.parse({…})` takes anything; this one names a misspelt or a
 * renamed field when it is compiled.
 */
export function inputOf<Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>): z.output<Schema> {
  return schema.parse(value);
}

/** What the caller sends, before defaults are filled in. */
export type InputOf<O extends Operation> = z.input<O['input']>;
/** What the caller receives. */
export type OutputOf<O extends Operation> = z.output<O['output']>;

export function audiencesOf(declared: Operation): readonly Audience[] {
  return typeof declared.audience === 'string' ? [declared.audience] : declared.audience;
}

/**
 * Whether another system may call an operation by an access token: what a right admits to, and what everyone who signed in
 * may read. Whatever belongs to a person (their profile, sessions, views) is theirs alone.
 */
export function isForTokens(serviceName: string, declared: Operation): boolean {
  if (declared.onlyPeople || serviceName !== 'tripDirector') return false;
  const audiences = audiencesOf(declared);
  return audiences.includes('permitted') || (audiences.includes('signedIn') && declared.reads === true);
}

/** The authorisation that admits to an operation. */
export function authorisation(serviceName: string, operationName: string): string {
  return `${serviceName}.${operationName}`;
}

/**
 * Characters that nobody sees: marks of direction, joiners without anything to join, fillers, controls. They come along with
 * what is pasted, and make one name pass for another; nobody can be asked to correct what they do not see.
 */
const unseen =
  // oxlint-disable-next-line no-control-regex -- they are what must not be kept
  /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/gu;

/** Printable ASCII without spaces at its ends, of which nothing is taken away: nearly all that is ever written or read. */
const plain = /^(?:[!-~](?:[ -~]*[!-~])?)?$/;

/**
 * A line of text: trimmed, NFC, without what nobody sees; NUL and lone surrogates, which PostgreSQL refuses, are refused. A few
 * letters are longer in NFC than they were sent: the line must be short enough both ways.
 */
export function text(max: number) {
  return z
    .string()
    .max(max, { error: 'tooLong' })
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), { error: 'invalidCharacters' })
    .transform((value) => (plain.test(value) ? value : value.replace(unseen, '').normalize('NFC').trim()))
    .refine((value) => value.length <= max, { error: 'tooLong' });
}

/** The same, and not empty. */
export function requiredText(max: number) {
  return text(max).refine((value) => value.length > 0, { error: 'required' });
}

/** A call that names one of them wants a page. */
export const pagingFields = ['page', 'pageSize', 'sort', 'search'] as const;

/** What every list takes; a slice extends it with `sort` (an enum of its columns) and `filter` (an object of its own). */
export const listQuery = z.strictObject({
  search: text(100).default(''),
  /** 1-based. */
  page: z.int().min(1).max(100_000).default(1),
  pageSize: z.int().min(1).max(1000).default(50),
  descending: z.boolean().default(false),
});

/** A page of rows. `total` counts all matches up to `totalIsCapped ? at least : exactly` that many. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), total: z.int(), totalIsCapped: z.boolean() });
}
export interface Page<Row> {
  rows: Row[];
  total: number;
  totalIsCapped: boolean;
}
