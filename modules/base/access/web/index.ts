import { rightOf } from '#platform/web/screens.ts';
import type { roleService } from '../role-contract.ts';
import type { securityService } from '../security-contract.ts';
import type { userService } from '../user-contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const peopleScreens = {
  users: async () => (await import('./users/UserList.tsx')).UserList,
  supplierUsers: async () => (await import('./users/SupplierUserList.tsx')).SupplierUserList,
  newSupplierUser: async () => (await import('./users/UserScreen.tsx')).NewSupplierUser,
  user: async () => (await import('./users/UserScreen.tsx')).UserScreen,
  roles: async () => (await import('./roles/RoleList.tsx')).RoleList,
  role: async () => (await import('./roles/RoleScreen.tsx')).RoleScreen,
  profile: async () => (await import('./profile/OwnProfile.tsx')).OwnProfile,
  securityLog: async () => (await import('./SecurityLog.tsx')).SecurityLog,
} as const;

export const userRight = (operation: keyof typeof userService.operations) =>
  rightOf<typeof userService>('tripDirector', operation);
export const roleRight = (operation: keyof typeof roleService.operations) =>
  rightOf<typeof roleService>('tripDirector', operation);
export const securityRight = (operation: keyof typeof securityService.operations) =>
  rightOf<typeof securityService>('tripDirector', operation);
