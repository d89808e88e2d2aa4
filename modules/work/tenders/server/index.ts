export { buildOffer } from './builders.ts';
