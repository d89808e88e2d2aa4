import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { approvalDashboard, approvalRight, approvalScreens } from './index.ts';

export const approvalsModule = webModule({
  name: 'approvals',
  screens: [
    screen({
      path: '/approvals',
      title: 'approvals',
      needs: approvalRight('getApprovals'),
      component: approvalScreens.inbox,
    }),
  ],
  dashboard: approvalDashboard,
});
