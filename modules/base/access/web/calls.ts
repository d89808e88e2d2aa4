import { queryOptions } from '@tanstack/react-query';
import { authorisation } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { basisService } from '../contract.ts';
import type { ProfileSet } from '../people.ts';
import { roleService } from '../role-contract.ts';
import { securityService } from '../security-contract.ts';
import { userService } from '../user-contract.ts';

export const users = client(userService);
export const roles = client(roleService);
export const security = client(securityService);
export const basis = client(basisService);

/** The channels, and with them the first part of the keys of what is read of them. */
export const usersNoun = 'users';
export const rolesNoun = 'roles';

export function userRead(haulwayUserId: string) {
  return queryOptions({
    queryKey: [usersNoun, haulwayUserId],
    queryFn: ({ signal }) => users.getUser({ haulwayUserId }, { signal }),
  });
}

/** The people of one company. */
export function companyUsersRead(companyId: string) {
  return queryOptions({
    queryKey: [usersNoun, 'of', companyId],
    queryFn: ({ signal }) => users.getCompanyUsers({ companyId }, { signal }),
  });
}

export function userRightsRead(haulwayUserId: string) {
  return queryOptions({
    queryKey: [usersNoun, haulwayUserId, 'rights'],
    queryFn: ({ signal }) => users.getUserAuthorisations({ haulwayUserId }, { signal }),
  });
}

export function userReachRead(haulwayUserId: string) {
  return queryOptions({
    queryKey: [usersNoun, haulwayUserId, 'reach'],
    queryFn: ({ signal }) => users.getUserReach({ haulwayUserId }, { signal }),
  });
}

export function userHistoryRead(haulwayUserId: string) {
  return queryOptions({
    queryKey: [usersNoun, haulwayUserId, 'history'],
    queryFn: ({ signal }) => users.getUserHistory({ haulwayUserId }, { signal }),
  });
}

export function userSessionsRead(haulwayUserId: string) {
  return queryOptions({
    queryKey: [usersNoun, haulwayUserId, 'sessions'],
    queryFn: ({ signal }) => users.getUserSessions({ haulwayUserId }, { signal }),
  });
}

export function profileSetRead(profileSet: ProfileSet) {
  return queryOptions({
    queryKey: [rolesNoun, 'set', profileSet],
    queryFn: ({ signal }) => users.getUserProfileSet({ profileSet }, { signal }),
  });
}

export function roleRead(profileId: string) {
  return queryOptions({
    queryKey: [rolesNoun, profileId],
    queryFn: ({ signal }) => roles.getUserRole({ profileId }, { signal }),
  });
}

export const allRolesRead = queryOptions({
  queryKey: [rolesNoun, 'all'],
  queryFn: ({ signal }) => roles.getUserRoles({ pageSize: 1000 }, { signal }),
});

/** They change with the version of the server only. */
export const authorisationsRead = queryOptions({
  queryKey: ['authorisations'],
  queryFn: ({ signal }) => roles.getAuthorisations({}, { signal }),
  staleTime: Infinity,
});

export function holdersRead(right: string) {
  return queryOptions({
    queryKey: [rolesNoun, 'holders', right],
    queryFn: ({ signal }) => roles.getAuthorisationHolders({ authorisation: right }, { signal }),
  });
}

export const ownProfileRead = queryOptions({
  queryKey: ['ownProfile'],
  queryFn: ({ signal }) => basis.getOwnProfile({}, { signal }),
});

type Operation = keyof typeof userService.operations | keyof typeof roleService.operations;

/** Whether the person may call an operation. Only shows and hides: the server decides. */
export function useMay(operation: Operation): boolean {
  return useCan(authorisation(userService.name, operation));
}
