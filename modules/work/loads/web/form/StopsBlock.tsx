import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { defaultTimeZone } from '#platform/dates.ts';
import { otherZone } from '#platform/wall-clock.ts';
import { signedIn } from '#platform/web/signed-in.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { SearchedField } from '#platform/web/fields/SearchedField.tsx';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { locationDesk, NewLocationButton } from '#modules/parties/locations/web/desk.ts';
import { limits, scheduleTypes, stopTypes } from '#modules/work/loads/fields.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import type { Load } from '../calls.ts';
import { useStopZones } from './stop-zones.ts';
import { emptyStop, type LoadFormValues } from './load-form.ts';
import { LoadBlock, More } from './LoadBlock.tsx';
import { MomentField } from './MomentField.tsx';

const Field = namedFor<LoadFormValues>()({
  Moment: MomentField,
  Searched: SearchedField,
  Select: SelectField,
  Text: TextField,
});

type StopValues = LoadFormValues['stops'][number];
const locationSource = masterChoices(locationDesk);

/** In their order: the first is a pickup, the last a delivery. Alt with an arrow moves the one that has the focus. */
export function StopsBlock({ load }: { readonly load: Load | undefined }): ReactNode {
  const t = useTexts(loadFormTexts);
  const home = load?.timeZone ?? signedIn()?.settings?.timeZone ?? defaultTimeZone;
  const stops = useWatch<LoadFormValues, 'stops'>({ name: 'stops' });
  const zones = useStopZones(stops, load, home);
  const [now] = useState(() => new Date());
  const { getValues, setValue } = useFormContext<LoadFormValues>();
  const { fields, insert, remove, move } = useFieldArray<LoadFormValues, 'stops'>({ name: 'stops' });
  const [said, setSaid] = useState('');
  function shift(from: number, by: -1 | 1): void {
    if (from + by < 0 || from + by >= fields.length) return;
    move(from, from + by);
    setSaid(t('stopMoved', { number: from + by + 1 }));
    focusStop(from + by);
  }
  function add(): void {
    const place = Math.max(1, fields.length - 1);
    insert(place, emptyStop('delivery'), { shouldFocus: false });
    focusStop(place);
  }
  function drop(place: number): void {
    // Its goods go with it.
    const { stopKey } = getValues(`stops.${place}`);
    setValue(
      'goods',
      getValues('goods').filter((line) => line.stopKey !== stopKey),
      { shouldDirty: true },
    );
    remove(place);
    focusStop(Math.max(0, place - 1));
  }
  return (
    <LoadBlock title={t('stops')} hint={t('stopsKeys')}>
      <ol className="grid gap-3 sm:col-span-6">
        {fields.map((row, index) => (
          <Stop
            key={row.id}
            index={index}
            count={fields.length}
            zone={otherZone(zones[index] ?? home, home, now)}
            onMove={(by) => shift(index, by)}
            onRemove={() => drop(index)}
          />
        ))}
      </ol>
      {fields.length < limits.stops && (
        <button type="button" className="btn btn-s justify-self-start sm:col-span-6" onClick={add}>
          <Plus size={15} aria-hidden="true" />
          {t('addStop')}
        </button>
      )}
      <output className="sr-only">{said}</output>
    </LoadBlock>
  );
}

/** After the rows are drawn anew. */
function focusStop(place: number): void {
  requestAnimationFrame(() => document.getElementsByName(`stops.${place}.stopLocationId`)[0]?.focus());
}

interface StopProps {
  readonly index: number;
  readonly count: number;
  /** Of its clock, where that differs from the company's. */
  readonly zone: string;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function Stop({ index, count, zone, onMove, onRemove }: StopProps): ReactNode {
  const t = useTexts(loadFormTexts);
  const number = index + 1;
  const { setValue } = useFormContext<LoadFormValues>();
  const path = <Name extends keyof StopValues>(field: Name) => `stops.${index}.${field}` as const;
  function press(event: KeyboardEvent): void {
    const by = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(by);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys of its fields; buttons do the same.
    <li className="card grid gap-3 p-3" aria-label={t('stopNumber', { number })} onKeyDownCapture={press}>
      <div className="grid gap-x-3 gap-y-3 sm:grid-cols-[1.25rem_8.5rem_minmax(0,1fr)_auto] sm:items-start">
        <span aria-hidden="true" className="pt-8 text-sm text-muted tabular-nums max-sm:hidden">
          {number}
        </span>
        <Field.Select
          name={path('type')}
          label={t('stopType')}
          required
          options={stopTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
        />
        <Field.Searched name={path('stopLocationId')} label={t('location')} from={locationSource} />
        <div className="flex justify-end sm:pt-6">
          <IconButton label={t('moveStopUp', { number })} disabled={index === 0} onPress={() => onMove(-1)}>
            <ArrowUp size={16} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('moveStopDown', { number })} disabled={index === count - 1} onPress={() => onMove(1)}>
            <ArrowDown size={16} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('removeStop', { number })} disabled={count <= 2} onPress={onRemove}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {zone !== '' && <p className="text-sm text-warn sm:ps-8">{t('onClockOfPlace', { zone })}</p>}
      <div className="grid gap-x-3 gap-y-3 sm:grid-cols-2 sm:ps-8">
        <Field.Moment
          name={path('windowStart')}
          label={t('windowStart')}
          {...(index > 0 && { after: `stops.${index - 1}.windowEnd` as const })}
        />
        <Field.Moment name={path('windowEnd')} label={t('windowEnd')} after={path('windowStart')} />
      </div>
      <div className="flex flex-wrap items-start gap-x-4 sm:ps-8">
        <StopDetails index={index} />
        <NewLocationButton
          className="btn btn-g -ms-3 text-sm"
          onMade={(id) => setValue(`stops.${index}.stopLocationId`, id, { shouldDirty: true })}
        />
      </div>
    </li>
  );
}

function IconButton({
  label,
  disabled,
  onPress,
  children,
}: {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      className="grid size-8.5 place-items-center rounded-ctl text-muted hover:bg-sunken hover:text-ink disabled:opacity-35 pointer-coarse:size-12"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** What few stops need. */
function StopDetails({ index }: { readonly index: number }): ReactNode {
  const t = useTexts(loadFormTexts);
  const { getValues } = useFormContext<LoadFormValues>();
  const path = <Name extends keyof StopValues>(field: Name) => `stops.${index}.${field}` as const;
  const [isOpen] = useState(() => {
    const stop = getValues(`stops.${index}`);
    return [stop.address, stop.appointmentRef, stop.references, stop.sealIn, stop.sealOut, stop.note].some(Boolean);
  });
  return (
    <div className="min-w-0 flex-1">
      <More title={t('moreOfStop')} isOpen={isOpen}>
        <Field.Text name={path('address')} label={t('address')} help={t('addressHelp')} className="sm:col-span-4" />
        <Field.Text name={path('stopCountry')} label={t('country')} className="sm:col-span-2" />
        <Field.Select
          name={path('scheduleType')}
          label={t('scheduleType')}
          required
          options={scheduleTypes.map((value) => ({ value, label: t(`schedule_${value}`) }))}
          className="sm:col-span-2"
        />
        <Field.Text name={path('appointmentRef')} label={t('appointmentRef')} className="sm:col-span-2" />
        <Field.Moment
          name={path('plannedArrival')}
          label={t('plannedArrival')}
          after={path('windowStart')}
          className="sm:col-span-2"
        />
        <Field.Text name={path('references')} label={t('references')} help={t('commaHelp')} className="sm:col-span-2" />
        <Field.Text name={path('sealIn')} label={t('sealIn')} className="sm:col-span-2" />
        <Field.Text name={path('sealOut')} label={t('sealOut')} className="sm:col-span-2" />
        <Field.Text name={path('note')} label={t('note')} help={t('stopNoteReaders')} className="sm:col-span-6" />
      </More>
    </div>
  );
}
