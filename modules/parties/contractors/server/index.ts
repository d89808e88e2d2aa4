export { buildContractor, buildSignature } from './builders.ts';
export { creditorApplicationLink } from './link-kind.ts';
export { contractorOperations } from './operations.ts';
export { assessmentQueue, contractorQueue } from './queues.ts';
