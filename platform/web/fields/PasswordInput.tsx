import clsx from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';

/** A password that can be looked at, without a form around it. `autoComplete` says which password it is. */
export function PasswordInput({ className, ...props }: ComponentProps<'input'>): ReactNode {
  const t = useTexts(publicTexts);
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <div
      className={clsx('ctl flex items-center pe-0', className)}
      data-invalid={props['aria-invalid'] ? '' : undefined}
      data-disabled={props.disabled ? '' : undefined}
    >
      <input
        {...props}
        type={visible ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="h-full w-full min-w-0 flex-1 bg-transparent outline-none"
      />
      <button
        type="button"
        className="grid h-full w-9 shrink-0 place-items-center text-muted hover:text-ink pointer-coarse:w-12"
        aria-label={t(visible ? 'hidePassword' : 'showPassword')}
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
      >
        <Icon size={16} aria-hidden />
      </button>
    </div>
  );
}
