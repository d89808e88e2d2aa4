import { dashboardPart, type DashboardPart } from '#platform/web/dashboard/parts.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { MenuCount } from '#platform/web/shell/menu-counts.ts';
import type { approvalService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const approvalScreens = {
  inbox: async () => (await import('./Inbox.tsx')).Inbox,
} as const;

export const approvalRight = (operation: keyof typeof approvalService.operations) =>
  rightOf<typeof approvalService>('tripDirector', operation);

/** What waits for the person, on the dashboard. */
export const approvalDashboard: readonly DashboardPart[] = [
  dashboardPart({
    id: 'approvalFigures',
    place: 'figures',
    needs: approvalRight('getApprovalCounts'),
    part: async () => (await import('./ApprovalFigures.tsx')).ApprovalFigures,
  }),
];

/** What waits for the person, beside the inbox in the menu. */
export const approvalCount: MenuCount = {
  url: '/approvals',
  needs: approvalRight('getApprovalCounts'),
  key: ['approvals', 'menu'],
  read: async (signal) => {
    const { approvals } = await import('./calls.ts');
    const { total, overdue } = await approvals.getApprovalCounts({}, { signal });
    return { count: total, isLate: overdue > 0 };
  },
};
