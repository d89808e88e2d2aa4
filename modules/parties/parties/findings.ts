import { z } from 'zod';

/** A finding of the checks: E refuses the value; W is shown to the staff who decide, and stored; I only informs. */
export const finding = z.object({
  /** Field path inside what was checked, e.g. `directors.0.idNumber`; empty for the whole. */
  path: z.string(),
  level: z.enum(['E', 'W', 'I']),
  /** A code of the failure texts: of the module, here or in the platform. */
  code: z.string(),
  /** What the text needs; a finding about another party also carries the id of its record. */
  facts: z.record(z.string(), z.unknown()),
});
export type PartyFinding = z.infer<typeof finding>;
