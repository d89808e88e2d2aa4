/**
 * The tables as Kysely sees them. Each slice adds its own by declaration merging, beside the queries that use them:
 * `declare module '#platform/server/tables.ts' { interface Tables { supplier: SupplierTable } }`.
 */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Tables {}
