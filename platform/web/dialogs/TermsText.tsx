import clsx from 'clsx';
import type { ReactNode } from 'react';

interface TermsTextProps {
  readonly title: string;
  /** Plain text; empty lines divide paragraphs. */
  readonly terms: string;
  /** Without a frame of its own: what is around it scrolls. */
  readonly isWhole?: boolean;
}

/** Terms to be read, in a frame of their own that scrolls, or as they are long. */
export function TermsText({ title, terms, isWhole = false }: TermsTextProps): ReactNode {
  return (
    <div
      // No landmark: it stands inside a section or a dialog of the same name.
      role="group"
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
      tabIndex={0}
      className={clsx(
        'space-y-3',
        isWhole
          ? // An outline would lie across the text where it is scrolled; high-contrast modes paint the transparent one.
            'outline-2 outline-transparent focus-visible:shadow-[-0.75rem_0_0_-0.625rem_var(--color-brand)]'
          : 'max-h-[55dvh] overflow-y-auto rounded-ctl bg-sunken p-4',
      )}
    >
      {terms.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index} className="whitespace-pre-line">
          {paragraph.trim()}
        </p>
      ))}
    </div>
  );
}
