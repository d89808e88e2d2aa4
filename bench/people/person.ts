/** What one person of the crowd needs to do their work; made in the database, and sent to the process that plays them. */
interface Common {
  readonly sessionId: string;
  readonly partition: string;
}

/** A dispatcher, with the list of loads open and live. */
export interface Desk extends Common {
  readonly kind: 'desk';
  /** Loads that they open and tell something of. */
  readonly loadIds: readonly string[];
  /** A load as they book it. */
  readonly booking: object;
}

/** Somebody who works through proofs of delivery, with the list of them open and live. */
export interface Clerk extends Common {
  readonly kind: 'clerk';
  /** Proofs that they decide, each once. */
  readonly podIds: readonly string[];
}

/** A driver with their trip. */
export interface Phone extends Common {
  readonly kind: 'phone';
  readonly key: string;
}

/** Somebody outside who fills in a form by link; the code was accepted. */
export interface Form extends Common {
  readonly kind: 'form';
}

export type Person = Desk | Clerk | Phone | Form;
export type Kind = Person['kind'];

/** Of any twenty people in a row: forty desks, five clerks, forty-five phones and ten forms of a hundred. */
export const twenty: readonly Kind[] = (
  'desk phone phone desk form phone desk phone clerk desk phone phone desk phone form desk phone phone desk desk' as const
).split(' ') as Kind[];

/** Seconds between two deeds of one person, in the middle: each waits half as long to half as long again. */
export const paces: Readonly<Record<Kind, number>> = { desk: 20, clerk: 30, phone: 60, form: 30 };
