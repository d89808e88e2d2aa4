export { openTracking, shareLoad } from './link.ts';
