import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import type { PaperParty } from '../packet.ts';
import { loadAskedFor } from './find-requests.ts';
import { beginRequest, sendQuestion } from './requests.ts';

export interface RequestToBuild {
  readonly loadId: string;
  readonly askedOf?: PaperParty;
  readonly papers: DocumentType[];
  readonly askedBy?: string;
  readonly note?: string;
  readonly recipient?: { readonly name: string; readonly email: string; readonly mobile: string };
}

/** Asks for papers of a load, whether they are missing or not. Answers the id of the question. */
export async function buildPaperRequest(app: App, partition: string, asked: RequestToBuild): Promise<string> {
  const { loadId, askedOf = 'carrier', papers, note = '', askedBy = 'Naledi Mokoena' } = asked;
  const recipient = asked.recipient ?? { name: 'Anna', email: 'papers@carrier.example', mobile: '+27825550144' };
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildPaperRequest' });
  const actor = { kind: 'stranger', name: askedBy } as const;
  return inPartition({ ...system, actor }, partition, async (context) => {
    const load = (await loadAskedFor(context, loadId, { lock: true }))!;
    const id = await beginRequest(context, load, { askedOf, note }, papers);
    const question = { id, askedOf, codes: papers, event: 'papersAsked' } as const;
    await sendQuestion(context, load, question, { ...recipient, language: 'en' });
    return id;
  });
}
