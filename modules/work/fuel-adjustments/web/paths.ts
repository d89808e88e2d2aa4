export const adjustmentListPath = '/managefuelrate';
export const newAdjustmentPath = '/managefuelrate/new';

export function adjustmentPath(id: string): string {
  return `${adjustmentListPath}/${id}`;
}
