// The front door of the inspection on a driver's phone.
export { CheckPage } from './check/CheckPage.tsx';
export { TripCheck } from './trip-check/TripCheck.tsx';
