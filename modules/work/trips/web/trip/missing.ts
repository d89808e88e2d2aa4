import type { FinishDraft } from './finish-draft.ts';

/** What a delivery still lacks: a proof of any kind, the signature that its customer wants, or the name of who signed. */
export type Missing = 'proof' | 'signature' | 'name';

/** The first thing that is missing before a delivery is done; the later ones do not matter until it is there. */
export function missingOf(
  { signature, files, name }: Pick<FinishDraft, 'signature' | 'files' | 'name'>,
  signOnGlass: boolean,
): Missing | undefined {
  if (signature !== '') return name.trim() === '' ? 'name' : undefined;
  // Nothing to show the customer: most often the driver went on too soon.
  if (files.length === 0) return 'proof';
  return signOnGlass ? 'signature' : undefined;
}
