import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { operation, requiredText, service, text } from '#platform/operation.ts';

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
  phone: z.string(),
  /** `required`: a role asks for one, and until it is set up there are no rights. */
  secondFactor: z.enum(['none', 'set', 'required']),
});

export type UserDetails = z.infer<typeof userDetails>;

/** Life of a session without activity, in milliseconds, is `sessionTimeOut`. */
export const loginResult = z.object({
  sessionId: z.string(),
  settings: z.object({
    currency: z.string(),
    locale: z.string(),
    timeZone: z.string(),
    /** Per cent of the client's standard rate today; 0 where it is not known. */
    vatRate: z.number(),
    /** The client's country as its address names it; empty where it names none. */
    country: z.string(),
    supportContact: z.string(),
    /** Where maps get their pictures; null where no tile server is configured. */
    map: z.object({ tilesUrl: z.string(), attribution: z.string() }).nullable(),
  }),
  shippers: z.array(z.string()),
  partition: z.string(),
  clientSettings: z.object({ navDefs: z.array(navDef) }),
  authorisations: z.array(z.string()),
  sessionTimeOut: z.int(),
  tenant: z.string(),
  messages: z.array(z.string()),
  userdetails: userDetails.nullable(),
  companies: z.array(
    z.object({ companyId: z.string(), companyName: z.string(), tradeName: z.string(), logoURL: z.string() }),
  ),
});
export type LoginResult = z.infer<typeof loginResult>;

const password = z.string().max(128, { error: 'tooLong' });

/** A session as its owner sees it: where it is, not what opens it. */
export const ownSession = z.object({
  id: z.uuid(),
  /** `Chrome, Windows` */
  device: z.string(),
  ip: z.string(),
  openedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** A second factor that is in force. */
export const ownSecondFactor = z.object({
  id: z.uuid(),
  kind: z.enum(['authenticator', 'passkey']),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

/** What an authenticator returns to the browser; the library that verifies it knows its parts. */
const credential = z.record(z.string(), z.unknown());
const factorName = requiredText(60);
const code = z.string().trim().max(20, { error: 'tooLong' });
/** The answer to `postOwnConfirmation`, sent with what it confirms: a code, of the app or a recovery code, or a passkey. */
export const confirmationProof = z.strictObject({
  challenge: z.string().max(128, { error: 'tooLong' }),
  code: code.default(''),
  passkey: credential.optional(),
});

/** What proves that it is the owner who changes the ways into an account: who has a second factor adds it. */
const ownerProof = { password, confirmation: confirmationProof.optional() };

/** What to ask somebody for, who has a second factor; no methods for who has none. */
export const ownConfirmation = z.object({
  challenge: z.string(),
  methods: z.array(z.enum(['authenticator', 'passkey', 'recoveryCode'])),
  passkey: credential.optional(),
});
export type OwnConfirmation = z.infer<typeof ownConfirmation>;

/** Shown once; empty when codes were given out earlier. */
const recoveryCodes = z.array(z.string());

const getOwnProfile = operation({
  audience: 'signedIn',
  reads: true,
  input: z.strictObject({}),
  output: z.object({
    person: userDetails,
    lockId: z.string(),
    company: z.string(),
    roles: z.array(z.string()),
    sessions: z.array(ownSession),
    secondFactors: z.array(ownSecondFactor),
    recoveryCodesLeft: z.int(),
    /** A role asks for a second factor: the last one cannot be removed. */
    isSecondFactorRequired: z.boolean(),
  }),
});

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
  /**
   * The second step of a sign-in that `login` answered with `secondFactorRequired`: its challenge, and one proof. The
   * answer is that of a sign-in.
   */
  verifySecondFactor: operation({
    audience: 'public',
    input: z.strictObject({
      challenge: z.string().max(128, { error: 'tooLong' }),
      /** Of the authenticator app, or a recovery code. */
      code: code.default(''),
      passkey: credential.optional(),
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
    output: z.object({
      message: z.string(),
      otpValid: z.boolean(),
      userAccount: z.string().optional(),
      /** Who proved an invitation is welcomed: by their first name, and to which company. */
      invited: z.object({ name: z.string(), company: z.string() }).optional(),
    }),
  }),

  /** The sign-in answer again, with the rights as they are now: roles change while people work. */
  getOwnSession: operation({
    audience: 'signedIn',
    reads: true,
    input: z.strictObject({}),
    output: loginResult.omit({ sessionId: true }),
  }),
  getOwnProfile,
  putOwnProfile: operation({
    audience: 'signedIn',
    locked: true,
    amends: { read: getOwnProfile, by: [], part: 'person' },
    input: z.strictObject({
      name: requiredText(60),
      surname: requiredText(60),
      phone: text(30).default(''),
      language: z.enum(languages),
    }),
    output: z.object({ lockId: z.string() }),
  }),
  /** Ends every other session of the person. */
  putOwnPassword: operation({
    audience: 'signedIn',
    input: z.strictObject({ password, newPassword: password }),
    output: z.object({ message: z.string() }),
  }),
  deleteOwnSession: operation({
    audience: 'signedIn',
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ ended: z.int() }),
  }),
  /** A new secret for the authenticator app; in force once `putOwnAuthenticator` has seen a code of it. */
  postOwnAuthenticator: operation({
    audience: 'signedIn',
    input: z.strictObject(ownerProof),
    output: z.object({ id: z.uuid(), secret: z.string(), uri: z.string() }),
  }),
  putOwnAuthenticator: operation({
    audience: 'signedIn',
    input: z.strictObject({ id: z.uuid(), code }),
    output: z.object({ recoveryCodes }),
  }),
  /** What the browser asks a passkey for. */
  postOwnPasskey: operation({
    audience: 'signedIn',
    input: z.strictObject({ ...ownerProof, name: factorName }),
    output: z.object({ id: z.uuid(), options: credential }),
  }),
  putOwnPasskey: operation({
    audience: 'signedIn',
    input: z.strictObject({ id: z.uuid(), credential }),
    output: z.object({ recoveryCodes }),
  }),
  deleteOwnSecondFactor: operation({
    audience: 'signedIn',
    input: z.strictObject({ ...ownerProof, id: z.uuid() }),
    output: z.object({}),
  }),
  /** Asks for the second factor again, before something that only the person may do. Good for five minutes and one use. */
  postOwnConfirmation: operation({ audience: 'signedIn', input: z.strictObject({}), output: ownConfirmation }),
  /** New recovery codes; the old ones are void. */
  postOwnRecoveryCodes: operation({
    audience: 'signedIn',
    input: z.strictObject(ownerProof),
    output: z.object({ recoveryCodes }),
  }),
});

export const keepaliveService = service('keepalive', {
  chime: operation({
    audience: ['signedIn', 'guest'],
    input: z.strictObject({ action: z.literal('keepAlive') }),
    output: z.object({ sessionTimeOut: z.int() }),
  }),
});

export { historyEntry, type HistoryEntry } from '#platform/history.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    user: unknown;
    role: unknown;
  }
  interface Channels {
    users: unknown;
    roles: unknown;
  }
}
