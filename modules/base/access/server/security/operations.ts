import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { securityService } from '#modules/base/access/security-contract.ts';
import { checkAuditTrail } from '#platform/server/audit-chain.ts';
import { refuseWhenLimited } from '../own-suppliers.ts';
import { securityLog } from './log.ts';

export const securityOperations: Implementation = implement(securityService, {
  async getSecurityLog(context, query) {
    refuseWhenLimited(context);
    return securityLog(context, query);
  },
  async getAuditTrailCheck(context, { after }) {
    const { problem = null, ...part } = await checkAuditTrail(wholeTrail(context), after);
    return { ...part, problem };
  },
});

/** The chain is checked whole, also for who sees only some records: what it says tells nothing of any of them. */
function wholeTrail({ app, partition }: Context) {
  return { app, partition, db: app.database.single(partition) };
}
