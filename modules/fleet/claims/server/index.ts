export { claimOperations } from './operations.ts';
export { claimsOfIncident, hasOpenClaim } from './queries.ts';
export { createClaim } from './save-claim.ts';
export { rowOf as claimRowOf } from './records.ts';
