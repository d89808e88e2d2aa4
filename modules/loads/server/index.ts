export { buildLoad } from './builders.ts';
export { refreshLoad } from './refresh-stops.ts';
export { createLoad } from './save-load.ts';
