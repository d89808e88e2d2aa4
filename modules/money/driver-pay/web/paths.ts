export const payListPath = '/driverpay';
export const newPayRunPath = '/driverpay/new';

export function payRunPath(id: string): string {
  return `/driverpay/${id}`;
}

export function payLinesPath(id: string): string {
  return `/driverpay/${id}/lines`;
}
