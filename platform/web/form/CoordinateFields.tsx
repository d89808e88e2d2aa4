import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { type Axis, parseCoordinate, parsePosition, type Position } from '#platform/coordinates.ts';
import { formatDecimal } from '#platform/decimal.ts';
import { FieldFrame, type FieldProps, useField } from '../fields/Field.tsx';
import { pressReleased } from '../fields/press.ts';
import { useLanguage } from '../language.ts';

interface CoordinateFieldsProps {
  readonly latitude: Pick<FieldProps<number>, 'name' | 'label' | 'help' | 'required'>;
  readonly longitude: Pick<FieldProps<number>, 'name' | 'label' | 'help' | 'required'>;
}

/**
 * Latitude and longitude as people have them: in degrees, in degrees, minutes and seconds, or both in one text, which
 * fills both fields whichever it is put into.
 */
export function CoordinateFields({ latitude, longitude }: CoordinateFieldsProps): ReactNode {
  const { setValue } = useFormContext();
  function setBoth(position: Position): void {
    const how = { shouldDirty: true, shouldValidate: true };
    setValue(latitude.name, position.latitude, how);
    setValue(longitude.name, position.longitude, how);
  }
  return (
    <>
      <CoordinateField {...latitude} axis="latitude" onBoth={setBoth} />
      <CoordinateField {...longitude} axis="longitude" onBoth={setBoth} />
    </>
  );
}

interface CoordinateFieldProps extends FieldProps<number> {
  readonly axis: Axis;
  readonly onBoth: (position: Position) => void;
}

/** Holds a number; a text that is no coordinate is left as it is, for the schema to refuse. */
function CoordinateField({ axis, onBoth, ...props }: CoordinateFieldProps): ReactNode {
  const language = useLanguage();
  const state = useField(props);
  const { trigger } = useFormContext();
  const { value, onChange, onBlur, ref } = useController({ name: props.name }).field;
  const written =
    typeof value === 'number' ? formatDecimal(language, value, { decimals: 6 }) : ((value as string) ?? '');
  const [text, setText] = useState(written);
  const [shown, setShown] = useState(written);
  // The pin was moved, the form was reset, the other field brought this one along.
  if (shown !== written) {
    setShown(written);
    setText(written);
  }

  function take(): void {
    const both = parsePosition(text);
    if (both) return onBoth(both);
    const next = text.trim() === '' ? null : (parseCoordinate(text, axis) ?? text);
    if (text === written || Object.is(next, value)) setText(written);
    else onChange(next);
    if (state.error) void trigger(props.name);
  }
  function paste(event: ClipboardEvent): void {
    const both = parsePosition(event.clipboardData.getData('text'));
    if (!both) return;
    event.preventDefault();
    onBoth(both);
  }
  return (
    <FieldFrame {...props} state={state}>
      <input
        {...state.control}
        ref={ref}
        name={props.name}
        value={text}
        autoComplete="off"
        className="ctl tabular-nums"
        onChange={(event) => setText(event.target.value)}
        onPaste={paste}
        onKeyDown={({ key }) => key === 'Enter' && take()}
        onBlur={() => {
          take();
          void pressReleased().then(onBlur);
        }}
      />
    </FieldFrame>
  );
}
