import { z } from 'zod';
import { languageOf } from './language.ts';

/** The request body of `POST /rpc` (wire.md §1). */
export const envelope = z.object({
  /** Any text; what cannot be compared counts as the oldest. */
  clientVersion: z.string().max(20),
  sessionId: z.string().max(128).default(''),
  service: z.string().max(40),
  operation: z.string().max(80),
  lockId: z.string().max(64).nullable().default(null),
  language: z
    .string()
    .max(35)
    .default('en')
    .transform((tag, context) => {
      const language = languageOf(tag);
      if (language) return language;
      context.addIssue({ code: 'custom', message: 'unknownLanguage' });
      return z.NEVER;
    }),
  partition: z.string().max(64).default(''),
  payload: z.record(z.string(), z.unknown()).default({}),
});
export type Envelope = z.output<typeof envelope>;

export type ResponseWord = 'ok' | 'error' | 'fail' | 'upgrade' | 'sleep' | 'timeout';

/** The answer body. `result` is the output with `ok`, and the text for the person otherwise. */
export interface Answer {
  response: ResponseWord;
  result: unknown;
  /** The text for the person, where `result` has a form that the specification gives. */
  message?: string;
  code?: string;
  fields?: Readonly<Record<string, string>>;
  details?: Readonly<Record<string, unknown>>;
  requestId: string;
}

/** A change that went out on a channel (wire.md §7): what changed, never the record itself. */
export interface ChannelEvent {
  channel: string;
  event: string;
  id: string;
  lockId: string | null;
  at: string;
  by: string | null;
}

/** Tells everybody of a partition that somebody's rights have changed; open to all who are signed in. */
export const rightsChannel = 'rights';
