import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { pdfText } from '#platform/server/uploads.ts';
import { type Clue, guessOf, matchesItself, numbersIn } from '../rules.ts';
import { podLoadStates } from '../status.ts';
import { matchTo, openPlaceOf } from './match.ts';
import { pods } from './lives.ts';
import { filesOf, findPod, lockLoad, type StoredPod } from './queries.ts';

const guessJob = { name: 'guess-pod' };
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
      const found = await inPartition(system, partition, async (context) => {
        const pod = await findPod(context, id);
        return pod?.status === 'UNMATCHED' ? { pod, texts: await textsOf(context, pod) } : undefined;
      });
      if (found) await inPartition(system, partition, (context) => applyGuess(context, found.pod.id, found.texts));
    },
  };
}

interface Texts {
  readonly text: string;
  readonly fileNames: string;
}

async function textsOf(context: Context, pod: StoredPod): Promise<Texts> {
  const files = await filesOf(context, pod.id);
  const texts: string[] = [];
  for (const file of files) {
    const bytes = file.content_type === 'application/pdf' ? await context.app.files.get(file.blob_name) : undefined;
    if (bytes) texts.push((await pdfText(bytes)) ?? '');
  }
  return { text: texts.join('\n'), fileNames: files.map(({ file_name }) => file_name).join('\n') };
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
  else
    await pods.change(context, pod, {
      columns: { guess: JSON.stringify(guess) },
      event: 'guessed',
      after: { loadNumber: load.load_number, confidence: guess.confidence },
    });
}

async function cluesOf({ db, partition }: Context, pod: StoredPod, { text, fileNames }: Texts): Promise<Clue[]> {
  const [inText, inNames] = [numbersIn(text), numbersIn(fileNames.replaceAll(/[_.]/g, ' '))];
  const numbers = [...new Set([...inText, ...inNames])];
  if (numbers.length === 0) return [];
  const { rows } = await sql<{ id: string; load_number: string; supplier_id: string | null }>`
    select id, load_number, supplier_id from load
     where partition = ${partition} and load_number = any (${numbers}::text[]) and company_id = ${pod.company_id}
       and status = any (${[...podLoadStates]}::text[])`.execute(db);
  return rows.map(({ id, load_number, supplier_id }) => ({
    loadId: id,
    by: inText.includes(load_number) ? 'text' : 'fileName',
    isOfSender: supplier_id !== null && supplier_id === pod.sender_supplier_id,
  }));
}
