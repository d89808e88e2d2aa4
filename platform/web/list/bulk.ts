import { RpcFailure } from '../rpc-failure.ts';

/** What became of one row. */
export interface RowResult<Row> {
  readonly id: string;
  readonly row: Row;
  /** Why it was not done; absent when it was. */
  readonly error?: unknown;
  /** What happened instead of a plain `Done`. */
  readonly said?: Said;
}

/** What a row's call may answer, where being accepted is not the whole story: a dispatch that ended in a hold, for one. */
export class Said {
  readonly text: string;
  /** Not what was asked for: the person must see it. */
  readonly isDoubtful: boolean;

  constructor(text: string, isDoubtful = false) {
    this.text = text;
    this.isDoubtful = isDoubtful;
  }
}

/** So many calls at once: quick enough for a page, and no burden for the server. */
const atOnce = 4;

/**
 * Does the same with every row, and goes on when one is refused: each is its own transaction, so a failed one leaves the
 * others done. Only a lost session or connection ends it; the rows that were not tried fail with that.
 */
export async function runForEach<Row>(
  rows: ReadonlyMap<string, Row>,
  act: (row: Row) => Promise<unknown>,
  onProgress: (done: number) => void,
): Promise<readonly RowResult<Row>[]> {
  const waiting = [...rows];
  const results: RowResult<Row>[] = [];
  let ended: unknown;
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [id, row] = next;
      results.push(await resultOf(id, row));
      onProgress(results.length);
    }
  }
  async function resultOf(id: string, row: Row): Promise<RowResult<Row>> {
    if (ended !== undefined) return { id, row, error: ended };
    try {
      const answer = await act(row);
      return answer instanceof Said ? { id, row, said: answer } : { id, row };
    } catch (error) {
      if (error instanceof RpcFailure && error.kind === 'network') ended = error;
      return { id, row, error };
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  const order = [...rows.keys()];
  return results.toSorted((left, right) => order.indexOf(left.id) - order.indexOf(right.id));
}
