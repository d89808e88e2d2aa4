import type { z } from 'zod';
import type { FailureCode } from '../messages/failures/index.ts';

/** What a finding does: E refuses the value; W is shown, and kept for the staff who decide; I only informs. */
export type Level = 'E' | 'W' | 'I';

/** One thing that a check found: a code of the failure texts, and what its text needs. */
export interface Finding {
  readonly level: Level;
  readonly code: FailureCode;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** The answer of every check of a value that people type: both the browser and the server run it on the raw text. */
export interface Verdict<Facts> {
  /** No finding refuses the value. */
  readonly ok: boolean;
  /** Of the gravest finding; null when there is none. */
  readonly level: Level | null;
  readonly code: FailureCode | null;
  /** The form in which the value is stored and compared. When it cannot be read: the text without the white space around it. */
  readonly normalised: string;
  /** What the value itself says; null when it cannot be read. */
  readonly facts: Facts | null;
  /** Gravest first. */
  readonly findings: readonly Finding[];
}

const gravity: Readonly<Record<Level, number>> = { E: 0, W: 1, I: 2 };

export function verdict<Facts>(normalised: string, facts: Facts | null, findings: readonly Finding[]): Verdict<Facts> {
  const gravestFirst = findings.toSorted((a, b) => gravity[a.level] - gravity[b.level]);
  const gravest = gravestFirst[0];
  return {
    ok: gravest?.level !== 'E',
    level: gravest?.level ?? null,
    code: gravest?.code ?? null,
    normalised,
    facts,
    findings: gravestFirst,
  };
}

/** Hands the errors of a verdict to a zod refinement, where `path` is the field that it speaks of. */
export function refuse(
  context: z.core.$RefinementCtx,
  path: PropertyKey[],
  { findings }: Pick<Verdict<unknown>, 'findings'>,
): void {
  for (const { level, code, details } of findings) {
    if (level === 'E')
      context.addIssue({ code: 'custom', message: code, path, params: details ?? {}, input: undefined });
  }
}
