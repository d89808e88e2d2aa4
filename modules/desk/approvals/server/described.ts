import { described } from '#platform/server/described.ts';
import { approvalService } from '../contract.ts';

const limited = 'Refuses a caller who is limited to suppliers.';

export const approvalsDescribed = described(approvalService, {
  getApprovals: {
    does: 'Lists what waits for the caller’s decision over all kinds, a row for each applicant, the oldest first.',
    refuses: limited,
  },
  getApprovalCounts: {
    does: 'Counts the applicants in the caller’s inbox, those with something overdue, and the items of each kind.',
    refuses: limited,
  },
  putApprovalAssignment: {
    does: 'Takes an item of the inbox on, or gives it back; others may decide it all the same.',
    refuses: 'Refuses an item that does not wait for the caller.',
  },
  getApprovalPolicy: {
    does: 'Reads after how many hours each kind of approval is due and overdue in the caller’s company.',
    refuses: limited,
  },
  putApprovalPolicy: {
    does: 'Sets the hours of the kinds that are named; the others stay.',
    refuses: 'Refuses a kind that is named twice, and a warning that would not come before the item is overdue.',
  },
  getDelegations: {
    does: 'Lists what the caller handed over and what was handed to them, the latest first.',
    refuses: limited,
  },
  getDelegationOptions: {
    does: 'Lists the kinds that the caller can hand over, and colleagues by search, those who decide themselves first.',
    refuses: limited,
  },
  postDelegation: {
    does: 'Hands the caller’s decisions to a colleague for some days; an administrator releases what the colleague could not decide.',
    refuses:
      'Refuses days that another hand-over covers, more than 366 days, kinds that the caller does not decide, and a caller limited to some records.',
  },
  putDelegationRelease: {
    does: 'Releases a hand-over that waits, or refuses it, and tells the people concerned.',
    refuses:
      'Refuses the two people concerned, a right that was itself handed over, and a hand-over that does not wait.',
  },
  deleteDelegation: {
    does: 'Takes a hand-over of the caller back at once.',
    refuses: 'Refuses a hand-over of somebody else, and one that has ended.',
  },
});
