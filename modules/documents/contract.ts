import { z } from 'zod';
import { operation, service, text } from '#platform/operation.ts';

const blobName = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, { error: 'fileNotFound' });
const input = z.strictObject({ blobName, clientName: text(120).default(''), guestId: z.string().max(128).optional() });

export const documentService = service('tripDirector', {
  /** The file in base64, with the type that its content was recognised as. */
  downloadFile: operation({
    audience: ['permitted', 'verifiedGuest'],
    reads: true,
    input,
    output: z.object({ base64: z.string(), contentType: z.string(), fileName: z.string() }),
  }),
  /** A single-use token of 60 seconds for `GET /files/{token}`. */
  getFileToken: operation({
    audience: ['permitted', 'verifiedGuest'],
    input,
    output: z.object({ token: z.string(), url: z.string(), expiresInSeconds: z.int() }),
  }),
});
