export { buildRole, buildStaff, buildUser, type Staff } from './builders.ts';
export { basisOperations, keepaliveOperations } from './operations.ts';
export { resetDelivery } from './reset.ts';
