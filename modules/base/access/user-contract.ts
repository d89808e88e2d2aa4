import { z } from 'zod';
import { listQuery, operation, pageOf, service, text } from '#platform/operation.ts';
import { languages } from '#platform/language.ts';
import { historyEntry, ownSession } from './contract.ts';
import { limitedKinds, personFields, personSent, profileSets, scopedNouns, userTypes } from './people.ts';
import { account } from './status.ts';

const id = z.uuid();
const lockId = z.string();
const profile = z.object({ profileId: id, profileName: z.string() });

export const userSortColumns = ['name', 'email', 'userType', 'company', 'status', 'lastSignInAt'] as const;

/** One line of the list of users. */
export const userRow = z.object({
  haulwayUserId: id,
  lockId,
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  phone: z.string(),
  userType: z.enum(userTypes),
  companyId: id,
  companyName: z.string(),
  /** The supplier that a supplier's user is bound to. */
  keyIdentifier: id.or(z.literal('')),
  carrierName: z.string(),
  shippers: z.array(z.string()),
  profiles: z.array(profile),
  language: z.enum(languages),
  status: z.enum(account.states),
  active: z.boolean(),
  hasSecondFactor: z.boolean(),
  invitedAt: z.iso.datetime().nullable(),
  lastSignInAt: z.iso.datetime().nullable(),
});
export type UserRow = z.infer<typeof userRow>;

/** Why something cannot be done with a person, so that the button can say it: `ownAccount`, `lastAdministrator`, `holdsMoreThanOwn`. */
export const userRecord = userRow.extend({
  /** The roles as the form sends them: their ids, and by their names. */
  profileIds: z.array(id),
  role: z.string(),
  /** The company by its name. */
  company: z.string(),
  barrier: z.enum(['ownAccount', 'lastAdministrator', 'holdsMoreThanOwn']).nullable(),
});
export type UserRecord = z.infer<typeof userRecord>;

export const userQuery = listQuery.extend({
  sort: z.enum(userSortColumns).default('name'),
  status: z.array(z.enum(account.states)).max(4).optional(),
  userType: z.array(z.enum(userTypes)).max(6).optional(),
  /** Who holds this role. */
  profileId: id.optional(),
  withoutSecondFactor: z.boolean().optional(),
  /** Users of this supplier. */
  keyIdentifier: id.optional(),
});

const named = z.strictObject({ haulwayUserId: id });
const changed = z.object({ haulwayUserId: id, lockId, status: z.enum(account.states) });

/** A right, and through what somebody has it. */
export const heldRight = z.object({ authorisation: z.string(), because: z.array(z.string()), active: z.boolean() });
export type HeldRight = z.infer<typeof heldRight>;

/** How far somebody's rights reach, over all their roles, and through which of them. What is not named is not limited. */
export const reach = z.object({
  scope: z.array(
    z.object({
      noun: z.enum(scopedNouns),
      /** What they captured or invited themselves. */
      own: z.boolean(),
      names: z.array(z.string()),
      because: z.array(z.string()),
    }),
  ),
  limits: z.array(z.object({ kind: z.enum(limitedKinds), upTo: z.number(), because: z.array(z.string()) })),
});
export type UserReach = z.infer<typeof reach>;

const profileSet = z.object({
  profileSet: z.enum(profileSets),
  profiles: z.array(
    profile.extend({ description: z.string(), isDefault: z.boolean(), authorisations: z.array(z.string()) }),
  ),
});

const carrierUser = personFields.omit({ userType: true, companyId: true }).extend({
  haulwayUserId: id.optional(),
  keyIdentifier: id,
});

const getUser = operation({ audience: 'permitted', reads: true, input: named, output: userRecord });
const ofUser = { read: getUser, by: ['haulwayUserId'] };

export const userService = service('tripDirector', {
  getUsers: operation({ audience: 'permitted', reads: true, input: userQuery, output: pageOf(userRow) }),
  getUser,
  /** Invites somebody: they get a link in their language, and set their own password. */
  postUser: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: personSent.extend({ haulwayUserId: z.literal('').nullish() }),
    output: changed,
  }),
  putUser: operation({
    audience: 'permitted',
    onlyPeople: true,
    locked: true,
    amends: ofUser,
    input: personSent.omit({ email: true }).extend({ haulwayUserId: id }),
    output: changed,
  }),
  /** Deactivates: every session ends at once, the record stays. */
  deleteUser: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({ userId: id }),
    output: changed,
  }),
  /** Again, or for the first time after somebody was deactivated. The older link is void. */
  sendUserInvitation: operation({ audience: 'permitted', onlyPeople: true, input: named, output: changed }),
  lockUser: operation({ audience: 'permitted', onlyPeople: true, input: named, output: changed }),
  unlockUser: operation({ audience: 'permitted', onlyPeople: true, input: named, output: changed }),
  /** For somebody who has lost it: they set up a new one after the next sign-in. */
  deleteUserSecondFactor: operation({ audience: 'permitted', onlyPeople: true, input: named, output: changed }),
  getUserSessions: operation({ audience: 'permitted', reads: true, input: named, output: z.array(ownSession) }),
  /** Signs somebody out everywhere. */
  deleteUserSessions: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: named,
    output: z.object({ ended: z.int() }),
  }),
  /** What somebody may do, each right with the roles that give it. */
  getUserAuthorisations: operation({ audience: 'permitted', reads: true, input: named, output: z.array(heldRight) }),
  getUserReach: operation({ audience: 'permitted', reads: true, input: named, output: reach }),
  getUserHistory: operation({ audience: 'permitted', reads: true, input: named, output: z.array(historyEntry) }),
  /** The people of a company, the caller's own unless stated. */
  getCompanyUsers: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ companyId: id.optional(), search: text(100).default('') }),
    output: z.array(userRow),
  }),
  getUserProfileSet: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ profileSet: z.enum(profileSets).default('PRIMARY') }),
    output: profileSet,
  }),

  /** Creates a supplier's user, or changes the one whose id is given. */
  saveCarrierUser: operation({
    audience: 'permitted',
    onlyPeople: true,
    amends: ofUser,
    input: carrierUser,
    output: changed,
  }),
  getCarrierUserList: operation({
    audience: 'permitted',
    reads: true,
    input: userQuery.omit({ userType: true }),
    output: pageOf(userRow),
  }),
  getCarrierUserProfileSet: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({}),
    output: profileSet,
  }),
  /** The roles of the suppliers' set that are given only where they are needed. */
  getOptionalCarrierProfiles: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({}),
    output: z.array(profile),
  }),
  /** Suppliers with the number of their users, and the customers whose loads those see; none named means all. */
  getCarriersWithShipperLists: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ search: text(100).default('') }),
    output: z.array(
      z.object({ keyIdentifier: id, carrierName: z.string(), users: z.int(), shippers: z.array(z.string()) }),
    ),
  }),
});
