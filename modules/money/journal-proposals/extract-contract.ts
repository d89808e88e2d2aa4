import { z } from 'zod';
import { operation, service } from '#platform/operation.ts';

/** A month of the books as an auditor takes it along. */
export const auditExtractService = service('tripDirector', {
  /** Journals, lines, approvals, documents, and the seals of the trail that cover them, as one archive. */
  getAuditExtract: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ periodId: z.uuid() }),
    output: z.object({
      base64: z.string(),
      contentType: z.string(),
      fileName: z.string(),
      journals: z.int(),
      /** How many journals are not what the trail keeps of them. */
      differing: z.int(),
    }),
  }),
});
