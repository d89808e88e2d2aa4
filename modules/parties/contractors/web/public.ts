// The front door for public pages. It is not that of the desk: a contractor's phone must not fetch what staff work with.
export { ContractorApplication } from './registration/journey.ts';
