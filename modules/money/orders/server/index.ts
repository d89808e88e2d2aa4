export { type BuiltOrder, buildOrder, type OrderPerson } from './builders.ts';
export { noteInvoiced } from './not-invoiced.ts';
