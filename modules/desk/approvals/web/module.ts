import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { approvalCount, approvalDashboard, approvalRight, approvalScreens } from './index.ts';

export const approvalsModule = webModule({
  name: 'approvals',
  screens: [
    screen({
      path: '/approvals',
      title: 'inbox',
      needs: approvalRight('getApprovals'),
      component: approvalScreens.inbox,
    }),
  ],
  actions: [{ title: 'handOverDecisions', url: '/approvals#away', needs: approvalRight('postDelegation') }],
  menuCounts: [approvalCount],
  dashboard: approvalDashboard,
});
