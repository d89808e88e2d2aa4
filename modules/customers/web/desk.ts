// What screens of other modules use of customers; the desk's first page does not fetch it.
export { customerSource } from './customer-source.ts';
