import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { pdfText } from '#platform/server/uploads.ts';
import { loadOfCode } from '#modules/work/loads/load-code.ts';
import { execution } from '#modules/work/loads/status.ts';
import { type Clue, guessOf, matchesItself, numbersIn } from '../rules.ts';
import { matchTo, openPlaceOf } from './match.ts';
import { pods } from './lives.ts';
import { codesOn } from './pack/make-pack.ts';
import type { FileToDraw } from './pack/raster.ts';
import { filesOf, findPod, lockLoad, type StoredPod } from './queries.ts';

const guessJob = { name: 'guess-pod' };
interface Read {
  readonly pod: StoredPod;
  readonly files: Awaited<ReturnType<typeof filesOf>>;
}
interface GuessData {
  readonly partition: string;
  readonly id: string;
}

/** Has a file read after the call that brought it: reading takes longer than anybody should wait for. */
export async function guessLater({ app, db, partition, afterCommit }: Context, id: string): Promise<void> {
  await app.jobs.send<GuessData>(db, guessJob, { partition, id });
  afterCommit(() => app.jobs.wake());
}

/** Reads what came for numbers of loads. Doing it twice changes nothing: what is matched is left alone. */
export function podGuesses(app: App): JobKind<GuessData> {
  return {
    ...guessJob,
    retries: 5,
    retryDelay: 10,
    lease: 120,
    async work({ partition, id }) {
      const system = systemContext(app, { language: 'en', requestId: `guess-${id}`, operation: guessJob.name });
      const found = await inPartition(system, partition, async (context): Promise<Read | undefined> => {
        const pod = await findPod(context, id);
        return pod?.status === 'UNMATCHED' ? { pod, files: await filesOf(context, id) } : undefined;
      });
      if (!found) return;
      // Between the two: no transaction stays open while pages are drawn.
      const texts = await textsOf({ app }, found);
      await inPartition(system, partition, (context) => applyGuess(context, id, texts));
    },
  };
}

interface Texts {
  readonly text: string;
  readonly fileNames: string;
  /** Ids of loads that QR codes of waybills name. */
  readonly codes: readonly string[];
}

/** A scan of a whole day may have more; each of its loads is a person's work then anyway. */
const pagesSearched = 20;

/** The pages of a file that this proof has, from 1 on. */
function pagesOf({ pages }: StoredPod, { blob_name }: Read['files'][number]): number[] {
  return pages.filter(({ file }) => file === blob_name).map(({ page }) => page);
}

async function textsOf({ app }: Pick<Context, 'app'>, { pod, files }: Read): Promise<Texts> {
  const texts: string[] = [];
  const drawn: Record<string, FileToDraw> = {};
  for (const file of files) {
    const bytes = await app.files.get(file.blob_name);
    if (!bytes) continue;
    drawn[file.blob_name] = { bytes, contentType: file.content_type };
    if (file.content_type === 'application/pdf') texts.push((await pdfText(bytes, pagesOf(pod, file))) ?? '');
  }
  const pages = pod.pages.filter(({ file }) => drawn[file]).slice(0, pagesSearched);
  const codes = await codesOn({ pages, files: drawn });
  return {
    text: texts.join('\n'),
    // Pages that were taken out of a file are not what it is named after.
    fileNames: files
      .filter((file) => pagesOf(pod, file).length === file.pages)
      .map(({ file_name }) => file_name)
      .join('\n'),
    codes: codes.map(loadOfCode).filter((id) => id !== undefined),
  };
}

async function applyGuess(context: Context, id: string, texts: Texts): Promise<void> {
  const known = await findPod(context, id);
  const guess = known && guessOf(await cluesOf(context, known, texts));
  if (!guess) return;
  const load = await lockLoad(context, guess.loadId);
  const pod = await pods.lock(context, id);
  if (!load || pod.status !== 'UNMATCHED') return;
  const place = guess.confidence >= matchesItself ? await openPlaceOf(context, load) : undefined;
  if (place) await matchTo(context, pod, load, place, { guess });
  else if (pod.guess?.loadId !== guess.loadId || pod.guess.confidence !== guess.confidence)
    await pods.change(context, pod, {
      columns: { guess: JSON.stringify(guess) },
      event: 'guessed',
      after: { loadNumber: load.load_number, confidence: guess.confidence },
    });
}

async function cluesOf({ db, partition }: Context, pod: StoredPod, { text, fileNames, codes }: Texts): Promise<Clue[]> {
  const [inText, inNames] = [numbersIn(text), numbersIn(fileNames.replaceAll(/[_.]/g, ' '))];
  const numbers = [...new Set([...inText, ...inNames])];
  if (numbers.length === 0 && codes.length === 0) return [];
  const { rows } = await sql<{ id: string; load_number: string; supplier_id: string | null }>`
    select id, load_number, supplier_id from load
     where partition = ${partition} and (load_number = any (${numbers}::text[]) or id = any (${codes}::uuid[])) and company_id = ${pod.company_id}
       and status in ${setOf(execution, 'sent')}`.execute(db);
  return rows.map(({ id, load_number, supplier_id }) => ({
    loadId: id,
    by: codes.includes(id) ? 'qr' : inText.includes(load_number) ? 'text' : 'fileName',
    isOfSender: supplier_id !== null && supplier_id === pod.sender_supplier_id,
  }));
}
