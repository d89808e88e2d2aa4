import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { useTexts } from '#platform/web/texts.ts';
import { partyTexts } from '../messages/fields/index.ts';
import { usePartyForm } from './PartyFormFrame.tsx';

interface MoreProps {
  /** By name, what the fields are called: it stands on the line that opens them. */
  readonly fields: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/**
 * Fields that few have anything for, behind a line that names them. It is open where one of them is filled in, stays open
 * while one is wrong, and is not there at all for staff.
 */
export function More({ fields, children }: MoreProps): ReactNode {
  const t = useTexts(partyTexts);
  const { isAdmin } = usePartyForm();
  const names = Object.keys(fields);
  const { getValues, control } = useFormContext();
  const { errors } = useFormState({ control, name: names });
  const [isOpen, setOpen] = useState(() => names.some((name) => Boolean(getValues(name))));
  if (isAdmin) return children;
  return (
    <details
      open={isOpen || names.some((name) => get(errors, name) !== undefined)}
      className="group sm:col-span-2"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-8 cursor-pointer list-none items-center gap-1.5 rounded-ctl font-medium pointer-coarse:min-h-11">
        <ChevronRight size={16} aria-hidden className="flex-none transition-transform group-open:rotate-90" />
        <span className="min-w-0 wrap-break-word">
          {t('more', { fields: Object.values(fields).join(', ').toLowerCase() })}
        </span>
      </summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">{children}</div>
    </details>
  );
}
