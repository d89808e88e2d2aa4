// The front door for public pages. It is not that of the desk: an applicant's phone must not fetch what staff work with.
export { CustomerRegistration } from './registration/journey.ts';
