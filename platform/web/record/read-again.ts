import { queries } from '../queries.ts';

/**
 * Reads one record again and waits for it, so that what a person does next begins with what they just did. News of the same
 * record restart a read that is under way; then the newer one is waited for. It gives up when the record cannot be read.
 */
export async function readAgain(noun: string, id: string): Promise<void> {
  const queryKey = [noun, id];
  const isStale = () => queries.getQueryState(queryKey)?.isInvalidated;
  await queries.invalidateQueries({ queryKey, exact: true });
  for (let turn = 0; turn < 3 && isStale(); turn++)
    await queries.refetchQueries({ queryKey, exact: true, type: 'active' }, { cancelRefetch: false });
}
