import { sql } from 'kysely';
import type { z } from 'zod';
import { translator } from '#platform/messages.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { companyById } from '#modules/base/companies/server/index.ts';
import { plainDocument } from '#modules/parties/parties/server/index.ts';
import { podPaperTexts } from '#modules/work/pods/messages/paper/index.ts';
import type { podPackService } from '#modules/work/pods/pack-contract.ts';
import type { PackState } from '#modules/work/pods/pack-status.ts';
import { packColumns, packLoad, routeOf, type StoredPack } from './packs.ts';

type Answer = z.input<(typeof podPackService)['operations']['getPodPostList']['output']>;

interface ToPost extends StoredPack {
  readonly postal: Readonly<Record<string, string>> | null;
}

/** More envelopes are not printed at once. */
const atMost = 500;

/** What is to be posted, by customer with its address, to be printed and ticked off. */
export async function printPostList(context: Context): Promise<Answer> {
  refuseWhenLimited(context);
  const { db, partition, language, now } = context;
  const t = translator(language, (await podPaperTexts.load[language]()).texts);
  const { rows } = await sql<ToPost>`
    select ${packColumns}, (select case when c.same_as_physical then c.physical_address else c.postal_address end
        from customer c where c.partition = l.partition and c.id = l.customer_id) as postal
      from pod_pack t ${packLoad}
     where t.partition = ${partition} and t.status = ${literal<PackState>('TO_POST')} order by customer_name, t.asked_at, t.id limit ${atMost}`.execute(
    db,
  );
  const customers = Map.groupBy(rows, ({ customer_name }) => customer_name);
  const company = rows[0] && (await companyById(db, partition, rows[0].company_id));
  const bytes = await plainDocument({
    language,
    title: t('postList'),
    subtitle: [company?.trade_name, rows.length === 0 ? t('nothing') : t('postCount', { count: customers.size })]
      .filter(Boolean)
      .join(' · '),
    sections: [...customers].map(([title, packs]) => ({
      title,
      lines: [
        [t('address'), addressOf(packs[0]!.postal)] as const,
        ...packs.map(
          (pack) =>
            [
              `[   ] ${t('load', { load: pack.load_number })}`,
              [
                pack.reference,
                t('pages', {
                  route: routeOf(pack).replace('→', '-'),
                  count: pack.parts.reduce((sum, { pages }) => sum + pages, 0),
                }),
              ]
                .filter(Boolean)
                .join(' · '),
            ] as const,
        ),
      ],
    })),
    pageLabel: (page) => t('page', { page }),
    madeAt: now,
  });
  return {
    base64: bytes.toString('base64'),
    contentType: 'application/pdf',
    fileName: `${t('fileName')}.pdf`,
  };
}

function addressOf(address: ToPost['postal']): string {
  const { addressLine1, addressLine2, suburb, city, region, postalCode, postalcode } = address ?? {};
  return [addressLine1, addressLine2, suburb, city, region, postalCode ?? postalcode].filter(Boolean).join(', ');
}
