// The front door for public pages: a carrier's phone must not fetch what staff work with.
export { LoadTender } from './page/load-tender.ts';
