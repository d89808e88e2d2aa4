// What screens of other modules use of locations; the desk's first page does not fetch it.
export { CustomerLocations } from './CustomerLocations.tsx';
export { locationDesk } from './location-desk.ts';
export { NewLocationButton } from './NewLocationButton.tsx';
