import type { Context } from '#platform/server/implement.ts';
import type { LoadFailureCode } from '../messages/failures/index.ts';
import type { StoredLoad } from './queries.ts';

/** Something that a load lacks before it is invoiced, with the sentence that says what to do. */
export interface BillingGap {
  readonly code: LoadFailureCode;
  readonly details?: Readonly<Record<string, string>>;
}

/** What a module above loads knows to be missing before a load is invoiced. */
export type BillingNeed = (context: Context, load: StoredLoad) => Promise<readonly BillingGap[]>;

declare module '#platform/server/module.ts' {
  interface ModuleParts {
    readonly billingNeeds: BillingNeed;
  }
}
