import { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { webhookEvents } from '#platform/server/webhook-event.ts';
import { podLife } from '../status.ts';
import { findPod, podNoun } from './queries.ts';

const data = z.object({
  id: z.uuid(),
  loadId: z.uuid().nullable(),
  loadNumber: z.string(),
  stopId: z.uuid().nullable(),
  reference: z.string(),
  status: z.enum(podLife.states),
  pageCount: z.int(),
  exceptionCount: z.int(),
  changedAt: z.iso.datetime(),
});

async function read(context: Pick<Context, 'db' | 'partition'>, id: string) {
  const pod = await findPod(context, id);
  return (
    pod && {
      companyId: pod.company_id,
      data: {
        id: pod.id,
        loadId: pod.load_id,
        loadNumber: pod.load_number ?? '',
        stopId: pod.stop_id,
        reference: pod.reference,
        status: pod.status,
        pageCount: pod.pages.length,
        exceptionCount: pod.exceptions.length,
        changedAt: pod.updated_at.toISOString(),
      },
    }
  );
}

/** What other systems are told of proofs of delivery; the pages are fetched with `getPodFile`. */
export const podWebhookEvents = webhookEvents(
  { noun: podNoun, needs: 'tripDirector.getPod', data, read },
  {
    'pod.accepted': {
      en: 'A proof of delivery was accepted.',
      afr: '’n Bewys van aflewering is aanvaar.',
      pt: 'Uma prova de entrega foi aceite.',
      fr: 'Une preuve de livraison a été acceptée.',
    },
    'pod.rejected': {
      en: 'A proof of delivery was rejected.',
      afr: '’n Bewys van aflewering is verwerp.',
      pt: 'Uma prova de entrega foi rejeitada.',
      fr: 'Une preuve de livraison a été refusée.',
    },
    'pod.reopened': {
      en: 'An accepted proof of delivery was reopened.',
      afr: '’n Aanvaarde bewys van aflewering is heropen.',
      pt: 'Uma prova de entrega aceite foi reaberta.',
      fr: 'Une preuve de livraison acceptée a été rouverte.',
    },
  },
);
