import { z } from 'zod';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { profileSets, roleFields, scopedNouns } from './people.ts';
import { account } from './status.ts';

const id = z.uuid();
const lockId = z.string();

export const roleSortColumns = ['profileName', 'profileSet', 'users', 'updatedAt'] as const;

/** One line of the list of roles; its rights come with it, because they are what roles are compared by. */
export const roleRow = roleFields.extend({
  profileId: id,
  lockId,
  /** People who hold it and can sign in. */
  users: z.int(),
  /** What the records that it is limited to are called. */
  scopeNames: z.record(z.uuid(), z.string()),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
});
export type RoleRow = z.infer<typeof roleRow>;

const saved = z.object({ profileId: id, lockId });

const getUserRole = operation({
  audience: 'permitted',
  reads: true,
  input: z.strictObject({ profileId: id }),
  output: roleRow,
});

export const roleService = service('tripDirector', {
  getUserRoles: operation({
    audience: 'permitted',
    reads: true,
    input: listQuery.extend({
      sort: z.enum(roleSortColumns).default('profileName'),
      profileSet: z.enum(profileSets).optional(),
    }),
    output: pageOf(roleRow),
  }),
  getUserRole,
  postUserRole: operation({ audience: 'permitted', onlyPeople: true, input: roleFields, output: saved }),
  putUserRole: operation({
    audience: 'permitted',
    onlyPeople: true,
    locked: true,
    amends: { read: getUserRole, by: ['profileId'] },
    input: roleFields.extend({ profileId: id }),
    output: saved,
  }),
  deleteUserRole: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({ profileId: id }),
    output: z.object({ profileId: id }),
  }),
  /** Every right that some operation asks for: the rows and columns of the grid are made from it. */
  getAuthorisations: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({}),
    output: z.array(z.object({ authorisation: z.string(), operation: z.string() })),
  }),
  /** Records that a role can be limited to. */
  getScopeOptions: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ noun: z.enum(scopedNouns), search: text(100).default('') }),
    output: z.array(z.object({ id, name: z.string(), detail: z.string() })),
  }),
  /** Who has a right, and through which roles. */
  getAuthorisationHolders: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ authorisation: requiredText(200) }),
    output: z.array(
      z.object({
        haulwayUserId: id,
        name: z.string(),
        email: z.string(),
        status: z.enum(account.states),
        because: z.array(z.string()),
      }),
    ),
  }),
});
