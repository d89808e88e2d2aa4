// The front door of public pages and of the desk alike: nothing in here may need what only the desk has.
export { CountryField, PlaceFields } from './PlaceFields.tsx';
export { fetchedOnce, placeLookups, type PlaceLookups, useLookup } from './places.ts';
