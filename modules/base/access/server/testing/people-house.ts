import { openHouse, type House, type SentMessage } from '#platform/server/testing/house.ts';
import { accessFailureTexts } from '#modules/base/access/messages/failures/index.ts';
import { roleService } from '#modules/base/access/role-contract.ts';
import { securityService } from '#modules/base/access/security-contract.ts';
import { userService } from '#modules/base/access/user-contract.ts';
import { buildRole, buildStaff, type Staff } from '../builders.ts';
import { basisOperations, keepaliveOperations } from '../operations.ts';
import { resetDelivery } from '../reset.ts';
import { roleOperations } from '../roles/operations.ts';
import { securityOperations } from '../security/operations.ts';
import { userOperations } from '../users/operations.ts';

/** A house with everything that people and rights need. */
export function openPeopleHouse(): Promise<House> {
  return openHouse({
    implementations: [basisOperations, keepaliveOperations, userOperations, roleOperations, securityOperations],
    failureCatalogues: [accessFailureTexts],
    jobKinds: (app) => [resetDelivery(app)],
  });
}

/** Every right over people, roles and the security log. */
export const peopleRights: readonly string[] = [userService, roleService, securityService].flatMap(({ operations }) =>
  Object.keys(operations),
);

export function buildAdministrator(house: House, partition: string, companyId?: string): Promise<Staff> {
  return buildStaff(house.app, partition, peopleRights, companyId ? { companyId } : undefined);
}

export function buildRoleIn(
  house: House,
  partition: string,
  name: string,
  operations: readonly string[],
): Promise<string> {
  return buildRole(house.app.database.writer(partition), partition, {
    name,
    authorisations: operations.map((operation) => `tripDirector.${operation}`),
  });
}

export const newPerson = (profileIds: readonly string[], email = `${crypto.randomUUID()}@people.example`) => ({
  email,
  name: 'Lindiwe',
  surname: 'Khumalo',
  phone: '',
  language: 'en',
  profileIds,
});

export const goodPassword = 'Springbok@77-duin';

/** The newest mail to an address; the invitation's token is the end of its link. */
export async function mailTo(house: House, address: string): Promise<SentMessage> {
  const mail = (await house.messages()).find((message) => message.to === address);
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}

/** Follows the invitation and sets a password. */
export async function acceptInvitation(house: House, address: string, newPassword = goodPassword): Promise<void> {
  const otp = (await mailTo(house, address)).links[0]!.split('/').at(-1)!;
  const basis = { service: 'basis' };
  await house.ask('resetPassword', { validateOtp: true, otp }, basis);
  await house.ask('resetPassword', { validateOtp: false, otp, newPassword }, basis);
}

export function login(house: House, userAccount: string, password = goodPassword, ip = '127.0.0.1') {
  return house.call('login', { userRole: '', userAccount, password }, { service: 'basis', ip });
}
