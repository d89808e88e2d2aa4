import { rightOf } from '#platform/web/screens.ts';
import type { loadPaperService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const loadPaperScreens = {
  packets: async () => (await import('./PacketList.tsx')).PacketList,
  mode: async () => (await import('./packet-mode.ts')).packetMode,
  ofLoads: async () => (await import('./load-part.tsx')).papersOfLoads,
  ofLoad: async () => (await import('./load-part.tsx')).papersPart,
} as const;

export const loadPaperRight = (operation: keyof typeof loadPaperService.operations) =>
  rightOf<typeof loadPaperService>('tripDirector', operation);
