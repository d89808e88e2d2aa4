import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '#platform/web/language.ts';
import { acceptTerms, links, type Start } from '#modules/parties/links/web/public-form.ts';
import type { CustomerFormProps } from './link-calls.ts';

type Terms = Start['terms'];

interface LinkTermsValue {
  readonly terms: Terms;
  readonly accept: () => Promise<void>;
}

const TermsContext = createContext<LinkTermsValue | null>(null);

interface LinkTermsProps {
  readonly access: Pick<CustomerFormProps, 'whenOpen'>;
  /** As they were when the form was opened. */
  readonly terms: Terms;
  readonly children: ReactNode;
}

/** Stands around the steps, and gives the last of them the terms of the client in the language that is shown. */
export function LinkTerms({ access, terms: first, children }: LinkTermsProps): ReactNode {
  const { whenOpen } = access;
  const language = useLanguage();
  const shown = useRef(language);
  const [terms, setTerms] = useState(first);
  const readAgain = useEffectEvent(async () => setTerms(await whenOpen(() => links.getLinkTerms({}))));
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    // Those of before stay readable: they are in force in every language.
    readAgain().catch(() => undefined);
  }, [language]);
  return <TermsContext value={{ terms, accept: () => acceptTerms(access, terms) }}>{children}</TermsContext>;
}

/** The terms, for the step that asks for them. */
export function useLinkTerms(): LinkTermsValue {
  const context = use(TermsContext);
  if (!context) throw new Error('The terms must stand inside LinkTerms');
  return context;
}
