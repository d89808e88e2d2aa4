import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { peopleScreens, roleRight, securityRight, userRight } from './index.ts';

export const accessModule = webModule({
  name: 'access',
  screens: [
    screen({
      path: '/userprofiles',
      title: 'manageUsers',
      needs: userRight('getUsers'),
      tab: { of: 'users', title: 'users' },
      component: peopleScreens.users,
    }),
    screen({
      path: '/manageprofile/new-supplier-user',
      title: 'user',
      needs: userRight('saveCarrierUser'),
      parent: '/usermanagement',
      component: peopleScreens.newSupplierUser,
    }),
    screen({
      path: '/manageprofile/$id',
      title: 'user',
      needs: userRight('getUser'),
      parent: '/userprofiles',
      component: peopleScreens.user,
    }),
    screen({
      path: '/usermanagement',
      title: 'supplierUsers',
      needs: userRight('getCarrierUserList'),
      tab: { of: 'users', title: 'supplierUsers' },
      component: peopleScreens.supplierUsers,
    }),
    screen({
      path: '/managerole',
      title: 'roles',
      needs: roleRight('getUserRoles'),
      component: peopleScreens.roles,
    }),
    screen({
      path: '/managerole/$id',
      title: 'role',
      needs: roleRight('getUserRole'),
      parent: '/managerole',
      component: peopleScreens.role,
    }),
    screen({
      path: '/securitylog',
      title: 'securityLog',
      needs: securityRight('getSecurityLog'),
      component: peopleScreens.securityLog,
    }),
    screen({ path: '/profile', title: 'ownProfile', needs: 'signedIn', component: peopleScreens.profile }),
  ],
});
