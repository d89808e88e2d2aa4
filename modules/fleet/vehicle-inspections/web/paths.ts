export const inspectionListPath = '/vehicleInspection';
export const templatesPath = '/inspectionTemplates';

export function inspectionPath(id: string): string {
  return `${inspectionListPath}/${id}`;
}
