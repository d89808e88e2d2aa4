export { type BuiltOrder, buildOrder, type OrderPerson } from './builders.ts';
