/** Addresses of the loads' screens, spelled as the specification spells them. */
export const loadListPath = '/manageLoads';
export const newLoadPath = '/loadCreate/new';

export function loadPath(id: string): string {
  return `/manageLoads/${id}`;
}

export function editLoadPath(id: string): string {
  return `/loadCreate/${id}`;
}
