export const offerListPath = '/loadtenders';

export function offerPath(id: string): string {
  return `${offerListPath}/${id}`;
}
