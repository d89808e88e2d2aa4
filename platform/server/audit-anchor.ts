import type { App } from './app.ts';

/** The last link of a chain: how many entries it holds, and the hash that stands for all of them. */
export interface ChainHead {
  readonly number: number;
  readonly hash: string;
}

type Anchoring = Pick<App, 'sealer' | 'files'>;

/**
 * How far the chain of a partition went when it was last noted, among the files: whoever cuts the end off in the database
 * does not reach it there. Its name is known only with the server key.
 */
export async function anchorOf({ sealer, files }: Anchoring, partition: string): Promise<ChainHead | undefined> {
  for (const name of sealer.blindIndexes(partition, purpose)) {
    const bytes = await files.get(name);
    if (bytes) return JSON.parse(Buffer.from(bytes).toString()) as ChainHead;
  }
  return undefined;
}

const purpose = 'audit anchor';

/** The one file that is written again; it is there whole or as before. */
export async function setAnchor({ sealer, files }: Anchoring, partition: string, head: ChainHead): Promise<void> {
  await files.put(
    sealer.blindIndex(partition, purpose),
    Buffer.from(JSON.stringify({ partition, ...head, at: new Date().toISOString() })),
    'application/json',
  );
}
