/**
 * What the QR code of a waybill says (decision 0084): `HAULWAY:LOAD:<load number>:<id of the load>:<sequence of the stop>`.
 * The number is for people who read it with a telephone, the id for whoever matches the page that comes back.
 */
export function loadCode(load: { readonly loadNumber: string; readonly id: string }, sequence: number): string {
  return ['HAULWAY', 'LOAD', load.loadNumber, load.id, sequence].join(':');
}

/** The id of the load that such a code names; undefined for any other text. */
export function loadOfCode(code: string): string | undefined {
  return /^HAULWAY:LOAD:[^:]+:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):\d+$/.exec(code)?.[1];
}
