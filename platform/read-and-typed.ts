import { parseMoney } from './money.ts';
import { areSimilarNames, sameNameKey } from './names.ts';

/** How a value is compared with the same value in the document. */
export const readKinds = ['number', 'name', 'company', 'amount', 'day', 'end'] as const;
export type ReadKind = (typeof readKinds)[number];

/** A value as it was read in a document, beside the one that was typed; empty where there is none. */
export interface ReadAndTyped {
  readonly field: string;
  readonly kind: ReadKind;
  readonly read: string;
  readonly typed: string;
}

const same: Readonly<Record<ReadKind, (read: string, typed: string) => boolean>> = {
  /** Blanks, dashes and capitals are typed as people please. */
  number: (read, typed) => plain(read) === plain(typed),
  /** The insured or the holder against the name of the party. */
  name: areSimilarNames,
  company: (read, typed) => sameNameKey(read) === sameNameKey(typed),
  amount: (read, typed) => parseMoney(read) === parseMoney(typed),
  day: (read, typed) => read === typed,
  /** Of an account only the last digits are kept of what was read. */
  end: (read, typed) => read.endsWith(typed) || typed.endsWith(read),
};

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether the document says something else; a value that either of them does not state differs from nothing. */
export function differs({ kind, read, typed }: Omit<ReadAndTyped, 'field'>): boolean {
  return read !== '' && typed !== '' && !same[kind](read, typed);
}

/** The values in which the document says something else. */
export function differencesOf(values: readonly ReadAndTyped[]): readonly ReadAndTyped[] {
  return values.filter(differs);
}
