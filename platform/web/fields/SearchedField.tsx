import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { ChoiceSource } from './choice-source.ts';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';
import { pressReleased } from './press.ts';
import { SearchedChoice } from './SearchedChoice.tsx';

export interface SearchedFieldProps extends FieldProps<string> {
  readonly from: ChoiceSource;
  /** What nothing stands for: the company's own, none. */
  readonly placeholder?: string;
  readonly except?: string | undefined;
  /** The person chose; called after the form has the value, which is empty for none. */
  readonly onPick?: (value: string) => void;
}

/** Chooses one of many records, searched for by the server; the value is its id, or empty. */
export function SearchedField(props: SearchedFieldProps): ReactNode {
  const state = useField(props);
  const { trigger } = useFormContext();
  const { value, onChange, onBlur, ref } = useController({ name: props.name }).field;
  return (
    <FieldFrame {...props} state={state}>
      <SearchedChoice
        from={props.from}
        value={typeof value === 'string' ? value : ''}
        onChoose={(next) => {
          onChange(next);
          if (state.error) void trigger(props.name);
          props.onPick?.(next);
        }}
        onLeave={() => void pressReleased().then(onBlur)}
        label={props.label}
        placeholder={props.placeholder}
        control={state.control}
        name={props.name}
        required={props.required}
        disabled={props.disabled}
        except={props.except}
        inputRef={ref}
      />
    </FieldFrame>
  );
}
