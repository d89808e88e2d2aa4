export const defectListPath = '/vehicleDefects';

export function defectPath(id: string): string {
  return `${defectListPath}/${id}`;
}
