import clsx from 'clsx';
import type { ReactNode, RefCallback } from 'react';

interface FilePickerProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly accept: string;
  /** Opens the camera instead of the files; shown on touch devices only. */
  readonly camera?: boolean;
  readonly primary?: boolean;
  readonly disabled: boolean | undefined;
  readonly onPick: (file: File) => Promise<void>;
  readonly focusTarget?: RefCallback<HTMLElement>;
  readonly control?: Record<string, string | true | undefined>;
  readonly id?: string;
}

/** A button with the browser's own file input in it. */
export function FilePicker({
  label,
  icon,
  accept,
  camera,
  primary,
  disabled,
  onPick,
  focusTarget,
  control,
  id,
}: FilePickerProps): ReactNode {
  return (
    <label
      className={clsx(
        'btn cursor-pointer pointer-coarse:w-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-default has-disabled:opacity-55',
        primary ? 'btn-p' : 'btn-s',
        camera && 'pointer-fine:hidden',
      )}
    >
      {icon}
      <span id={id}>{label}</span>
      <input
        {...control}
        ref={focusTarget}
        type="file"
        accept={accept}
        capture={camera ? 'environment' : undefined}
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after it was removed or refused.
          event.target.value = '';
          if (file) void onPick(file);
        }}
      />
    </label>
  );
}
