import { useEffect, useState } from 'react';
import type { LinkAnswer, LinkEnd } from '#modules/parties/links/contract.ts';
import { links } from './link-calls.ts';

interface StageFacts {
  readonly kind: string;
  readonly link?: LinkAnswer;
  readonly end?: LinkEnd | undefined;
}

/** How the client is reached, at every stage: whoever gets no code needs it most, and before the code it is asked for. */
export function useContact(token: string, { kind, link, end }: StageFacts): string | undefined {
  const [asked, setAsked] = useState<string>();
  const isGate = kind === 'gate';
  useEffect(() => {
    if (!isGate) return;
    links.getLinkContact({ key: token }).then(
      ({ contact }) => setAsked(contact),
      () => undefined,
    );
  }, [isGate, token]);
  return link?.support ?? end?.contact ?? asked;
}
