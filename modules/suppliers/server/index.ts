export { buildInvitation, buildSupplier, type InvitationOverrides, type SupplierOverrides } from './builders.ts';
export { carrierRegisterLink } from './link-kind.ts';
export { supplierOperations } from './operations.ts';
