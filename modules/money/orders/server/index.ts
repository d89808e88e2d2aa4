export { type BuiltOrder, buildOrder, type OrderPerson } from './builders.ts';
export { addDefectToOrder } from './order-defects.ts';
export { orderWork } from './order-work.ts';
export { noteInvoiced } from './not-invoiced.ts';
