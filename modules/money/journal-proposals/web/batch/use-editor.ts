import { useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { pastedCells } from '#platform/lines/spreadsheet.ts';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useSchemaForm } from '#platform/web/form.tsx';
import { useLanguage } from '#platform/web/language.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ProposalRecord } from '../../contract.ts';
import { linesAtMost } from '../../fields.ts';
import { proposalTexts } from '../../messages/desk/index.ts';
import { proposalFailures } from '../calls.ts';
import { type Choices, useShownColumns, useTypedColumns } from './columns.ts';
import { headForm, headOf, type HeadValues } from './form.ts';
import { type BatchField, groupsOf, linesOf } from './lines.ts';
import { arranged, fileCells } from './pasted.ts';
import { inOrder, unreadCells } from './problems.ts';
import { useBatch } from './use-batch.ts';
import { useCheck } from './use-check.ts';
import { useTroubleTexts } from './trouble-texts.ts';

/** How the lines came: said beside them, so that nobody wonders. */
export interface Origin {
  readonly count: number;
  /** An instant. */
  readonly at: string;
  /** Empty where the rows went by the order of the columns. */
  readonly fields: readonly BatchField[];
}

/** A proposal while somebody types it: its head, its lines, and what is wrong with them. */
export function useEditor(record: ProposalRecord | undefined, company: string | null, choices: Choices) {
  const t = useTexts(proposalTexts);
  const language = useLanguage();
  const [initial] = useState(() => ({
    head: headOf(record, company),
    lines: record ? linesOf(record.rows, language) : [],
  }));
  const schemaForm = useSchemaForm({ schema: headForm, initial: initial.head, failures: proposalFailures });
  const head = useWatch({ control: schemaForm.form.control }) as HeadValues;
  const kind = head.kind ?? 'journal';
  const [hasMore, setMore] = useState(() => initial.lines.some(({ line }) => line.vatCode || line.loadNumber));
  const [origin, setOrigin] = useState<Origin>();
  const [goTo, setGoTo] = useState<{ readonly place: number; readonly field: string }>();
  const typed = useTypedColumns(choices);
  const shown = useShownColumns(typed, choices, { kind, hasMore });
  const batch = useBatch(typed, shown, initial.lines);
  const { rows } = batch;
  const groups = useMemo(() => groupsOf(rows), [rows]);
  const check = useCheck(rows, { companyId: head.companyId ?? null, kind, date: head.date });
  const unread = useMemo(() => unreadCells(rows, language), [rows, language]);
  const textOf = useTroubleTexts();
  const troubles = useMemo(() => {
    const found = [
      ...unread.map((cell) => ({ place: cell.place, field: cell.field as string, text: textOf.unread(cell) })),
      ...check.findings.flatMap((finding) =>
        finding.place === null ? [] : [{ place: finding.place, field: finding.field, text: textOf.finding(finding) }],
      ),
    ];
    return inOrder(
      found,
      shown.map(({ field }) => field),
    );
  }, [unread, check.findings, textOf, shown]);
  const titles = useMemo(() => new Map(typed.map(({ title, field }) => [title, field])), [typed]);
  const at = useRef(batch.view.at);
  at.current = batch.view.at;

  /** Puts rows of a spreadsheet where the focus is. */
  function put(given: readonly (readonly string[])[], from = at.current): void {
    if (given.length === 0) return;
    const { cells, fields } = arranged(given, { titles, ...choices, most: linesAtMost });
    if (fields.some((field) => field === 'vatCode' || field === 'loadNumber')) setMore(true);
    if (fields.some((field) => field === 'party' || field === 'dueDate'))
      schemaForm.form.setValue('kind', 'opening', { shouldDirty: true });
    const column = fields.length > 0 ? shown.findIndex(({ field }) => field === fields[0]) : firstTyped(from.column);
    const data = fields.length === 1 ? cells.slice(1) : cells;
    batch.dispatch({
      do: 'all',
      acts: [
        { do: 'focus', at: { row: from.row, column: Math.max(0, column) } },
        { do: 'paste', cells: data },
      ],
    });
    const count = data.length - (fields.length > 1 ? 1 : 0);
    if (count > 1) setOrigin({ count, at: new Date().toISOString(), fields });
  }
  function firstTyped(column: number): number {
    const found = shown.findIndex((each, place) => place >= column && each.kind !== 'shown');
    return found < 0 ? 0 : found;
  }
  /** Takes everything that is there away first. */
  async function putAnew(given: readonly (readonly string[])[]): Promise<void> {
    const question = { text: t('pasteQuestion', { count: rows.length }), yes: t('replace') };
    if (rows.length > 0 && !(await askConfirm(question))) return;
    batch.dispatch({ do: 'restart', rows: [] });
    put(given, { row: 0, column: 0 });
  }
  return {
    record,
    schemaForm,
    head,
    kind,
    batch,
    groups,
    check,
    unread,
    troubles,
    textOf,
    origin,
    goTo,
    hasMore,
    setMore,
    isDirty: schemaForm.form.formState.isDirty || batch.isChanged,
    go: (place: number, field: string) => setGoTo({ place, field }),
    paste: (text: string) => put(pastedCells(text)),
    async pasteAnew(): Promise<void> {
      try {
        await putAnew(pastedCells(await navigator.clipboard.readText()));
      } catch {
        toast(t('clipboardClosed'), { kind: 'warn' });
      }
    },
    async readFile(file: File): Promise<void> {
      const text = decoded(await file.arrayBuffer());
      const cells = text === undefined ? [] : fileCells(text);
      if (cells.length === 0) toast(t('fileUnreadable'), { kind: 'warn' });
      else await putAnew(cells);
    },
  };
}
export type Editor = ReturnType<typeof useEditor>;

/** The text of a file in UTF-8, or as older spreadsheets of Windows write it; undefined for what is no text. */
function decoded(bytes: ArrayBuffer): string | undefined {
  // A workbook is an archive, and a program begins with noughts.
  if (new Uint8Array(bytes.slice(0, 1024)).some((byte) => byte === 0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
