import { z } from 'zod';
import { operation, text } from '#platform/operation.ts';

/** Replaces the picture of a record; an empty content takes it away. */
export const photoOperation = operation({
  audience: 'permitted',
  upload: true,
  input: z.strictObject({
    id: z.uuid(),
    fileName: text(200).default(''),
    content: z.string().max(14_000_000, { error: 'fileTooLarge' }).default(''),
  }),
  output: z.object({ photo: z.string().nullable() }),
});
