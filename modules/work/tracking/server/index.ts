export { shareLoad } from './link.ts';
