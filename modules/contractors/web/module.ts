import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { contractorPath, contractorRight, contractorScreens } from './index.ts';

export const contractorsModule = webModule({
  name: 'contractors',
  screens: [
    screen({
      path: '/CreditorApplicationAdmin',
      title: 'contractors',
      needs: contractorRight('getSubcontractors'),
      component: contractorScreens.list,
    }),
    screen({
      path: '/CreditorApplicationAdmin/$id',
      title: 'contractor',
      needs: contractorRight('getSubbieApplication'),
      parent: '/CreditorApplicationAdmin',
      component: contractorScreens.form,
    }),
    screen({
      path: '/manageApplication/contractors',
      title: 'contractorInvitations',
      needs: contractorRight('getSubcontractorLinks'),
      parent: '/CreditorApplicationAdmin',
      tab: { of: 'invitations', title: 'contractors' },
      component: contractorScreens.invitations,
    }),
  ],
  recordPages: { contractors: { title: 'contractors', path: contractorPath } },
});
