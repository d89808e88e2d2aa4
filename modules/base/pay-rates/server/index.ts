export { buildPayRate } from './builders.ts';
export { divertTerms } from './changes.ts';
export { payRateOperations } from './operations.ts';
export type { PayRateOwner } from './owners.ts';
export { payRateQueue } from './queue.ts';
export { payRateFacts, payTermsOn } from './versions.ts';
