import { serverModule } from '#platform/server/module.ts';
import { accessFailureTexts } from '../messages/failures/index.ts';
import { accessMailTexts } from '../messages/mail/index.ts';
import { keepAdministrators, signOutPeople } from './deactivated-company.ts';
import { basisOperations, keepaliveOperations } from './operations.ts';
import { resetDelivery } from './reset.ts';
import { roleOperations } from './roles/operations.ts';
import { securityOperations } from './security/operations.ts';
import { userOperations } from './users/operations.ts';

export const accessModule = serverModule({
  name: 'access',
  operations: [basisOperations, keepaliveOperations, userOperations, roleOperations, securityOperations],
  failureTexts: [accessFailureTexts],
  messages: [{ catalogue: accessMailTexts }],
  jobs: [resetDelivery],
  listeners: [keepAdministrators, signOutPeople],
  channels: [
    { channel: 'users', right: 'tripDirector.getUsers' },
    { channel: 'roles', right: 'tripDirector.getUserRoles' },
  ],
  menu: [
    { group: 'Users', place: 10, title: 'Manage Users', url: '/userprofiles', permission: 'tripDirector.getUsers' },
    {
      group: 'Users',
      place: 20,
      title: 'Supplier users',
      url: '/usermanagement',
      permission: 'tripDirector.getCarrierUserList',
    },
    { group: 'Users', place: 30, title: 'Roles', url: '/managerole', permission: 'tripDirector.getUserRoles' },
    {
      group: 'Users',
      place: 40,
      title: 'Security log',
      url: '/securitylog',
      permission: 'tripDirector.getSecurityLog',
    },
  ],
});
