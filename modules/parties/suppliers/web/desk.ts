// What screens of other modules use of suppliers; the desk's first page does not fetch it.
export { SupplierField, supplierSource } from './SupplierField.tsx';
