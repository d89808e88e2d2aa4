import { z } from 'zod';
import { operation, service, text } from '#platform/operation.ts';

/** The specification's limits for the sign-in fields (§9). */
const accountLength = 60;

export const navDef = z.object({
  title: z.string(),
  items: z.array(z.object({ title: z.string(), url: z.string(), permission: z.string() })),
});

export const userDetails = z.object({
  haulwayUserId: z.string(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  userType: z.string(),
  role: z.string(),
  language: z.string(),
});

/** Life of a session without activity, in milliseconds, is `sessionTimeOut`. */
export const loginResult = z.object({
  sessionId: z.string(),
  settings: z.object({
    currency: z.string(),
    locale: z.string(),
    timeZone: z.string(),
    vatRate: z.number(),
    supportContact: z.string(),
  }),
  shippers: z.array(z.string()),
  partition: z.string(),
  clientSettings: z.object({ navDefs: z.array(navDef) }),
  authorisations: z.array(z.string()),
  sessionTimeOut: z.int(),
  tenant: z.string(),
  messages: z.array(z.string()),
  userdetails: userDetails.nullable(),
  companies: z.array(z.object({ companyId: z.string(), companyName: z.string(), tradeName: z.string() })),
});
export type LoginResult = z.infer<typeof loginResult>;

const password = z.string().max(128, { error: 'tooLong' });

export const basisService = service('basis', {
  /** All three empty: a guest session. */
  login: operation({
    audience: 'public',
    input: z.strictObject({
      userRole: text(60).default(''),
      userAccount: text(accountLength).default(''),
      password: password.default(''),
    }),
    output: loginResult,
  }),
  logout: operation({ audience: ['signedIn', 'guest'], input: z.strictObject({}), output: z.object({}) }),
  /** Three steps in one operation (wire.md §2): ask for a link, prove it, set the password. */
  resetPassword: operation({
    audience: 'public',
    input: z.strictObject({
      userRole: text(60).default(''),
      userAccount: text(accountLength).default(''),
      newPassword: password.default(''),
      otp: z.string().max(128, { error: 'tooLong' }).default(''),
      validateOtp: z.boolean(),
    }),
    output: z.object({ message: z.string(), otpValid: z.boolean(), userAccount: z.string().optional() }),
  }),
});

export const keepaliveService = service('keepalive', {
  chime: operation({
    audience: ['signedIn', 'guest'],
    input: z.strictObject({ action: z.literal('keepAlive') }),
    output: z.object({ sessionTimeOut: z.int() }),
  }),
});

/** One line of a record's history, in the words of the audit trail. */
export const historyEntry = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  byKind: z.enum(['user', 'link', 'guest', 'system']),
  event: z.string(),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
