export const claimListPath = '/claims';
export const newClaimPath = '/claims/new';

export function claimPath(id: string): string {
  return `/claims/${id}`;
}

export function changeClaimPath(id: string): string {
  return `/claims/${id}/change`;
}

/** A new claim of an incident, which says whose load it was. */
export function claimOfIncidentPath(incidentId: string): string {
  return `${newClaimPath}?incident=${incidentId}`;
}
