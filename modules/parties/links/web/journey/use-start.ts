import { useEffect, useEffectEvent, useState } from 'react';
import type { OutputOf } from '#platform/operation.ts';
import { type AnyCatalogue, loadTexts } from '#platform/web/texts.ts';
import { type DraftBackup, keptOnDevice } from '#platform/web/wizard/draft-backup.ts';
import type { linkService } from '#modules/parties/links/contract.ts';
import type { LinkAccess } from './flow.ts';
import { takeDraft, takeTerms } from './start-calls.ts';

export type Terms = OutputOf<(typeof linkService.operations)['getLinkTerms']>;

/** What a form starts from, besides the record that its link may edit. */
export interface Start {
  readonly terms: Terms;
  /** The draft, by step: what the server has, and over it what this phone could not send. */
  readonly draft: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The draft as the server has it, for what is saved over it. */
  readonly saved: Pick<OutputOf<(typeof linkService.operations)['getLinkDraft']>, 'steps' | 'versions'>;
  /** The step at which the draft was left. */
  readonly currentStep: string | undefined;
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly start: Start };

/** Where a device keeps what it has not yet sent of a draft; who has the link can read it, and nobody else. */
export const backupOf = (token: string): DraftBackup => ({ key: `link:${token.slice(0, 8)}`, secret: token });

type Access = Pick<LinkAccess, 'token' | 'whenOpen'>;

/** Reads what the form starts from; `load` tries again. */
export function useStart({ token, whenOpen }: Access, failures: readonly AnyCatalogue[]) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const read = useEffectEvent(() => readStart({ token, whenOpen }, failures));
  useEffect(() => void read().then(setState), [token, whenOpen]);
  async function load(): Promise<void> {
    setState({ kind: 'loading' });
    setState(await readStart({ token, whenOpen }, failures));
  }
  return { state, load };
}

async function readStart({ token, whenOpen }: Access, failures: readonly AnyCatalogue[]): Promise<State> {
  try {
    const [terms, draft] = await Promise.all([
      whenOpen(takeTerms),
      whenOpen(takeDraft),
      ...failures.map((catalogue) => loadTexts(catalogue)),
    ]);
    const unsent = await keptOnDevice(backupOf(token));
    return {
      kind: 'ready',
      start: {
        terms,
        saved: draft,
        draft: { ...(draft.steps as Start['draft']), ...unsent },
        currentStep: Object.keys(unsent).at(-1) ?? draft.currentStep ?? undefined,
      },
    };
  } catch (error) {
    return { kind: 'failed', error };
  }
}
