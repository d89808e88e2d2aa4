import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { progressOf, quantityOf } from '../rules.ts';
import { anyOrder, lifeOfKind } from '../status.ts';
import { livesOf } from './lives.ts';
import { linesOf, type StoredLine, type StoredOrder } from './queries.ts';

const asProgress = (line: StoredLine) => ({
  quantity: quantityOf(line.quantity),
  received: quantityOf(line.quantity_received),
});

/** Takes an order of which things may come to where its lines say it is: some of it came, or all of it. */
export async function settleProgress(context: Context, stored: StoredOrder): Promise<StoredOrder> {
  const awaited = lifeOfKind(stored.kind).sets.awaited;
  const wasWhole = is(anyOrder, stored.status, 'received');
  if (!wasWhole && !awaited.includes(stored.status)) return stored;
  const progress = progressOf((await linesOf(context, stored.id)).map(asProgress));
  const lives = livesOf(stored.kind);
  if (progress === 'all') return wasWhole ? stored : lives.move(context, stored, 'receiveAll');
  if (progress === 'part' && (wasWhole || stored.status === awaited[0]))
    return lives.move(context, stored, 'receivePart');
  return stored;
}

/** The event that follows a receipt, or the taking back of one. */
export function eventAfter(lines: readonly StoredLine[]): 'receiveAll' | 'receivePart' | 'unreceive' {
  const progress = progressOf(lines.map(asProgress));
  return progress === 'all' ? 'receiveAll' : progress === 'part' ? 'receivePart' : 'unreceive';
}
