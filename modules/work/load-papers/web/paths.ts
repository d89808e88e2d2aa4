import type { ShownPaper } from '../contract.ts';

export const packetsPath = '/documentManagement/packets';

/** The papers of a load, on its page. */
export function papersPath(loadId: string): string {
  return `/manageLoads/${loadId}?tab=documents`;
}

/** Where a paper is kept that is no document of the load; undefined where it is kept on the page of the load itself. */
export function keptAt({ code, recordId }: Pick<ShownPaper, 'code' | 'recordId'>, loadId: string): string | undefined {
  if (code === 'inspection') return `/manageLoads/${loadId}?tab=inspection`;
  if (code === 'pod') return `/manageLoads/${loadId}?tab=pod`;
  if (recordId === null) return undefined;
  if (code === 'crossBorderPermit') return `/vehiclecapture/${recordId}`;
  return code === 'passport' ? `/managedriver/${recordId}` : undefined;
}
