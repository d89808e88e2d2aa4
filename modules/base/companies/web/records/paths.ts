/** Addresses of the screens for companies, spelled as the specification spells them. */
export const companyListPath = '/viewCompanies/1';

/** What stands in the place of a name for a company that is not there yet. */
export const newCompany = 'new';

export function companyPath(name: string): string {
  return `/manageaccount/${encodeURIComponent(name)}`;
}
