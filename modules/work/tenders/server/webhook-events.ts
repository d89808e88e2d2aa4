import { z } from 'zod';
import { cents, wireOf } from '#platform/money.ts';
import { webhookEvents } from '#platform/server/webhook-event.ts';
import { offer, tenderMethods, tenderModes } from '../status.ts';
import { findOffer } from './queries.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/**
 * What other systems are told of offers. A supplier with `method` integration is asked by `loadTender.sent`, and answers with
 * `acceptLoadTender`, `declineLoadTender` or `postLoadTenderCounter` under a token of its own (X12 204 and 990).
 */
export const tenderWebhookEvents = webhookEvents(
  {
    noun: 'loadTender',
    needs: 'tripDirector.getLoadTenders',
    data: z.object({
      offerId: z.uuid(),
      loadId: z.uuid(),
      loadNumber: z.string(),
      supplierId: z.uuid(),
      method: z.enum(tenderMethods),
      globalLocationNumber: z.string().describe('Of the supplier’s system; empty where it is asked by mail.'),
      mode: z.enum(tenderModes),
      status: z.enum(offer.states),
      buyAmount: z.number().describe('Rand, without VAT.'),
      counterAmount: z.number().nullable(),
      agreedAmount: z.number().nullable(),
      loadAt: z.iso.datetime(),
      expiresAt: z.iso.datetime().nullable(),
      changedAt: z.iso.datetime(),
    }),
    async read(context, id) {
      const row = await findOffer(context, id);
      if (!row) return undefined;
      const rand = (amount: number | null) => (amount === null ? null : wireOf(cents(amount)));
      return {
        companyId: row.company_id,
        data: {
          offerId: row.id,
          loadId: row.load_id,
          loadNumber: row.load_number,
          supplierId: row.supplier_id,
          method: row.method,
          globalLocationNumber: row.method === 'integration' ? row.sent_to : '',
          mode: row.mode,
          status: row.status,
          buyAmount: wireOf(cents(row.buy_amount)),
          counterAmount: rand(row.counter_amount),
          agreedAmount: rand(row.agreed_amount),
          loadAt: row.facts.loadAt,
          expiresAt: iso(row.expires_at),
          changedAt: row.updated_at.toISOString(),
        },
      };
    },
  },
  {
    'loadTender.sent': {
      en: 'A load was offered to a supplier.',
      afr: '’n Vrag is aan ’n verskaffer aangebied.',
      pt: 'Uma carga foi proposta a um fornecedor.',
      fr: 'Un chargement a été proposé à un fournisseur.',
    },
    'loadTender.accepted': {
      en: 'A supplier accepted a load.',
      afr: '’n Verskaffer het ’n vrag aanvaar.',
      pt: 'Um fornecedor aceitou uma carga.',
      fr: 'Un fournisseur a accepté un chargement.',
    },
    'loadTender.declined': {
      en: 'A supplier declined a load.',
      afr: '’n Verskaffer het ’n vrag van die hand gewys.',
      pt: 'Um fornecedor recusou uma carga.',
      fr: 'Un fournisseur a refusé un chargement.',
    },
    'loadTender.countered': {
      en: 'A supplier asked another amount for a load.',
      afr: '’n Verskaffer het ’n ander bedrag vir ’n vrag gevra.',
      pt: 'Um fornecedor pediu outro valor por uma carga.',
      fr: 'Un fournisseur a demandé un autre montant pour un chargement.',
    },
    'loadTender.expired': {
      en: 'The time to answer an offer of a load ended.',
      afr: 'Die tyd om ’n aanbod van ’n vrag te beantwoord, is verby.',
      pt: 'Terminou o prazo para responder à proposta de uma carga.',
      fr: 'Le délai de réponse à l’offre d’un chargement a pris fin.',
    },
    'loadTender.withdrawn': {
      en: 'An offer of a load was withdrawn.',
      afr: 'Die aanbod van ’n vrag is teruggetrek.',
      pt: 'A proposta de uma carga foi retirada.',
      fr: 'L’offre d’un chargement a été retirée.',
    },
    'loadTender.superseded': {
      en: 'A load that was offered went to another supplier.',
      afr: '’n Vrag wat aangebied is, het na ’n ander verskaffer gegaan.',
      pt: 'Uma carga proposta foi entregue a outro fornecedor.',
      fr: 'Un chargement proposé a été confié à un autre fournisseur.',
    },
  },
);
