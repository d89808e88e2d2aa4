/**
 * What the QR code of a waybill says (decision 0084): `HAULWAY:LOAD:<load number>:<id of the load>:<sequence of the stop>`.
 * The number is for people who read it with a telephone, the id for whoever matches the page that comes back.
 */
export function loadCode(load: { readonly loadNumber: string; readonly id: string }, sequence: number): string {
  return ['HAULWAY', 'LOAD', load.loadNumber, load.id, sequence].join(':');
}
