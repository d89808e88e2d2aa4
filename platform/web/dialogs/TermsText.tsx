import type { ReactNode } from 'react';

interface TermsTextProps {
  readonly title: string;
  /** Plain text; empty lines divide paragraphs. */
  readonly terms: string;
}

/** Terms to be read, in a frame of their own that scrolls. */
export function TermsText({ title, terms }: TermsTextProps): ReactNode {
  return (
    <div
      // No landmark: it stands inside a section or a dialog of the same name.
      role="group"
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
      tabIndex={0}
      className="max-h-[55dvh] space-y-3 overflow-y-auto rounded-ctl bg-sunken p-4"
    >
      {terms.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index} className="whitespace-pre-line">
          {paragraph.trim()}
        </p>
      ))}
    </div>
  );
}
