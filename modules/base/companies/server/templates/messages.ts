import type { z } from 'zod';
import { failures, type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import { format, translator, type Catalogue, type Text, type Texts } from '#platform/messages.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseStale } from '#platform/server/records.ts';
import { lettersOf, mergeFieldsOf, plainText, wordsProblem, type Letter } from '#modules/base/companies/letters.ts';
import { letterTexts } from '#modules/base/companies/messages/letter/index.ts';
import type { TemplateFailureCode } from '#modules/base/companies/messages/template-failures/index.ts';
import type { templateService } from '#modules/base/companies/templates.ts';
import { supportOf } from '../queries.ts';
import { clientOf } from './client.ts';
import { sampleValues } from './samples.ts';

const fail = failures<FailureCode | TemplateFailureCode>();

/** Mails and SMS of a module that a company may put into its own words. */
export interface MessageSource {
  /** With an `id`; letters follow from the names of its texts (letters.ts). */
  readonly catalogue: Catalogue;
  /** Texts that are an SMS by themselves. */
  readonly sms?: readonly string[];
}

type Operations = (typeof templateService)['operations'];
type Which = Pick<
  z.output<Operations['getMessageTemplate']['input']>,
  'companyName' | 'catalogue' | 'letter' | 'language'
>;
type Client = Awaited<ReturnType<typeof clientOf>>;

interface Found {
  readonly letter: Letter;
  readonly builtIn: Texts;
  readonly english: Texts;
}

async function find(sources: readonly MessageSource[], { catalogue, letter, language }: Which): Promise<Found> {
  const source = sources.find((each) => each.catalogue.id === catalogue);
  if (!source) throw fail('notFound', 'notFound');
  const english = (await source.catalogue.load.en()).texts;
  const found = lettersOf(english, source.sms).find(({ name }) => name === letter);
  if (!found) throw fail('notFound', 'notFound');
  return { letter: found, builtIn: (await source.catalogue.load[language]()).texts, english };
}

interface OwnText {
  readonly catalogue: string;
  readonly key: string;
  readonly language: Language;
  readonly text: string;
  readonly updated_by: string;
  readonly updated_at: Date;
}

function ownTexts({ db, partition }: Context, companyId: string): Promise<OwnText[]> {
  return db
    .selectFrom('message_text')
    .select(['catalogue', 'key', 'language', 'text', 'updated_by', 'updated_at'])
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .execute();
}

const belongsTo =
  ({ catalogue, language }: Which, { parts }: Letter) =>
  (own: OwnText) =>
    own.catalogue === catalogue && own.language === language && parts.some(({ key }) => key === own.key);

/** Which words of a letter are its own, and since when: changes with every save. */
function lockIdOf(own: readonly OwnText[]): string {
  return `${own.length}.${Math.max(0, ...own.map(({ updated_at }) => updated_at.getTime()))}`;
}

export async function listMessages(
  context: Context,
  sources: readonly MessageSource[],
  { companyName, language }: z.output<Operations['getMessageTemplates']['input']>,
): Promise<z.input<Operations['getMessageTemplates']['output']>> {
  const client = await clientOf(context, companyName);
  const own = await ownTexts(context, client.id);
  const lists = sources.map(async ({ catalogue, sms }) => {
    const id = catalogue.id ?? '';
    const english = (await catalogue.load.en()).texts;
    const builtIn = (await catalogue.load[language]()).texts;
    return lettersOf(english, sms).map(({ name, parts }) => {
      const first = parts[0]!;
      const words = own.find((text) => text.catalogue === id && text.key === first.key && text.language === language);
      return {
        catalogue: id,
        letter: name,
        title: sampled(context, client, language, words?.text ?? builtIn[first.key]!),
        isSms: parts.every(({ role }) => role === 'sms'),
        ownLanguages: [
          ...new Set(
            own
              .filter((text) => text.catalogue === id && parts.some(({ key }) => key === text.key))
              .map((text) => text.language),
          ),
        ],
      };
    });
  });
  return (await Promise.all(lists)).flat();
}

export async function readMessage(
  context: Context,
  sources: readonly MessageSource[],
  which: Which,
): Promise<z.input<Operations['getMessageTemplate']['output']>> {
  const client = await clientOf(context, which.companyName);
  const { letter, builtIn, english } = await find(sources, which);
  const own = (await ownTexts(context, client.id)).filter(belongsTo(which, letter));
  return {
    lockId: lockIdOf(own),
    parts: letter.parts.map(({ key, role }) => ({
      key,
      role,
      builtIn: plainText(builtIn[key]!),
      own: own.find((text) => text.key === key)?.text ?? null,
      mergeFields: [...mergeFieldsOf(english[key]!)],
    })),
    texts: wordsOf(own),
  };
}

function wordsOf(own: readonly OwnText[]): Record<string, string> {
  return Object.fromEntries(own.map(({ key, text }) => [key, text]));
}

/**
 * Saves a company's own words for a letter in one language; a part that is not named keeps its own. Empty ones and those that
 * are built in need no place.
 */
export async function saveMessage(
  context: Context,
  sources: readonly MessageSource[],
  { texts, ...which }: z.output<Operations['putMessageTemplate']['input']>,
): Promise<{ lockId: string }> {
  const { db, partition, actor } = context;
  const client = await clientOf(context, which.companyName);
  const found = await find(sources, which);
  refuseProblems(found, texts);
  await db
    .selectFrom('company')
    .select('id')
    .where('partition', '=', partition)
    .where('id', '=', client.id)
    .forUpdate()
    .execute();
  const before = (await ownTexts(context, client.id)).filter(belongsTo(which, found.letter));
  await refuseStale(context, lockIdOf(before), () => {
    const newest = before.toSorted((a, b) => b.updated_at.getTime() - a.updated_at.getTime())[0];
    return {
      by: newest?.updated_by ?? '',
      at: newest?.updated_at ?? new Date(0),
      show: () => ({ texts: wordsOf(before), lockId: lockIdOf(before) }),
    };
  });
  const wanted = Object.entries({ ...wordsOf(before), ...texts }).filter(
    ([key, text]) => text !== '' && text !== plainText(found.builtIn[key]!),
  );
  await forget(context, client.id, which, found.letter);
  if (wanted.length > 0) {
    await db
      .insertInto('message_text')
      .values(
        wanted.map(([key, text]) => ({
          partition,
          company_id: client.id,
          catalogue: which.catalogue,
          language: which.language,
          key,
          text,
          updated_by: actor.name,
        })),
      )
      .execute();
  }
  return settle(context, client, which, found.letter, before);
}

export async function resetMessage(
  context: Context,
  sources: readonly MessageSource[],
  which: Which,
): Promise<{ lockId: string }> {
  const client = await clientOf(context, which.companyName);
  const { letter } = await find(sources, which);
  const before = (await ownTexts(context, client.id)).filter(belongsTo(which, letter));
  await forget(context, client.id, which, letter);
  return settle(context, client, which, letter, before);
}

async function forget({ db, partition }: Context, companyId: string, which: Which, { parts }: Letter): Promise<void> {
  await db
    .deleteFrom('message_text')
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .where('catalogue', '=', which.catalogue)
    .where('language', '=', which.language)
    .where(
      'key',
      'in',
      parts.map(({ key }) => key),
    )
    .execute();
}

async function settle(
  context: Context,
  client: Client,
  which: Which,
  letter: Letter,
  before: readonly OwnText[],
): Promise<{ lockId: string }> {
  const after = (await ownTexts(context, client.id)).filter(belongsTo(which, letter));
  await context.audit({
    noun: 'messageTemplate',
    recordId: `${which.catalogue}.${which.letter}.${which.language}`,
    event: 'changed',
    before: wordsOf(before),
    after: wordsOf(after),
  });
  await context.publish('companies', 'messageChanged', client.id);
  return { lockId: lockIdOf(after) };
}

function refuseProblems({ letter, english }: Found, texts: Readonly<Record<string, string>>): void {
  const problems: Record<string, FieldProblem> = {};
  for (const [key, text] of Object.entries(texts)) {
    const problem = letter.parts.some((part) => part.key === key)
      ? text !== '' && wordsProblem(text, english[key]!)
      : ({ code: 'unknownField' } as const);
    if (problem) problems[`texts.${key}`] = problem;
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

/** The letter with sample values, the words on the screen before the stored ones before the built-in ones. */
export async function previewMessage(
  context: Context,
  sources: readonly MessageSource[],
  { texts, ...which }: z.output<Operations['getMessagePreview']['input']>,
): Promise<z.input<Operations['getMessagePreview']['output']>> {
  const client = await clientOf(context, which.companyName);
  const found = await find(sources, which);
  refuseProblems(found, texts);
  const { letter, builtIn } = found;
  const said = (role: Letter['parts'][number]['role']) =>
    letter.parts
      .filter((part) => part.role === role)
      .map(({ key }) => sampled(context, client, which.language, texts[key] || builtIn[key]!));
  const frame = translator(which.language, (await letterTexts.load[which.language]()).texts);
  const support = supportOf(client, context.app.config.SUPPORT_CONTACT);
  return {
    subject: said('subject')[0] ?? '',
    paragraphs: said('paragraph'),
    action: said('action')[0] ?? null,
    footer: frame('footer', { company: client.trade_name, support }),
    sms: said('sms'),
  };
}

function sampled({ app, today }: Context, client: Client, language: Language, text: Text): string {
  const support = supportOf(client, app.config.SUPPORT_CONTACT);
  const known = { company: client.trade_name, client: client.trade_name, support };
  const values = sampleValues(mergeFieldsOf(text), known, { today, language });
  return format(language, text, values);
}
