export { buildInvitation, buildSupplier } from './builders.ts';
export { carrierRegisterLink } from './link-kind.ts';
export { supplierOperations } from './operations.ts';
