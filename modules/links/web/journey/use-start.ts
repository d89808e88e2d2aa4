import { useEffect, useEffectEvent, useState } from 'react';
import type { OutputOf } from '#platform/operation.ts';
import { type AnyCatalogue, loadTexts } from '#platform/web/texts.ts';
import { unsentDraft } from '#platform/web/wizard/use-draft.ts';
import type { linkService } from '#modules/links/contract.ts';
import type { LinkAccess } from './flow.ts';
import { links } from './link-calls.ts';

export type Terms = OutputOf<(typeof linkService.operations)['getLinkTerms']>;

/** What a form starts from, besides the record that its link may edit. */
export interface Start {
  readonly terms: Terms;
  /** The draft, by step: what the server has, and over it what this tab could not send. */
  readonly draft: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The step at which the draft was left. */
  readonly currentStep: string | undefined;
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly start: Start };

/** Names what a tab has not yet sent of a draft. */
export const backupKey = (token: string) => `link:${token.slice(0, 16)}`;

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
      whenOpen(() => links.getLinkTerms({})),
      whenOpen(() => links.getLinkDraft({})),
      ...failures.map((catalogue) => loadTexts(catalogue)),
    ]);
    const unsent = unsentDraft(backupKey(token));
    return {
      kind: 'ready',
      start: {
        terms,
        draft: { ...(draft.steps as Start['draft']), ...unsent },
        currentStep: Object.keys(unsent).at(-1) ?? draft.currentStep ?? undefined,
      },
    };
  } catch (error) {
    return { kind: 'failed', error };
  }
}
