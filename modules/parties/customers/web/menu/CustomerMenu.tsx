import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { locales } from '#platform/language.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { maySee, screenAt } from '#platform/web/screens.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useDesk, useTitles } from '#platform/web/shell/desk.ts';
import { holds } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { countsRead, customersNoun } from '../calls.ts';
import { applicationsPath, creditListPath, customerListPath, customersPath, pendingPath } from '../paths.ts';

/** The screens of customers, each with the counts of what stands behind it; each count leads to what it counts. */
const entries = [
  {
    path: customersPath,
    counts: [
      { count: 'active', word: 'standing_ACTIVE', url: `${customersPath}?standing=ACTIVE` },
      { count: 'suspended', word: 'standing_SUSPENDED', url: `${customersPath}?standing=SUSPENDED` },
    ],
  },
  { path: customerListPath, counts: [{ count: 'total', word: 'customers', url: customerListPath }] },
  {
    path: pendingPath,
    counts: [
      { count: 'approve', word: 'group_approve', url: `${pendingPath}?group=approve` },
      { count: 'pending', word: 'group_pending', url: `${pendingPath}?group=pending` },
    ],
  },
  { path: applicationsPath, counts: [{ count: 'new', word: 'group_new', url: `${applicationsPath}?status=pending` }] },
  {
    path: creditListPath,
    counts: [{ count: 'creditadjust', word: 'group_creditadjust', url: creditListPath }],
  },
] as const;

/** `/shippermenu`: where the work on customers begins. */
export function CustomerMenu(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const titles = useTitles();
  const { screens } = useDesk();
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  useChannel(customersNoun);
  const { data } = useQuery(countsRead);
  return (
    <>
      <h1 className="mb-5 text-xl font-semibold sm:text-2xl">{t('customerMenu')}</h1>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
        {entries.map(({ path, counts }) => {
          const screen = screenAt(screens, path);
          if (!screen || !maySee(screen.needs, true, holds)) return null;
          return (
            <li key={path} className="card flex flex-col">
              <h2 className="border-b border-line font-semibold">
                <Link to={path} className="block rounded-t-card px-4 py-3 -outline-offset-2 hover:bg-sunken/60">
                  {titles(screen.title)}
                </Link>
              </h2>
              <ul className="p-1.5">
                {counts.map(({ count, word, url }) => (
                  <li key={count}>
                    <Link
                      {...linkTo(url)}
                      className="flex min-h-9 items-center justify-between rounded-ctl px-2.5 hover:bg-sunken pointer-coarse:min-h-12"
                    >
                      <span className="text-muted">{t(word)}</span>
                      {data ? (
                        <span className="font-semibold tabular-nums">{number.format(data[count])}</span>
                      ) : (
                        <span className="skeleton h-4 w-8" />
                      )}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </>
  );
}
