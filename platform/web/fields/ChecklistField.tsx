import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Option } from './ChoiceFields.tsx';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';

interface ChecklistFieldProps extends FieldProps<readonly string[]> {
  readonly options: readonly Option[];
}

/** Several of a few: its value is the list of those that are ticked, in the order of the options. */
export function ChecklistField({ options, ...props }: ChecklistFieldProps): ReactNode {
  const state = useField(props);
  const { id: _, ...group } = state.control;
  const {
    field: { value, onChange, ref, onBlur },
  } = useController<Record<string, readonly string[]>, string>({ name: props.name });
  const ticked = value ?? [];
  return (
    <FieldFrame {...props} state={state} group>
      <div
        role="group"
        aria-labelledby={`${state.id}-label`}
        aria-describedby={group['aria-describedby']}
        className="grid gap-2 sm:grid-cols-2"
      >
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex min-h-9 items-center gap-2.5 rounded-ctl border border-line-strong px-3 py-1.5 has-checked:border-ink has-checked:bg-sunken pointer-coarse:min-h-12"
          >
            <input
              type="checkbox"
              name={props.name}
              value={option.value}
              ref={index === 0 ? ref : undefined}
              className="size-4 flex-none accent-ink"
              checked={ticked.includes(option.value)}
              aria-invalid={group['aria-invalid']}
              onBlur={onBlur}
              onChange={({ target }) =>
                onChange(
                  options
                    .map((each) => each.value)
                    .filter((each) => (each === option.value ? target.checked : ticked.includes(each))),
                )
              }
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
