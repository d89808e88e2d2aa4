export const inspectionListPath = '/loadInspection';
export const checklistPath = '/inspectionChecklist';

export function inspectionPath(id: string): string {
  return `${inspectionListPath}/${id}`;
}

export function newInspectionPath(loadId: string): string {
  return `${inspectionListPath}/load/${loadId}`;
}
