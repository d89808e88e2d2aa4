export const tyreListPath = '/tyres';

export function tyrePath(id: string): string {
  return `${tyreListPath}/${id}`;
}
