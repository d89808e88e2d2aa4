export { ownRights } from './administrators.ts';
export { buildRole, buildStaff, buildUser, type Staff } from './builders.ts';
export { type Colleague, colleaguesWith } from './colleagues.ts';
export { keepAdministrators, signOutPeople } from './deactivated-company.ts';
export { basisOperations, keepaliveOperations } from './operations.ts';
export {
  isLimited,
  ownSuppliers,
  refuseForeignOwner,
  refuseForeignSupplier,
  refuseWhenLimited,
  refuseWhenOfParties,
  refuseWhenScoped,
  supplierLimit,
} from './own-suppliers.ts';
export { decidersOf } from './roles/deciders.ts';
export { confirmAgain } from './second-factor/confirmation.ts';
export { inviteFirstAdministrator } from './users/first-administrator.ts';
export { userOperations } from './users/operations.ts';
