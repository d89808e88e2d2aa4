import { createElement, useMemo } from 'react';
import type { MasterData } from '#platform/master-data.ts';
import type { InputOf } from '#platform/operation.ts';
import { useFormats } from '../formats.ts';
import type { Column } from '../list/columns.ts';
import type { Filter } from '../list/filters.ts';
import { StatusBadge, type Tone } from '../list/StatusBadge.tsx';
import { useWords } from '../words.ts';
import type { MasterDesk, RowOf } from './desk.ts';
import { limitsOf } from './schema-limits.ts';

type FieldOf<D extends MasterData> = keyof D['fields']['shape'] & string;
type FactOf<D extends MasterData> = keyof D['facts'] & string;
type FilterOf<D extends MasterData> = Extract<keyof InputOf<D['list']>, string>;
type Own<D extends MasterData> = Partial<Omit<Column<RowOf<D>, never>, 'id'>>;

/** Columns and filters that are called by the text of their field and write its value as the form does. */
export interface FieldColumns<D extends MasterData> {
  readonly text: (field: FieldOf<D>, own?: Own<D>) => Column<RowOf<D>, never>;
  /** A country, in the reader's language; files keep the name that comes in again. */
  readonly country: (field: FieldOf<D>, own?: Own<D>) => Column<RowOf<D>, never>;
  readonly number: (field: FieldOf<D>, own?: Own<D>) => Column<RowOf<D>, never>;
  readonly money: (field: FieldOf<D>, own?: Own<D>, currency?: (row: RowOf<D>) => string) => Column<RowOf<D>, never>;
  /** What one of something costs: with its cents. */
  readonly price: (field: FieldOf<D>, own?: Own<D>) => Column<RowOf<D>, never>;
  /** What a row says and nobody types: the name of a record that it refers to, where it stands. */
  readonly fact: (fact: FactOf<D>, own?: Own<D> & { readonly id?: string }) => Column<RowOf<D>, never>;
  /** Where a record stands: a badge for each state that has a tone, plain words for the usual ones. */
  readonly stage: (tones: Readonly<Record<string, Tone>>, own?: Own<D>) => Column<RowOf<D>, never>;
  /** One or several of the choices of a field or of a fact. */
  readonly filter: (field: (FieldOf<D> | FactOf<D>) & FilterOf<D>) => Filter<FilterOf<D>>;
  readonly flag: (field: (FieldOf<D> | FactOf<D>) & FilterOf<D>) => Filter<FilterOf<D>>;
}

const badge = (tone: Tone, text: string) =>
  createElement(StatusBadge, { tone } as { tone: Tone; children: string }, text);

/** The bricks of a plain noun's list: `column.text('unit', { card: 'meta' })`, `column.filter('unit')`. */
export function useFieldColumns<D extends MasterData>({ data, texts }: MasterDesk<D>): FieldColumns<D> {
  const words = useWords(texts);
  const formats = useFormats();
  return useMemo<FieldColumns<D>>(() => {
    const limits = { ...limitsOf({ shape: data.facts }), ...limitsOf(data.fields) };
    const valueOf = (field: string) => (row: RowOf<D>) => (row as Readonly<Record<string, unknown>>)[field];
    const column = (field: string, own: Own<D> = {}): Column<RowOf<D>, never> => {
      const value = valueOf(field);
      return { id: field, title: words.label(field), cell: (row) => words.written(field, value(row)), ...own };
    };
    const figure = (field: string, own: Own<D>): Column<RowOf<D>, never> => ({
      align: 'right',
      value: (row) => valueOf(field)(row) as number | null,
      ...column(field, own),
    });
    return {
      text: column,
      fact: column,
      stage: (tones, own) => {
        const field = data.stage?.field ?? '';
        const written = (row: RowOf<D>) => words.written(field, valueOf(field)(row));
        const cell = (row: RowOf<D>) => {
          const tone = tones[String(valueOf(field)(row))];
          return tone ? badge(tone, written(row)) : written(row);
        };
        return { ...column(field), cell, value: written, ...own };
      },
      country: (field, own) => {
        const name = (row: RowOf<D>) => String(valueOf(field)(row) ?? '');
        return { ...column(field), cell: (row) => formats.country(name(row)), value: name, ...own };
      },
      number: (field, own = {}) => figure(field, own),
      money: (field, own = {}, currency = () => 'ZAR') => {
        const amount = valueOf(field) as (row: RowOf<D>) => number | null;
        const cell = (row: RowOf<D>) =>
          amount(row) === null ? '' : formats.wholeMoney(amount(row) ?? 0, currency(row));
        return figure(field, { cell, ...own });
      },
      price: (field, own = {}) => {
        const amount = valueOf(field) as (row: RowOf<D>) => number | null;
        return figure(field, { cell: (row) => (amount(row) === null ? '' : formats.money(amount(row) ?? 0)), ...own });
      },
      filter: (field) => ({
        id: field,
        kind: 'many',
        title: words.label(field),
        options: words.options(field, limits[field]?.choices ?? []),
      }),
      flag: (field) => ({ id: field, kind: 'flag', title: words.label(field) }),
    };
  }, [data, words, formats]);
}
