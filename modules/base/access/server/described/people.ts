import { described, refusesNothing } from '#platform/server/described.ts';
import { roleService } from '#modules/base/access/role-contract.ts';
import { securityService } from '#modules/base/access/security-contract.ts';
import { userService } from '#modules/base/access/user-contract.ts';

const unseen = 'Refuses a person whom the caller cannot see.';
const limited = 'Refuses a caller whose roles are limited to some records.';
/** Every change of an account refuses this (administrators.ts). */
const greater =
  'Refuses the own account, a person with rights that the caller lacks, a state that does not allow it, and the last administrator.';

export const userDescribed = described(userService, {
  getUsers: {
    does: 'Lists people by search, filters and order, one page at a time; those who left only where the filter asks for them.',
    refuses: refusesNothing,
  },
  getUser: { does: 'Reads a person, with what keeps the caller from changing the account.', refuses: unseen },
  postUser: {
    does: 'Adds a person and mails them an invitation in their language, with which they set their password.',
    refuses:
      'Refuses an address that has an account anywhere, roles that give more than the caller holds, and a supplier user without a supplier.',
  },
  putUser: {
    does: 'Changes a person: name, phone, language, kind, company, roles; the address stays.',
    refuses:
      'Refuses a person with rights that the caller lacks, new roles that give more, and a change that takes the caller’s own rights or the last administrator.',
  },
  deleteUser: { does: 'Deactivates a person and ends all their sessions; the record stays.', refuses: greater },
  sendUserInvitation: {
    does: 'Mails a new invitation and voids the older one; a deactivated person comes back with it.',
    refuses: greater,
  },
  lockUser: { does: 'Locks an account and ends all its sessions.', refuses: greater },
  unlockUser: { does: 'Opens a locked account again.', refuses: greater },
  deleteUserSecondFactor: {
    does: 'Removes all second factors of a person who lost them, and ends their sessions.',
    refuses: 'Refuses the own account, and a person with rights that the caller lacks.',
  },
  getUserSessions: { does: 'Lists the open sessions of a person, with device and address.', refuses: unseen },
  deleteUserSessions: {
    does: 'Signs a person out everywhere, and answers how many sessions ended.',
    refuses: 'Refuses a person with rights that the caller lacks.',
  },
  getUserAuthorisations: {
    does: 'Lists every right of a person with the roles that give it, and whether it is in force.',
    refuses: unseen,
  },
  getUserReach: {
    does: 'Answers to which records and amounts the rights of a person reach, and through which roles.',
    refuses: unseen,
  },
  getUserHistory: { does: 'Lists what happened to the account of a person, the latest first.', refuses: unseen },
  getCompanyUsers: {
    does: 'Lists up to a thousand people of a company, the caller’s own where none is named.',
    refuses: refusesNothing,
  },
  getUserProfileSet: {
    does: 'Lists the roles that people of one kind can be given, with their rights.',
    refuses: refusesNothing,
  },
  saveCarrierUser: {
    does: 'Invites a supplier’s user, or changes the one whose id is given.',
    refuses:
      'Refuses an address that has an account, an unknown supplier, roles outside the suppliers’ set, and roles that give more than the caller holds.',
  },
  getCarrierUserList: {
    does: 'Lists the users of suppliers by search, filters and order, one page at a time.',
    refuses: refusesNothing,
  },
  getCarrierUserProfileSet: {
    does: 'Lists the roles that users of suppliers can be given, with their rights.',
    refuses: refusesNothing,
  },
  getOptionalCarrierProfiles: {
    does: 'Lists the roles of supplier users that are not given by default.',
    refuses: refusesNothing,
  },
  getCarriersWithShipperLists: {
    does: 'Lists up to a hundred suppliers of a name, with the number of their users and the customers whose loads these see.',
    refuses: refusesNothing,
  },
});

export const roleDescribed = described(roleService, {
  getUserRoles: {
    does: 'Lists roles with their rights and the number of people who hold them, one page at a time.',
    refuses: refusesNothing,
  },
  getUserRole: {
    does: 'Reads a role with its rights, its records and its amounts.',
    refuses: 'Refuses an unknown role.',
  },
  postUserRole: {
    does: 'Adds a role; as the new default of its set it replaces the one before.',
    refuses:
      'Refuses a name that its set has already, an unknown right or record, and rights, records or amounts beyond the caller’s own.',
  },
  putUserRole: {
    does: 'Changes a role; everyone who holds it has the new rights with their next call.',
    refuses:
      'Refuses a taken name, new rights or a reach beyond the caller’s own, another set while people hold it, and taking the last administrator or own rights.',
  },
  deleteUserRole: { does: 'Deletes a role.', refuses: 'Refuses a role that people still hold.' },
  getAuthorisations: {
    does: 'Lists every right that an operation asks for, with that operation.',
    refuses: refusesNothing,
  },
  getScopeOptions: {
    does: 'Lists suppliers, customers or profit centres that a role can be limited to, by search.',
    refuses: refusesNothing,
  },
  getAuthorisationHolders: { does: 'Lists who has a right, and through which roles.', refuses: limited },
});

export const securityDescribed = described(securityService, {
  getSecurityLog: {
    does: 'Lists sign-ins, refusals and changes of people, roles and secrets, the latest first, one page at a time.',
    refuses: limited,
  },
  getAuditTrailCheck: {
    does: 'Checks one part of the chain of the audit trail, and answers up to which entry it is unbroken.',
    refuses: 'Refuses nothing: a broken chain is the answer.',
  },
});
