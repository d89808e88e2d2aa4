import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Catalogue, Text, Texts } from '#platform/messages.ts';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { queries } from '#platform/web/queries.ts';
import { type AnyCatalogue, useTexts } from '#platform/web/texts.ts';
import type { linkSent, NewLinkInput } from '#modules/parties/links/contract.ts';
import { SendLinkDialog } from './SendLinkDialog.tsx';

interface PartyLinks {
  /** The words of the desk for this kind of party. */
  readonly texts: Catalogue<Texts & Readonly<Record<`send${'' | 'Edit'}Link${'' | 'Text'}`, Text>>>;
  readonly failures: readonly AnyCatalogue[];
  /** Sends a link to somebody new; with an `id` the link edits that record. */
  readonly send: (
    person: NewLinkInput,
    id: string | undefined,
    options: { readonly idempotencyKey: string },
  ) => Promise<z.output<typeof linkSent>>;
  /** The key of the figures that count links. */
  readonly counts: readonly unknown[];
}

export interface SendLinkProps {
  /** What is known of the person before the question; with an `id` the link edits that record. */
  readonly recipient?: Partial<NewLinkInput> & { readonly id?: string };
  readonly onClose: () => void;
}

/** The question to whom a link of one kind of party goes, and the button that opens it. */
export function partyLinks({ texts, failures, send, counts }: PartyLinks) {
  function SendLink({ recipient: { id, ...known } = {}, onClose }: SendLinkProps): ReactNode {
    const t = useTexts(texts) as (key: string) => string;
    return (
      <SendLinkDialog
        title={t(id ? 'sendEditLink' : 'sendLink')}
        text={t(id ? 'sendEditLinkText' : 'sendLinkText')}
        recipient={known}
        isForOne={id !== undefined}
        failures={failures}
        send={async (person, options) => {
          const sent = await send(person, id, options);
          void queries.invalidateQueries({ queryKey: counts });
          return sent;
        }}
        onClose={onClose}
      />
    );
  }
  function SendLinkButton({ className }: { readonly className?: string }): ReactNode {
    const t = useTexts(texts) as (key: string) => string;
    return (
      <DialogButton icon={Send} title={t('sendLink')} hash="send" {...(className && { className })}>
        {(close) => <SendLink onClose={close} />}
      </DialogButton>
    );
  }
  return { SendLink, SendLinkButton };
}
