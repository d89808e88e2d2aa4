/** Addresses of the contractors' screens, spelled as the specification spells them. */
export const contractorListPath = '/CreditorApplicationAdmin';
/** Where an admin's submit leads (specification §4). */
export const afterSubmitPath = '/manage-carrier';

export function contractorPath(keyIdentifier: string): string {
  return `${contractorListPath}/${keyIdentifier}`;
}
