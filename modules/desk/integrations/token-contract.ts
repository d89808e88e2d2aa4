import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { listQuery, operation, pageOf, requiredText, service } from '#platform/operation.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    accessToken: unknown;
  }
  interface Channels {
    accessTokens: unknown;
  }
}

const id = z.uuid();
const timestamp = z.iso.datetime();

/** `stopped`: its maker has left, is locked, or works for another company. */
export const tokenStates = ['active', 'expired', 'revoked', 'stopped'] as const;
export type TokenState = (typeof tokenStates)[number];

export const tokenSortColumns = ['name', 'madeAt', 'usedAt', 'expiresAt'] as const;

export const tokenRow = z.object({
  accessTokenId: id,
  name: z.string(),
  state: z.enum(tokenStates),
  /** Its last four characters. */
  ending: z.string(),
  authorisations: z.array(z.string()),
  /** Those of them that its maker no longer holds, so that it cannot use them. */
  lost: z.array(z.string()),
  madeBy: z.string(),
  madeAt: timestamp,
  expiresAt: timestamp.nullable(),
  revokedAt: timestamp.nullable(),
  revokedBy: z.string(),
  revokeReason: z.string(),
  usedAt: timestamp.nullable(),
  usedFrom: z.string(),
});

export type TokenRow = z.infer<typeof tokenRow>;

export const tokenFields = z.strictObject({
  name: requiredText(60),
  authorisations: z.array(z.string().max(200)).min(1, { error: 'required' }).max(500),
  /** Its last day, by the company's calendar; empty for no end. */
  lastDay: calendarDate.nullable().default(null),
});

export const tokenService = service('tripDirector', {
  /** The tokens of the caller's company; who sees only some records has their own alone. */
  getAccessTokens: operation({
    audience: 'permitted',
    onlyPeople: true,
    reads: true,
    input: listQuery.extend({
      sort: z.enum(tokenSortColumns).default('madeAt'),
      descending: z.boolean().default(true),
      state: z.array(z.enum(tokenStates)).max(4).optional(),
    }),
    output: pageOf(tokenRow),
  }),
  getAccessToken: operation({
    audience: 'permitted',
    onlyPeople: true,
    reads: true,
    input: z.strictObject({ accessTokenId: id }),
    output: tokenRow,
  }),
  /** The rights that the caller can give to a token: their own, without those that need a person. */
  getTokenAuthorisations: operation({
    audience: 'permitted',
    onlyPeople: true,
    reads: true,
    input: z.strictObject({}),
    output: z.array(z.string()),
  }),
  /** The answer shows the token, this once. */
  postAccessToken: operation({
    audience: 'permitted',
    onlyPeople: true,
    secret: true,
    input: tokenFields,
    output: z.object({ accessTokenId: id, token: z.string() }),
  }),
  /** Revokes it for good. */
  deleteAccessToken: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({ accessTokenId: id, reason: requiredText(500) }),
    output: z.object({ accessTokenId: id }),
  }),
});
