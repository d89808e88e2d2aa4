import { z } from 'zod';

/**
 * What a list takes besides, of which single rows are read again: the records of the list that are among these. It narrows what
 * the other filters leave, so that one which is missing from the answer is on no page of the list.
 */
export const changedRows = { ids: z.array(z.uuid()).min(1).max(200).optional() };
