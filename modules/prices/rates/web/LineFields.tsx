import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useFormFrame } from '#platform/web/form.tsx';
import { LineGrid } from '#platform/web/lines/LineGrid.tsx';
import { type Lines, useLines } from '#platform/web/lines/use-lines.ts';
import type { GridColumn } from '#platform/web/lines/view.ts';
import { choicesRead } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { itemMasterDesk } from '#modules/base/item-masters/web/desk.ts';
import { extraMethods, limits } from '../fields.ts';
import { rateDeskTexts } from '../messages/desk/index.ts';
import type { RateInput } from '../fields.ts';

interface BandLine {
  readonly from: number | null;
  readonly rate: number | null;
}
interface ExtraLine {
  readonly itemMasterId: string;
  readonly method: string;
  readonly rate: number | null;
  readonly passThrough: string;
}

/** Hands the lines to the form as they are typed, and shows what the form says of them. */
function useBound<Line>(name: 'bands' | 'extras', lines: Lines<Line>, written: (line: Line) => unknown): ReactNode {
  const { setValue, control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const { problemText } = useFormFrame();
  const { rows, isChanged } = lines;
  useEffect(() => {
    if (isChanged)
      setValue(
        name,
        rows.map(({ line }) => written(line)),
        { shouldDirty: true },
      );
  }, [rows, isChanged, name, setValue, written]);
  const problems = [get(errors, name)].flat().flatMap((row: unknown, place) =>
    Object.values((row ?? {}) as object).flatMap((each: unknown) => {
      const type = (each as { readonly type?: string } | undefined)?.type;
      return type ? [`${place + 1}: ${problemText(type) ?? problemText('invalidValue') ?? ''}`] : [];
    }),
  );
  return problems.map((problem) => (
    <p key={problem} className="err mt-1.5">
      {problem}
    </p>
  ));
}

const asBand = (line: BandLine) => line;

/** Where another price begins. */
export function BandsField(): ReactNode {
  const t = useTexts(rateDeskTexts);
  const { getValues } = useFormContext<RateInput>();
  const currency = useWatch<RateInput, 'currency'>({ name: 'currency' });
  const columns = useMemo<readonly GridColumn<BandLine>[]>(
    () => [
      {
        kind: 'number',
        field: 'from',
        title: t('bandFrom'),
        decimals: 3,
        min: 0,
        max: 1e9,
        required: true,
        width: 160,
      },
      {
        kind: 'number',
        field: 'rate',
        title: t('bandRate'),
        decimals: 4,
        min: 0,
        max: 1e9,
        fixed: true,
        currency,
        required: true,
        width: 160,
      },
    ],
    [t, currency],
  );
  const initial = useMemo(() => getValues('bands').map((line, place) => ({ key: `band-${place}`, line })), [getValues]);
  const lines = useLines({ columns, empty: { from: null, rate: null }, most: limits.bands, initial });
  const problems = useBound('bands', lines, asBand);
  return (
    <div className="min-w-0 sm:col-span-2">
      <LineGrid of={lines} label={t('bandsOf')} />
      {problems}
    </div>
  );
}

const asExtra = ({ passThrough, ...line }: ExtraLine) => ({ ...line, passThrough: passThrough === 'yes' });

/** What is charged besides the way: tolls, tarpaulins, border fees. */
export function ExtrasField(): ReactNode {
  const { data: items } = useQuery(choicesRead(itemMasterDesk));
  return items ? <Extras items={items} /> : <div className="skeleton h-20 sm:col-span-2" />;
}

function Extras({
  items,
}: {
  readonly items: readonly { id: string; code: string; description: string }[];
}): ReactNode {
  const t = useTexts(rateDeskTexts);
  const { getValues } = useFormContext<RateInput>();
  const currency = useWatch<RateInput, 'currency'>({ name: 'currency' });
  const columns = useMemo<readonly GridColumn<ExtraLine>[]>(
    () => [
      {
        kind: 'choice',
        field: 'itemMasterId',
        title: t('extraItem'),
        choices: items.map(({ id, code, description }) => ({ value: id, label: code, detail: description })),
        required: true,
      },
      {
        kind: 'choice',
        field: 'method',
        title: t('method'),
        choices: extraMethods.map((value) => ({ value, label: t(`method_${value}`) })),
        required: true,
        width: 140,
      },
      {
        kind: 'number',
        field: 'rate',
        title: t('rate'),
        decimals: 4,
        min: 0,
        max: 1e9,
        fixed: true,
        currency,
        required: true,
        width: 130,
      },
      {
        kind: 'choice',
        field: 'passThrough',
        title: t('passThrough'),
        choices: [
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ],
        width: 110,
      },
    ],
    [t, items, currency],
  );
  const initial = useMemo(
    () =>
      getValues('extras').map(({ passThrough, ...line }, place) => ({
        key: `extra-${place}`,
        line: { ...line, passThrough: passThrough ? 'yes' : 'no' },
      })),
    [getValues],
  );
  const empty = useMemo(() => ({ itemMasterId: '', method: 'perLoad', rate: null, passThrough: 'no' }), []);
  const lines = useLines<ExtraLine>({ columns, empty, most: limits.extras, initial });
  const problems = useBound('extras', lines, asExtra);
  return (
    <div className="min-w-0 sm:col-span-2">
      <LineGrid of={lines} label={t('extras')} />
      {problems}
    </div>
  );
}
