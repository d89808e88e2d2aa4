export { buildOrder, type OrderPerson } from './builders.ts';
