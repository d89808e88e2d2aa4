import type { Context } from '#platform/server/implement.ts';
import { colleaguesWith } from '#modules/base/access/server/index.ts';
import { sendLetter } from '#modules/base/companies/server/index.ts';
import { integrationMailTexts } from '../messages/mail/index.ts';
import { failingDays } from '../signature.ts';

interface Troubled {
  readonly company_id: string;
  readonly url: string;
}

/** Writes to those who look after endpoints: one was paused because it failed for days, or a delivery was given up. */
export async function tellAdministrators(
  context: Context,
  { company_id, url }: Troubled,
  trouble: 'paused' | 'givenUp',
): Promise<void> {
  const people = await colleaguesWith(context, company_id, ['tripDirector.putWebhookEndpoint']);
  for (const person of people)
    await sendLetter(context, integrationMailTexts, person, company_id, (text) => ({
      purpose: trouble === 'paused' ? 'webhookPaused' : 'webhookGivenUp',
      subject: text(`${trouble}Subject`),
      paragraphs: [text(`${trouble}Intro`, { host: new URL(url).host, days: failingDays }), text(`${trouble}Ask`)],
      action: { label: text('action'), url: `${context.app.config.baseUrl}/webhookdeliveries` },
    }));
}
