import type { Cents } from '#platform/money.ts';
import { minus } from '#platform/calculations.ts';
import type { ExportedDocument } from '../document.ts';
import type { PendingDeed } from '../status.ts';
import { nextStep, type Seen, type Step } from './next-step.ts';
import { type AccountingSystem, type Standing, Unsuccessful } from './port.ts';
import {
  beginTurn,
  settleDone,
  settleFailed,
  settleUnsuccessful,
  settleWaiting,
  Superseded,
  writeAhead,
} from './settle.ts';
import type { Turn } from './turn.ts';
import type { Work } from './work.ts';

/** More deeds than any document needs are a mistake. */
const mostDeeds = 12;

/**
 * Carries one export as far as it goes now. What stands there is looked up first, whatever is known here; each deed is
 * written down and committed before it leaves, so that a process that is killed leaves nothing that nobody knows of.
 */
export async function carryOutExport(work: Work, id: string): Promise<void> {
  const begun = await beginTurn(work, id);
  if (!begun) return;
  const turn = begun;
  const system = work.systemFor({ id, kind: turn.document.kind }, (step) => turn.steps.push(step));
  try {
    await proceed(turn, system);
  } catch (error) {
    if (error instanceof Superseded) return;
    if (!(error instanceof Unsuccessful)) throw error;
    await settleUnsuccessful(turn, error);
  }
}

async function proceed(turn: Turn, system: AccountingSystem): Promise<void> {
  const { work, document } = turn;
  system.check(document);
  let seen = await see(system, document);
  for (let deeds = 0; deeds < mostDeeds; deeds++) {
    const abilities = { mayRound: system.makeEqual !== undefined, posts: system.post !== undefined };
    const step = nextStep(document, turn.known, seen, abilities, work.app.clock.now());
    if (step.standing) turn.known = { ...turn.known, theirId: step.standing.id };
    if (step.does === 'wait') return settleWaiting(turn);
    if (step.does === 'fail')
      return settleFailed(turn, step.problem, { differences: step.differences, standing: step.standing });
    if (step.does === 'done') return settleDone(turn, step.standing);
    await writeAhead(turn, step.does);
    seen = await carryOut(step as Deed, system, document, seen);
    if (step.does === 'create') turn.known = { ...turn.known, theirId: seen.found[0]!.id, hasCreated: true };
    turn.sending = '';
    turn.hasProgressed = true;
  }
  throw new Unsuccessful('later', 'unreadable');
}

/** What stands there now, and what is in it where it is a draft. */
export async function see(system: AccountingSystem, document: ExportedDocument): Promise<Seen> {
  const found = await system.lookUp(document);
  const [draft] = found;
  const isDraft = found.length === 1 && draft!.state === 'draft';
  return { found, contents: isDraft ? await system.contents(document, draft!) : undefined };
}

type Deed = Extract<Step, { readonly does: Exclude<PendingDeed, ''> }>;

/** Does one deed, and answers what stands there after it. */
async function carryOut(step: Deed, system: AccountingSystem, document: ExportedDocument, seen: Seen): Promise<Seen> {
  const standing = step.standing!;
  switch (step.does) {
    case 'create': {
      const made = await system.create(document);
      return {
        found: [made],
        contents: { lines: 0, withoutCentre: [], hasRounding: false, hasFile: false, discount: 0n },
      };
    }
    case 'lines':
      await system.addLines(document, standing);
      break;
    case 'centres':
      await system.addCentres(document, standing, seen.contents!.withoutCentre);
      break;
    case 'round':
      await system.makeEqual!(standing, minus(document.gross, standing.gross) as Cents);
      break;
    case 'attach':
      await system.attach(document, standing);
      return { ...seen, contents: { ...seen.contents!, hasFile: true } };
    case 'post':
      await system.post!(standing);
      break;
  }
  return after(system, document, standing);
}

/** What is there once a deed was done. That it cannot be read leaves nothing unknown: it is read again. */
async function after(system: AccountingSystem, document: ExportedDocument, { id }: Standing): Promise<Seen> {
  const read = await system.readBack(id);
  if (!read) return { found: [], contents: undefined };
  return { found: [read], contents: read.state === 'draft' ? await system.contents(document, read) : undefined };
}
