import { implement, type Implementation } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { payRateService } from '../contract.ts';
import { askForVersion, decideVersion } from './changes.ts';
import type { PayRateOwner } from './owners.ts';
import { readVersions } from './read-versions.ts';

/** One desk for what suppliers and drivers are paid by, whatever noun says it. */
export function payRateOperations(owners: readonly PayRateOwner[]): Implementation {
  return implement(payRateService, {
    getPayRateVersions: (context, of) => readVersions(context, owners, of),
    postPayRateVersion(context, input) {
      refuseWhenLimited(context);
      return askForVersion(context, owners, input);
    },
    approvePayRateVersion: (context, { id, comment }) =>
      decideVersion(context, owners, { id, event: 'approve', reason: comment }),
    rejectPayRateVersion: (context, { id, reason }) => decideVersion(context, owners, { id, event: 'reject', reason }),
    cancelPayRateVersion: (context, { id }) => decideVersion(context, owners, { id, event: 'cancel' }),
  });
}
