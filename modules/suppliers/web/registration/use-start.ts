import { useEffect, useEffectEvent, useState } from 'react';
import { loadTexts, useTexts } from '#platform/web/texts.ts';
import { unsentDraft } from '#platform/web/wizard/use-draft.ts';
import type { OutputOf } from '#platform/operation.ts';
import type { linkService } from '#modules/links/contract.ts';
import { supplierFailureTexts } from '#modules/suppliers/messages/failures/index.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { emptySupplier, type SupplierValues, valuesOf } from '../steps/supplier-form.ts';
import { links, type OpenCarrierLink } from './link-calls.ts';
import type { WhenOpen } from './use-carrier-link.ts';

type Terms = OutputOf<(typeof linkService.operations)['getLinkTerms']>;

/** What the form starts from. */
export interface Start {
  readonly terms: Terms;
  readonly values: SupplierValues;
  /** Nothing is known yet of this supplier, so the first question is still open. */
  readonly isBlank: boolean;
  /** The step at which the draft was left. */
  readonly currentStep: string | undefined;
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly start: Start };

/** Names what a tab has not yet sent of a draft. */
export const backupKey = (token: string) => `carrierregister:${token.slice(0, 16)}`;

/** Reads what the form starts from; `load` tries again. */
export function useStart(token: string, link: OpenCarrierLink, whenOpen: WhenOpen) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const fileName = useTexts(registrationTexts)('certificateOnFile');
  const read = useEffectEvent(() => readStart({ token, link, whenOpen, fileName }));
  useEffect(() => void read().then(setState), [token, link, whenOpen]);
  async function load(): Promise<void> {
    setState({ kind: 'loading' });
    setState(await readStart({ token, link, whenOpen, fileName }));
  }
  return { state, load };
}

interface Source {
  readonly token: string;
  readonly link: OpenCarrierLink;
  readonly whenOpen: WhenOpen;
  /** What the certificate of the record is called; its own name is not told. */
  readonly fileName: string;
}

/** Lays over the record what the draft has, and over that what this tab could not send of it. */
async function readStart({ token, link, whenOpen, fileName }: Source): Promise<State> {
  try {
    const [terms, draft] = await Promise.all([
      whenOpen(() => links.getLinkTerms({})),
      whenOpen(() => links.getLinkDraft({})),
      loadTexts(supplierFailureTexts),
    ]);
    const unsent = unsentDraft(backupKey(token));
    const steps = { ...draft.steps, ...unsent };
    const start: Start = {
      terms,
      values: Object.assign({}, stored(link, fileName), ...Object.values(steps)) as SupplierValues,
      isBlank: !link.isEdit && steps['company'] === undefined,
      currentStep: Object.keys(unsent).at(-1) ?? draft.currentStep ?? undefined,
    };
    return { kind: 'ready', start };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** The record that is edited, or the little that is known of a new one. */
function stored({ carrierDetail, blobName, isEdit, email }: OpenCarrierLink, fileName: string): SupplierValues {
  return isEdit && carrierDetail
    ? valuesOf({ carrierDetail, blobName, certificate: { fileName, size: 0 } })
    : { ...emptySupplier, email };
}
