import type { Context } from '#platform/server/implement.ts';
import type { BillingGap, StoredLoad } from '#modules/work/loads/server/index.ts';

/** What a module above loads knows to be missing before a load is invoiced. */
export type BillingNeed = (context: Context, load: StoredLoad) => Promise<readonly BillingGap[]>;

declare module '#platform/server/module.ts' {
  interface ModuleParts {
    readonly billingNeeds: BillingNeed;
  }
}
