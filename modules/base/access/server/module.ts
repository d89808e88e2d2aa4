import { serverModule } from '#platform/server/module.ts';
import { accessFailureTexts } from '../messages/failures/index.ts';
import { accessMailTexts } from '../messages/mail/index.ts';
import { keepAdministrators, signOutPeople } from './deactivated-company.ts';
import { basisDescribed, keepaliveDescribed } from './described/own.ts';
import { roleDescribed, securityDescribed, userDescribed } from './described/people.ts';
import { basisOperations, keepaliveOperations } from './operations.ts';
import { resetDelivery } from './reset.ts';
import { roleOperations } from './roles/operations.ts';
import { sealedSecrets } from './second-factor/authenticator.ts';
import { securityOperations } from './security/operations.ts';
import { userOperations } from './users/operations.ts';

export const accessModule = serverModule({
  name: 'access',
  operations: [basisOperations, keepaliveOperations, userOperations, roleOperations, securityOperations],
  described: [basisDescribed, keepaliveDescribed, userDescribed, roleDescribed, securityDescribed],
  failureTexts: [accessFailureTexts],
  messages: [{ catalogue: accessMailTexts }],
  jobs: [resetDelivery],
  listeners: [keepAdministrators, signOutPeople],
  sealed: [sealedSecrets],
  channels: [
    { channel: 'users', right: 'tripDirector.getUsers' },
    { channel: 'roles', right: 'tripDirector.getUserRoles' },
  ],
  menu: [
    { group: 'Settings', place: 40, title: 'Users', url: '/userprofiles', permission: 'tripDirector.getUsers' },
    {
      group: 'Settings',
      place: 50,
      title: 'Users',
      url: '/usermanagement',
      permission: 'tripDirector.getCarrierUserList',
    },
    { group: 'Settings', place: 60, title: 'Roles', url: '/managerole', permission: 'tripDirector.getUserRoles' },
    {
      group: 'Settings',
      place: 70,
      title: 'Security log',
      url: '/securitylog',
      permission: 'tripDirector.getSecurityLog',
    },
  ],
});
