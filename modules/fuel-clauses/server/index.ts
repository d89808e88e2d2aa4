import { sql } from 'kysely';
import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { fuelClauses, fuelClauseService } from '../contract.ts';

export const fuelClauseStore = masterStore(fuelClauses, {
  facts: {
    partyName: sql`coalesce(
      (select c.registered_name from customer c where c.partition = t.partition and c.id = t.customer_id),
      (select s.registered_name from supplier s where s.partition = t.partition and s.id = t.supplier_id),
      '')`,
  },
  // Fuel of another zone, and a zone where the region is none, would say something that nobody looks at.
  complete: (_, values) => ({ ...values, zone: values.region === 'zone' ? values.zone : '' }),
});

export const fuelClauseOperations: Implementation = implement(fuelClauseService, {
  getFuelClauses: fuelClauseStore.list,
  postFuelClause: fuelClauseStore.create,
  putFuelClause: fuelClauseStore.change,
});
