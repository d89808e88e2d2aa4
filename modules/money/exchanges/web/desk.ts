// What screens of modules above use: the calls of exchanges, and how their states look.
export { exchanges, useMay as useMayExchange } from './calls.ts';
export { ExchangeBadge } from './words.ts';
