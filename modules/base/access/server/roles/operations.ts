import { implement, type Implementation } from '#platform/server/implement.ts';
import { roleService } from '#modules/base/access/role-contract.ts';
import { declaredRights } from '#modules/base/access/rights.ts';
import { refuseWhenLimited } from '../own-suppliers.ts';
import { holdersOf } from './holders.ts';
import { scopeOptions } from './scope-options.ts';
import { listRoles, roleRecord } from './queries.ts';
import { changeRole, createRole, deleteRole } from './save-role.ts';

export const roleOperations: Implementation = implement(roleService, {
  getUserRoles: (context, query) => listRoles(context, query),
  getUserRole: (context, { profileId }) => roleRecord(context, profileId),
  postUserRole: (context, role) => createRole(context, role),
  putUserRole: (context, role) => changeRole(context, role),
  deleteUserRole: (context, { profileId }) => deleteRole(context, profileId),
  getAuthorisations: async ({ app }) => declaredRights(app.services),
  getScopeOptions: (context, { noun, search }) => scopeOptions(context, noun, search),
  async getAuthorisationHolders(context, { authorisation }) {
    refuseWhenLimited(context);
    return holdersOf(context, authorisation);
  },
});
