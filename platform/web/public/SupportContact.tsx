import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import { addressOf, whatsAppOf } from './contact-addresses.ts';

/** Telephone numbers and addresses can be tapped; a number also opens a chat. */
export function SupportContact({ contact }: { readonly contact: string }): ReactNode {
  // A gap and no dot between them: where a line is full the dot stood alone at its end.
  const link =
    'me-2.5 inline-block max-w-full font-medium wrap-anywhere text-brand underline underline-offset-3 pointer-coarse:py-1.5';
  return contact.split(/(\s*[,;·|]\s*)/).map((part, index) => {
    const address = addressOf(part);
    if (!address) return /^\s*[,;·|]\s*$/.test(part) ? ' ' : part;
    const chat = whatsAppOf(part);
    return (
      <span key={index}>
        <a href={address} className={link}>
          {part}
        </a>
        {chat && (
          <>
            {' '}
            <a href={chat} className={link} rel="noreferrer" target="_blank">
              WhatsApp
            </a>
          </>
        )}
      </span>
    );
  });
}

/** One line at the foot of every public page: whom to ask. */
export function HelpLine({ contact }: { readonly contact: string }): ReactNode {
  const t = useTexts(publicTexts);
  return (
    <footer className="mx-auto w-full max-w-3xl px-4 pt-6 pb-5 text-sm text-muted">
      {t('needHelp')} <SupportContact contact={contact} />
    </footer>
  );
}
