import { type FieldProblem, invalidFields } from '#platform/failure.ts';
import { fieldNames } from '#platform/server/field-names.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ImportKind } from '#platform/server/import-kind.ts';
import { filledTwice, mappingFrom, type Mapping, type Meanings } from '../mapping.ts';
import type { ImportState } from '../status.ts';
import {
  allowLong,
  fail,
  type Import,
  type ImportKinds,
  kindNamed,
  mayWrite,
  moveOn,
  personOf,
  toChange,
} from './imports.ts';
import { filledBy } from './read-row.ts';
import { importWork } from './work.ts';

export interface ColumnsMeaning {
  readonly importId: string;
  readonly mapping: Mapping;
  readonly meanings: Meanings;
  readonly mode: Import['mode'];
  readonly dayFirst: boolean;
  readonly decimalComma: boolean;
  readonly templateId?: string | undefined;
  readonly saveAs: string;
}

/** Says what the columns hold; the rows are then checked from the first one on. */
export async function mapColumns(
  context: Context,
  kinds: ImportKinds,
  meaning: ColumnsMeaning,
): Promise<{ importId: string; lockId: string; status: ImportState }> {
  const { db, partition, app } = context;
  const found = await toChange(context, meaning.importId, 'map');
  const kind = kindNamed(kinds, found.kind);
  const chosen = meaning.templateId ? await fromTemplate(context, found, meaning.templateId) : meaning;
  await checkMapping(context, kind, found, chosen);
  checkMeanings(kind, meaning.meanings);
  if (meaning.saveAs !== '') await saveTemplate(context, found, chosen, meaning.saveAs);
  await allowLong(db);
  await db
    .updateTable('import_row')
    .set({
      outcome: null,
      problems: '[]',
      doubts: null,
      missing: null,
      key_values: [],
      record_id: null,
      record_lock: null,
      before: null,
    })
    .where('partition', '=', partition)
    .where('import_id', '=', found.id)
    .where('is_committed', '=', false)
    .where('outcome', 'is not', null)
    .execute();
  const { mapping, mode, dayFirst, decimalComma } = chosen;
  const moved = await moveOn(context, found, 'map', {
    mapping,
    mode,
    dayFirst,
    decimalComma,
    meanings: meaning.meanings,
    // Who says another mark than the one that was guessed knows it.
    ...((meaning.templateId !== undefined || decimalComma !== found.decimal_comma) && { isMarkShown: true }),
  });
  await app.jobs.send(db, importWork, { partition, importId: found.id });
  context.afterCommit(() => app.jobs.wake());
  return moved;
}

type Chosen = Pick<ColumnsMeaning, 'mapping' | 'mode' | 'dayFirst' | 'decimalComma'>;

/** Every problem at once, each at its column. */
async function checkMapping(
  context: Context,
  kind: ImportKind,
  { headings }: Import,
  { mapping, mode }: Chosen,
): Promise<void> {
  const names = await fieldNames(kind, context.language);
  const known = new Set(kind.fields.map(({ name }) => name));
  const filled = filledBy(mapping);
  const twice = new Set(filledTwice(mapping));
  const problems: Record<string, FieldProblem> = {};
  for (const [place, field] of Object.entries(mapping)) {
    if (!known.has(field) || Number(place) >= headings.length) problems[`mapping.${place}`] = { code: 'notAnOption' };
    else if (twice.has(field)) problems[`mapping.${place}`] = { code: 'importFilledTwice' };
  }
  const missing = kind.fields.filter(({ name, isRequired }) => isRequired && !filled.has(name));
  if (filled.size === 0) problems['mapping'] = { code: 'importNothingMapped' };
  else if (mode !== 'create' && !kind.keys.some((key) => filled.has(key)))
    problems['mapping'] = { code: 'importKeyMissing', details: { fields: kind.keys.map(names).join(', ') } };
  else if (mode !== 'update' && missing.length > 0 && mayWrite(context, kind).mayCreate)
    problems['mapping'] = {
      code: 'importFieldMissing',
      details: { fields: missing.map(({ name }) => names(name)).join(', ') },
    };
  for (const [place, name] of Object.entries(mapping)) {
    const { needs } = kind.fields.find((field) => field.name === name) ?? {};
    if (mode !== 'update' && needs !== undefined && !filled.has(needs))
      problems[`mapping.${place}`] ??= { code: 'importFieldBeside', details: { field: names(needs) } };
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

function checkMeanings({ fields }: ImportKind, meanings: Meanings): void {
  const problems = Object.entries(meanings).flatMap(([name, words]) => {
    const choices = fields.find((field) => field.name === name)?.choices ?? [];
    return Object.entries(words)
      .filter(([, choice]) => !choices.includes(choice))
      .map(([word]) => [`meanings.${name}.${word}`, { code: 'notAnOption' }] as const);
  });
  if (problems.length > 0) throw invalidFields(Object.fromEntries(problems));
}

async function fromTemplate(
  context: Context,
  { kind, headings, company_id }: Import,
  templateId: string,
): Promise<Chosen> {
  const template = await context.db
    .selectFrom('import_template')
    .selectAll()
    .where('partition', '=', context.partition)
    .where('company_id', '=', company_id)
    .where('kind', '=', kind)
    .where('id', '=', templateId)
    .executeTakeFirst();
  if (!template) throw fail('notFound', 'notFound');
  const { mapping, mode, day_first: dayFirst, decimal_comma: decimalComma } = template;
  return { mapping: mappingFrom(mapping, headings), mode, dayFirst, decimalComma };
}

async function saveTemplate(
  context: Context,
  { kind, headings, company_id }: Import,
  { mapping, mode, dayFirst, decimalComma }: Chosen,
  name: string,
): Promise<void> {
  const byHeading = Object.fromEntries(
    Object.entries(mapping).map(([place, field]) => [headings[Number(place)], field]),
  );
  await context.db
    .insertInto('import_template')
    .values({
      partition: context.partition,
      company_id,
      kind,
      name,
      mapping: JSON.stringify(byHeading),
      mode,
      day_first: dayFirst,
      decimal_comma: decimalComma,
      saved_by: personOf(context).name,
    })
    .execute()
    .catch((error: unknown) => {
      if ((error as { constraint?: string }).constraint === 'import_template_name_once')
        throw invalidFields({ saveAs: { code: 'templateNameTaken' } });
      throw error;
    });
}
