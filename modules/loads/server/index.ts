export { buildLoad } from './builders.ts';
