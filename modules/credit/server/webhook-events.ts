import { z } from 'zod';
import { webhookEvents } from '#platform/server/webhook-event.ts';
import { wireOf } from '#platform/money.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
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
    async read({ db, partition }, id) {
      const row = await db
        .selectFrom('credit_change')
        .select(['id', 'company_id', 'customer_id', 'kind', 'status', 'new_limit', 'effective_from', 'updated_at'])
        .where('partition', '=', partition)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        companyId: row.company_id,
        data: {
          id: row.id,
          customerId: row.customer_id,
          kind: row.kind,
          status: row.status,
          newLimit: wireOf(centsOfColumn(row.new_limit)),
          effectiveFrom: row.effective_from,
          changedAt: row.updated_at.toISOString(),
        },
      };
    },
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
