// The front door for public pages. It is not that of the desk: a carrier's phone must not fetch what staff work with.
export { CarrierRegistration } from './registration/journey.ts';
