export { buildClaim } from './builders.ts';
export { claimOperations } from './operations.ts';
export { claimsOfIncident } from './queries.ts';
export { rowOf as claimRowOf } from './records.ts';
