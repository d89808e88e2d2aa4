export const rateListPath = '/capturerate';
export const newRatePath = '/capturerate/new';
export const changeRatesPath = '/capturerate/change';

export function ratePath(id: string): string {
  return `/capturerate/${id}`;
}
