// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';

export interface Rows {
  approval_assignment: {
    partition: string;
    kind: string;
    record_id: string;
    user_id: string;
    assigned_at: Generated<Date>;
  };
  approval_policy: {
    partition: string;
    company_id: string;
    kind: string;
    warn_hours: number;
    overdue_hours: number;
  };
  delegation: {
    id: Generated<string>;
    partition: string;
    delegator_id: string;
    delegate_id: string;
    authorisations: string[];
    starts_at: Date;
    ends_at: Date;
    note: Generated<string>;
    created_at: Generated<Date>;
    ended_at: Date | null;
    ended_by: string | null;
    kinds: string[] | null;
    amount_limit: string | null;
    needs_release: Generated<boolean>;
    released_at: Date | null;
    released_by: string | null;
  };
}
