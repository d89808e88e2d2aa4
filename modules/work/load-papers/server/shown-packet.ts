import type { z } from 'zod';
import type { loadPaperService } from '../contract.ts';
import type { LoadPapers } from './papers-of.ts';

type Shown = z.input<(typeof loadPaperService)['operations']['getLoadPacket']['output']>;

/** The papers of a load, as they are sent. */
export function shownPacket({ packet, crossing }: LoadPapers): Shown {
  return { ...packet, papers: [...packet.papers], crossing };
}
