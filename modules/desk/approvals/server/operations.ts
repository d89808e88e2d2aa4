import { implement, type Implementation } from '#platform/server/implement.ts';
import { approvalService } from '../contract.ts';
import { assign } from './assignment.ts';
import { delegate, endDelegation, listDelegations, releaseDelegation } from './delegations.ts';
import { delegationOptions } from './deputies.ts';
import { countApprovals, listApprovals } from './inbox.ts';
import { changePolicy, showPolicy } from './policy.ts';
import type { Queues } from './queues.ts';

/** One inbox over what waits for a decision; what there is to decide, the nouns say. */
export function approvalOperations(queues: Queues): Implementation {
  return implement(approvalService, {
    getApprovals: (context, query) => listApprovals(context, queues, query),
    getApprovalCounts: (context) => countApprovals(context, queues),
    async putApprovalAssignment(context, input) {
      await assign(context, queues, input);
      return {};
    },
    getApprovalPolicy: (context) => showPolicy(context),
    async putApprovalPolicy(context, policy) {
      await changePolicy(context, policy);
      return {};
    },
    getDelegations: (context) => listDelegations(context, queues),
    getDelegationOptions: (context, { search }) => delegationOptions(context, queues, search),
    postDelegation: (context, input) => delegate(context, queues, input),
    putDelegationRelease: (context, input) => releaseDelegation(context, queues, input),
    async deleteDelegation(context, { delegationId }) {
      await endDelegation(context, delegationId);
      return { delegationId };
    },
  });
}
