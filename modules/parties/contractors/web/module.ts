import { webModule } from '#platform/web/module.ts';
import { rightsIn, screen } from '#platform/web/screens.ts';
import type { contractorService } from '../contract.ts';
import { contractorPath } from './paths.ts';

const contractorRight = rightsIn<typeof contractorService>('tripDirector');

export const contractorsModule = webModule({
  name: 'contractors',
  screens: [
    screen({
      path: '/CreditorApplicationAdmin',
      title: 'contractors',
      needs: contractorRight('getSubcontractors'),
      component: async () => (await import('./list/ContractorList.tsx')).ContractorList,
    }),
    screen({
      path: '/CreditorApplicationAdmin/$id',
      title: 'contractor',
      needs: contractorRight('getSubbieApplication'),
      parent: '/CreditorApplicationAdmin',
      component: async () => (await import('./form/ContractorForm.tsx')).ContractorForm,
    }),
    screen({
      path: '/manageApplication/contractors',
      title: 'contractorInvitations',
      needs: contractorRight('getSubcontractorLinks'),
      parent: '/CreditorApplicationAdmin',
      tab: { of: 'invitations', title: 'contractors' },
      component: async () => (await import('./links/InvitationBoard.tsx')).InvitationBoard,
    }),
  ],
  recordPages: { contractors: { title: 'contractors', path: contractorPath } },
});
