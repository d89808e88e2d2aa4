import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import { FieldFrame } from './Field.tsx';
import { type TextFieldProps, useLine } from './TextField.tsx';

/** A password that can be looked at. `autoComplete` says which: `current-password` or `new-password`. */
export function PasswordField(
  props: TextFieldProps & { readonly autoComplete: 'current-password' | 'new-password' },
): ReactNode {
  const t = useTexts(publicTexts);
  const { state, input } = useLine({ ...props, trim: false });
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <FieldFrame {...props} state={state}>
      <div
        className="ctl flex items-center pe-0"
        data-invalid={state.error ? '' : undefined}
        data-disabled={props.disabled ? '' : undefined}
      >
        <input
          {...input}
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
    </FieldFrame>
  );
}
