import { useState } from 'react';
import { pastedCells } from '#platform/lines/spreadsheet.ts';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import type { SchemaForm } from '#platform/web/form.tsx';
import type { Place } from '#platform/web/lines/view.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { linesAtMost } from '#modules/money/journal-proposals/fields.ts';
import { proposalTexts } from '#modules/money/journal-proposals/messages/desk/index.ts';
import type { Choices } from './columns.ts';
import type { headForm } from './form.ts';
import type { BatchField } from './lines.ts';
import { arranged, fileCells, fromHeadings, isWorkbook } from './pasted.ts';
import type { Batch } from './use-batch.ts';

/** How the lines came: said beside them, so that nobody wonders. */
export interface Origin {
  readonly count: number;
  /** An instant. */
  readonly at: string;
  /** Empty where the rows went by the order of the columns. */
  readonly fields: readonly BatchField[];
}

interface Pasting {
  readonly batch: Batch;
  readonly choices: Choices;
  readonly form: SchemaForm<typeof headForm>['form'];
  /** VAT and loads come with what is pasted. */
  readonly showMore: () => void;
}

type Cells = readonly (readonly string[])[];
const start: Place = { row: 0, column: 0 };
const now = () => new Date().toISOString();

/** Takes rows of a spreadsheet or of a file into the table. */
export function usePasting({ batch, choices, form, showMore }: Pasting) {
  const t = useTexts(proposalTexts);
  const [origin, setOrigin] = useState<Origin>();
  const { shown, columns } = batch.kind;

  function put(given: Cells, from: Place): void {
    if (given.length === 0) return;
    const titles = new Map(columns.map(({ title, field }) => [title, field]));
    const { cells, fields } = arranged(given, { titles, ...choices, most: linesAtMost });
    if (fields.includes('vatCode') || fields.includes('loadNumber')) showMore();
    if (fields.includes('party') || fields.includes('dueDate')) form.setValue('kind', 'opening', { shouldDirty: true });
    const column =
      fields.length > 0
        ? shown.findIndex(({ field }) => field === fields[0])
        : shown.findIndex((each, place) => place >= from.column && each.kind !== 'shown');
    // A single column has no row of titles that the table would know.
    const data = fields.length === 1 ? cells.slice(1) : cells;
    batch.dispatch({
      do: 'all',
      acts: [
        { do: 'focus', at: { row: from.row, column: Math.max(0, column) } },
        { do: 'paste', cells: data },
      ],
    });
    const count = data.length - (fields.length > 1 ? 1 : 0);
    if (count > 1) setOrigin({ count, at: now(), fields });
  }
  /** Takes everything that is there away first. */
  async function putAnew(given: Cells): Promise<void> {
    const { length } = batch.rows;
    const question = { text: t('pasteQuestion', { count: length }), yes: t('replace') };
    if (length > 0 && !(await askConfirm(question))) return;
    batch.dispatch({ do: 'restart', rows: [] });
    put(given, start);
  }
  return {
    origin,
    /** Where the focus is. */
    paste: (text: string) => put(pastedCells(text), batch.view.at),
    async pasteAnew(): Promise<void> {
      const text = await copiedText();
      if (text === undefined) toast(t('clipboardClosed'), { kind: 'warn' });
      else await putAnew(pastedCells(text));
    },
    async readFile(file: File): Promise<void> {
      const titles = new Map(columns.map(({ title, field }) => [title, field]));
      const cells = fromHeadings(await cellsOf(await file.arrayBuffer(), titles), titles);
      if (cells.length === 0) toast(t('fileUnreadable'), { kind: 'warn' });
      else await putAnew(cells);
    },
  };
}

/** Undefined where the browser does not hand the clipboard over. */
async function copiedText(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}

/** The cells of a workbook or of a text; none of what is neither. */
async function cellsOf(bytes: ArrayBuffer, titles: ReadonlyMap<string, BatchField>): Promise<Cells> {
  if (isWorkbook(bytes)) return (await import('./workbook-cells.ts')).workbookCells(new Uint8Array(bytes), titles);
  const text = decoded(bytes);
  return text === undefined ? [] : fileCells(text);
}

/** The text of a file in UTF-8, or as older spreadsheets of Windows write it; undefined for what is no text. */
function decoded(bytes: ArrayBuffer): string | undefined {
  // A program begins with noughts.
  if (new Uint8Array(bytes.slice(0, 1024)).includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
