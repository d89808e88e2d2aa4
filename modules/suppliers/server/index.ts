export { buildSupplier, type SupplierOverrides } from './builders.ts';
export { carrierRegisterLink } from './link-kind.ts';
export { supplierOperations } from './operations.ts';
