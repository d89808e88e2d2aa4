import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/server/implement.ts';

/** What customers need of the module of credit, which stands above them. The root hands it in. */
export interface CreditAbove {
  /** A source and condition for `select from`: the changes of limits that are under way. */
  open(partition: string): RawBuilder<unknown>;
  /** Ends the change that is under way for a customer that is gone. The customer is locked. */
  cancelOpen(context: Context, customerId: string, reason: string): Promise<void>;
}

/** A house in which no limit is ever changed. */
export const noCredit: CreditAbove = {
  open: () => sql`(select where false) nothing`,
  cancelOpen: async () => {},
};
