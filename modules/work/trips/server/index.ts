export { addressOfTrip, bringTrip } from './link.ts';
