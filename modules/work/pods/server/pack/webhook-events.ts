import { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { webhookEvents } from '#platform/server/webhook-event.ts';
import { packFormats, packLife, packMethods } from '#modules/work/pods/pack-status.ts';
import { findPack, packNoun } from './packs.ts';

const data = z.object({
  id: z.uuid(),
  loadId: z.uuid(),
  loadNumber: z.string(),
  reference: z.string(),
  podIds: z.array(z.uuid()),
  method: z.enum(packMethods),
  format: z.enum(packFormats),
  status: z.enum(packLife.states),
  partCount: z.int(),
  pageCount: z.int(),
  isAgain: z.boolean(),
  sentAt: z.iso.datetime().nullable(),
});

async function read(context: Pick<Context, 'db' | 'partition'>, id: string) {
  const pack = await findPack(context, id);
  return (
    pack && {
      companyId: pack.company_id,
      data: {
        id: pack.id,
        loadId: pack.load_id,
        loadNumber: pack.load_number,
        reference: pack.reference,
        podIds: pack.pod_ids,
        method: pack.method,
        format: pack.format,
        status: pack.status,
        partCount: pack.parts.length,
        pageCount: pack.parts.reduce((sum, { pages }) => sum + pages, 0),
        isAgain: pack.is_again,
        sentAt: pack.sent_at?.toISOString() ?? null,
      },
    }
  );
}

/** What other systems are told when a customer's proofs are ready; the files are fetched with `getPodPackFile`. */
export const podPackWebhookEvents = webhookEvents(
  { noun: packNoun, needs: 'tripDirector.getPodPackFile', data, read },
  {
    'podPack.sent': {
      en: 'A pack of proofs of delivery is ready for the customer.',
      afr: '’n Pakket bewyse van aflewering is gereed vir die kliënt.',
      pt: 'Um conjunto de provas de entrega está pronto para o cliente.',
      fr: 'Un dossier de preuves de livraison est prêt pour le client.',
    },
  },
);
