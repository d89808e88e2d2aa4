import { useEffect, useEffectEvent, useState } from 'react';
import { dropDraft, storedDraft, storeDraft } from '#platform/web/form/drafts.ts';
import type { ProposalRecord } from '#modules/money/journal-proposals/contract.ts';
import { proposalsNoun } from '../calls.ts';
import type { HeadValues } from './form.ts';
import type { TypedRows } from './use-batch.ts';

/** What somebody had typed when the page was reloaded or the session ended. */
export interface Kept {
  readonly head: HeadValues;
  readonly rows: TypedRows;
}

const nameOf = (record: ProposalRecord | undefined) => `${proposalsNoun}:${record?.id ?? 'new'}`;

/** What was typed before; nothing where somebody else has saved the proposal since. */
export function useTypedBefore(record: ProposalRecord | undefined): Kept | undefined {
  const [kept] = useState(() => {
    const draft = storedDraft(nameOf(record));
    return draft && draft.lockId === (record?.lockId ?? null) ? (draft.values as Kept) : undefined;
  });
  return kept;
}

/** Keeps what is typed in the tab until it is saved or left. */
export function useKeeping(record: ProposalRecord | undefined, isDirty: boolean, { head, rows }: Kept): void {
  const keep = useEffectEvent(() => {
    if (isDirty) storeDraft(nameOf(record), { base: null, values: { head, rows }, lockId: record?.lockId ?? null });
    else dropDraft(nameOf(record));
  });
  useEffect(() => keep(), [isDirty, head, rows]);
}

/** What was typed is saved, or left on purpose. */
export function forgetTyped(record: ProposalRecord | undefined): void {
  dropDraft(nameOf(record));
}
