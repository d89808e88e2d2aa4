import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronDown, ListFilter, Plus, X } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { formatDate } from '#platform/dates.ts';
import { isNarrowed, withFilter } from '#platform/list-address.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { type ChoiceSource, chosenRead } from '../fields/choice-source.ts';
import { SearchedChoice } from '../fields/SearchedChoice.tsx';
import { Menu, MenuChecks, MenuChoice, MenuItem } from '../floating/Menu.tsx';
import { Popover } from '../floating/Popover.tsx';
import { Calendar } from '../form/Calendar.tsx';
import { useLanguage } from '../language.ts';
import { useTexts } from '../texts.ts';
import type { Filter } from './filters.ts';
import type { List } from './use-list.ts';

interface FilterMenuProps<Row> {
  readonly list: List<Row>;
  readonly filters: readonly Filter[];
  /** A filter is wanted that needs a value. */
  readonly onAdd: (filter: string) => void;
}

/** The filters that let everything through as yet. */
export function FilterMenu<Row>({ list, filters, onAdd }: FilterMenuProps<Row>): ReactNode {
  const t = useTexts(deskTexts);
  const { state, setState } = list;
  const unset = filters.filter(({ id }) => !state.filter[id]?.length);
  if (unset.length === 0) return null;
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className="btn btn-g px-2 aria-expanded:bg-sunken">
          <ListFilter size={16} aria-hidden="true" />
          <span className="max-md:sr-only">{t('filter')}</span>
        </button>
      }
    >
      {unset.map(({ id, kind, title }) => (
        <MenuItem key={id} onSelect={() => (kind === 'flag' ? setState(withFilter(state, id, ['true'])) : onAdd(id))}>
          {title}
        </MenuItem>
      ))}
    </Menu>
  );
}

interface FilterChipsProps<Row> {
  readonly list: List<Row>;
  readonly filters: readonly Filter[];
  /** The filter that was chosen last: it is there before it has a value, and asks for it. */
  readonly added: string | undefined;
}

/** One chip for each filter that is set, with its value and a cross. */
export function FilterChips<Row>({ list, filters, added }: FilterChipsProps<Row>): ReactNode {
  const t = useTexts(deskTexts);
  const { state, setState } = list;
  const shown = filters.filter(({ id }) => id === added || state.filter[id]?.length);
  if (shown.length === 0 && !isNarrowed(state)) return null;
  return (
    <div className="list-edge flex items-center gap-1.5 pt-2 max-md:overflow-x-auto md:flex-wrap">
      {shown.map((filter) => (
        <Chip
          key={filter.id}
          isAsked={filter.id === added && !state.filter[filter.id]?.length}
          filter={filter}
          values={state.filter[filter.id] ?? []}
          onChange={(values) => setState(withFilter(state, filter.id, values))}
        />
      ))}
      {isNarrowed(state) && (
        <button
          type="button"
          className="btn btn-g h-7 px-2 text-sm pointer-coarse:h-11"
          onClick={() => setState({ ...state, search: '', filter: {}, page: 1 })}
        >
          {t('clearFilters')}
        </button>
      )}
    </div>
  );
}

interface ChipProps {
  readonly filter: Filter;
  /** Its choices open by themselves. */
  readonly isAsked: boolean;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

function Chip({ filter, isAsked, values, onChange }: ChipProps): ReactNode {
  const t = useTexts(deskTexts);
  const isSet = values.length > 0;
  const chip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isAsked) chip.current?.querySelector('button')?.click();
  }, [isAsked]);
  const shown = useTitles(filter, values);
  const label =
    isSet && filter.kind !== 'flag' ? t('filterIs', { title: filter.title, value: shown.join(', ') }) : filter.title;
  const button = (
    <button
      type="button"
      className={clsx(
        'flex h-7 max-w-72 items-center gap-1.5 pl-2 text-sm pointer-coarse:h-11',
        isSet ? 'pr-1' : 'pr-2.5 text-muted hover:text-ink',
      )}
      {...(filter.kind === 'flag' && { 'aria-pressed': isSet, onClick: () => onChange(isSet ? [] : ['true']) })}
    >
      {!isSet && <Plus size={14} aria-hidden="true" className="flex-none" />}
      <span className="truncate">{label}</span>
      {isSet && filter.kind !== 'flag' && <ChevronDown size={14} aria-hidden="true" className="flex-none text-muted" />}
    </button>
  );
  return (
    <span
      ref={chip}
      className={clsx(
        'flex flex-none items-center rounded-full border',
        isSet ? 'border-line-strong bg-surface font-medium' : 'border-dashed border-line-strong',
      )}
    >
      {opener(filter, values, onChange, button)}
      {isSet && (
        <button
          type="button"
          className="mr-1 grid size-5 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-9"
          aria-label={t('clearFilter', { title: filter.title })}
          onClick={() => onChange([])}
        >
          <X size={13} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

const noSource: ChoiceSource = { key: [], find: async () => [], read: async () => undefined };

/** What the values of a filter are called. */
function useTitles(filter: Filter, values: readonly string[]): readonly string[] {
  const language = useLanguage();
  const [from, value] = filter.kind === 'searched' ? [filter.from, values[0] ?? ''] : [noSource, ''];
  const { data: chosen } = useQuery(chosenRead(from, value));
  if (filter.kind === 'searched') return value === '' ? [] : [chosen?.label ?? '…'];
  if (filter.kind === 'day') return values.map((day) => formatDate(day, language));
  const options = 'options' in filter ? filter.options : [];
  return values.map((each) => options.find((option) => option.value === each)?.title ?? each);
}

function opener(
  filter: Filter,
  values: readonly string[],
  onChange: ChipProps['onChange'],
  button: ReactElement<object>,
): ReactNode {
  switch (filter.kind) {
    case 'flag':
      return button;
    case 'one':
    case 'number':
      return (
        <Menu trigger={button}>
          <MenuChoice
            label={filter.title}
            value={values[0] ?? ''}
            options={filter.options}
            onChange={(value) => onChange([value])}
          />
        </Menu>
      );
    case 'many':
      return (
        <Menu trigger={button}>
          <MenuChecks label={filter.title} values={[...values]} options={filter.options} onChange={onChange} />
        </Menu>
      );
    case 'searched':
      return (
        <Popover label={filter.title} trigger={button}>
          {(close) => (
            <SearchedFilter
              title={filter.title}
              from={filter.from}
              value={values[0] ?? ''}
              onChoose={(value) => {
                close();
                onChange(value === '' ? [] : [value]);
              }}
            />
          )}
        </Popover>
      );
    case 'day':
      return (
        <Popover label={filter.title} trigger={button}>
          {(close) => (
            <Calendar
              value={values[0]}
              onChoose={(day) => {
                close();
                onChange([day]);
              }}
            />
          )}
        </Popover>
      );
  }
}

interface SearchedFilterProps {
  readonly title: string;
  readonly from: ChoiceSource;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function SearchedFilter({ title, ...choice }: SearchedFilterProps): ReactNode {
  const id = useId();
  const control = { id, 'aria-invalid': undefined, 'aria-required': undefined, 'aria-describedby': undefined };
  return (
    <div className="w-72 max-w-full p-1">
      <label htmlFor={id} className="sr-only">
        {title}
      </label>
      <SearchedChoice {...choice} label={title} control={control} isInline />
    </div>
  );
}
