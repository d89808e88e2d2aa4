import { sql } from 'kysely';
import { z } from 'zod';
import { readOffRow, webhookEvents } from '#platform/server/webhook-event.ts';
import { creditKinds } from '../contract.ts';
import { creditChange } from '../status.ts';
import './tables.ts';

/** What other systems are told of credit limits. */
export const creditWebhookEvents = webhookEvents(
  {
    noun: 'creditChange',
    needs: 'tripDirector.getShipperCreditChanges',
    data: z.object({
      id: z.uuid(),
      customerId: z.uuid(),
      kind: z.enum(creditKinds),
      status: z.enum(creditChange.states),
      newLimit: z.number().describe('Rand.'),
      effectiveFrom: z.iso.date(),
      changedAt: z.iso.datetime(),
    }),
    read: readOffRow(
      'credit_change',
      sql`t.id, t.customer_id as "customerId", t.kind, t.status, t.new_limit::float8 as "newLimit",
        t.effective_from as "effectiveFrom", t.updated_at as "changedAt"`,
    ),
  },
  {
    'creditLimit.approved': {
      en: 'A change of a credit limit was approved.',
      afr: '’n Verandering van ’n kredietlimiet is goedgekeur.',
      pt: 'Uma alteração do limite de crédito foi aprovada.',
      fr: 'Une modification de plafond de crédit a été approuvée.',
    },
    'creditLimit.rejected': {
      en: 'A change of a credit limit was rejected.',
      afr: '’n Verandering van ’n kredietlimiet is afgekeur.',
      pt: 'Uma alteração do limite de crédito foi rejeitada.',
      fr: 'Une modification de plafond de crédit a été refusée.',
    },
    'creditLimit.accepted': {
      en: 'A customer accepted a new credit limit.',
      afr: '’n Kliënt het ’n nuwe kredietlimiet aanvaar.',
      pt: 'Um cliente aceitou um novo limite de crédito.',
      fr: 'Un client a accepté un nouveau plafond de crédit.',
    },
    'creditLimit.declined': {
      en: 'A customer declined a new credit limit.',
      afr: '’n Kliënt het ’n nuwe kredietlimiet van die hand gewys.',
      pt: 'Um cliente recusou um novo limite de crédito.',
      fr: 'Un client a décliné un nouveau plafond de crédit.',
    },
    'creditLimit.tookEffect': {
      en: 'A new credit limit took effect.',
      afr: '’n Nuwe kredietlimiet het in werking getree.',
      pt: 'Um novo limite de crédito entrou em vigor.',
      fr: 'Un nouveau plafond de crédit a pris effet.',
    },
  },
);
