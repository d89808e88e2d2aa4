export { heldTrip } from './held-trip.ts';
export { addressOfTrip, bringTrip } from './link.ts';
export { driverTripLink } from './link.ts';
export { tripListeners } from './listeners.ts';
export { tripOperations } from './operations.ts';
