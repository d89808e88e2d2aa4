import { sql, type RawBuilder } from 'kysely';

/** What customers count of the module of credit, which stands above them. */
export interface CreditAbove {
  /** A source and condition for `select from`: the changes of limits that are under way. */
  open(partition: string): RawBuilder<unknown>;
}

/** A house in which no limit is ever changed. */
export const noCredit: CreditAbove = { open: () => sql`(select where false) nothing` };
