export const incidentListPath = '/incidents';
export const incidentCapturePath = '/incidentCapture';

export function incidentPath(id: string): string {
  return `/vehicleIncident/${id}`;
}

export function changeIncidentPath(id: string): string {
  return `${incidentCapturePath}/${id}`;
}

/** A new incident with a load, its vehicle and its driver. */
export function incidentOfLoadPath(load: {
  readonly id: string;
  readonly vehicleId: string | null;
  readonly driverId: string | null;
}): string {
  const parts = { load: load.id, vehicle: load.vehicleId ?? '', driver: load.driverId ?? '' };
  return `${incidentCapturePath}?${new URLSearchParams(parts)}`;
}
