/** Addresses of the screens for people and rights, spelled as the specification spells them. */
export const userListPath = '/userprofiles';
export const supplierUserListPath = '/usermanagement';
export const roleListPath = '/managerole';

/** What stands in the place of an id for somebody who is not there yet. */
export const newUser = 'new';
export const newSupplierUser = 'new-supplier-user';
export const newRole = 'new';
const copyPrefix = 'copy-';

export function userPath(haulwayUserId: string): string {
  return `/manageprofile/${haulwayUserId}`;
}

export function rolePath(profileId: string): string {
  return `${roleListPath}/${profileId}`;
}

/** A new role that begins with the rights of another. */
export function copyRolePath(profileId: string): string {
  return rolePath(copyPrefix + profileId);
}

/** The role that a new one begins with, if the address names one. */
export function copiedRole(id: string): string | undefined {
  return id.startsWith(copyPrefix) ? id.slice(copyPrefix.length) : undefined;
}
