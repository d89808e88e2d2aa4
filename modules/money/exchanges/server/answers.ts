import { z } from 'zod';
import type { ExchangePurpose } from '../status.ts';

const word = z.string().min(1).max(200);
const answers = {
  fiscalise: z.object({ id: word, qr: z.string().min(1).max(1000), signedAt: z.iso.datetime({ offset: true }) }),
  /** A customer may say what it calls the document, and need not say anything. */
  deliver: z.object({ number: z.string().max(200).optional() }),
  /** Read by the module that carries it out. */
  export: z.object({}),
} as const satisfies Record<ExchangePurpose, z.ZodType>;

/** What a good answer says; undefined where it does not say what its purpose needs. */
export function readAnswer(purpose: ExchangePurpose, body: string): Readonly<Record<string, string>> | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    json = {};
  }
  const read = answers[purpose].safeParse(json);
  if (read.success)
    return Object.fromEntries(Object.entries(read.data).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return purpose === 'deliver' ? {} : undefined;
}
