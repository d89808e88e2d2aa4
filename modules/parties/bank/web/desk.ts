// What screens of other modules take from this one.
export { bank, bankRuleRead, useMayBank } from './calls.ts';
