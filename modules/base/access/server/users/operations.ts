import { implement, type Implementation } from '#platform/server/implement.ts';
import { userService } from '#modules/base/access/user-contract.ts';
import { sessionsOf } from '../own-sessions.ts';
import { deactivateUser, endSessions, inviteAgain, lockUser, resetSecondFactor, unlockUser } from './account-states.ts';
import { carriersWithShippers, profileSet, saveCarrierUser } from './carrier-users.ts';
import { effectiveRights, userHistory } from './effective-rights.ts';
import { userReach } from './reach.ts';
import { companyUsers, listUsers } from './list-users.ts';
import { getUser, recordOf } from './queries.ts';
import { changeSent, inviteSent } from './sent-person.ts';

export const userOperations: Implementation = implement(userService, {
  getUsers: (context, query) => listUsers(context, query),
  getUser: async (context, { haulwayUserId }) => recordOf(context, await getUser(context, haulwayUserId)),
  postUser: (context, person) => inviteSent(context, person),
  putUser: (context, person) => changeSent(context, person),
  deleteUser: (context, { userId }) => deactivateUser(context, userId),
  sendUserInvitation: (context, { haulwayUserId }) => inviteAgain(context, haulwayUserId),
  lockUser: (context, { haulwayUserId }) => lockUser(context, haulwayUserId),
  unlockUser: (context, { haulwayUserId }) => unlockUser(context, haulwayUserId),
  deleteUserSecondFactor: (context, { haulwayUserId }) => resetSecondFactor(context, haulwayUserId),
  deleteUserSessions: (context, { haulwayUserId }) => endSessions(context, haulwayUserId),
  async getUserSessions(context, { haulwayUserId }) {
    await getUser(context, haulwayUserId);
    return sessionsOf(context, haulwayUserId);
  },
  getUserAuthorisations: (context, { haulwayUserId }) => effectiveRights(context, haulwayUserId),
  getUserReach: (context, { haulwayUserId }) => userReach(context, haulwayUserId),
  getUserHistory: (context, { haulwayUserId }) => userHistory(context, haulwayUserId),
  getCompanyUsers: (context, input) => companyUsers(context, input),
  getUserProfileSet: (context, input) => profileSet(context, input.profileSet),

  saveCarrierUser: (context, input) => saveCarrierUser(context, input),
  getCarrierUserList: (context, query) => listUsers(context, { ...query, userType: ['supplier'] }),
  getCarrierUserProfileSet: (context) => profileSet(context, 'CARRIER'),
  async getOptionalCarrierProfiles(context) {
    const { profiles } = await profileSet(context, 'CARRIER');
    return profiles
      .filter(({ isDefault }) => !isDefault)
      .map(({ profileId, profileName }) => ({ profileId, profileName }));
  },
  getCarriersWithShipperLists: (context, { search }) => carriersWithShippers(context, search),
});
