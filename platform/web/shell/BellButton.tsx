import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Bell as BellIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useChannel } from '../realtime/use-channel.ts';
import { holds } from '../signed-in.ts';
import { useTexts } from '../texts.ts';
import { linkTo } from './address.ts';
import { useDesk, useTitles } from './desk.ts';
import type { Bell } from './menu-counts.ts';

/** How much concerns the person now, on every screen. Nobody hears a bell whose list they may not see. */
export function BellButton(): ReactNode {
  const { bell } = useDesk();
  return bell && (bell.needs === 'signedIn' || holds(bell.needs)) ? <Ringing bell={bell} /> : null;
}

function Ringing({ bell: { url, title, channel, key, read } }: { readonly bell: Bell }): ReactNode {
  const t = useTexts(deskTexts);
  const titles = useTitles();
  useChannel(channel);
  const { data } = useQuery({ queryKey: [...key], queryFn: ({ signal }) => read(signal), staleTime: 60_000 });
  const { count = 0, isLate = false } = data ?? {};
  return (
    <Link
      {...linkTo(url)}
      className="relative grid size-9 flex-none place-items-center rounded-ctl text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
    >
      <BellIcon size={18} aria-hidden="true" />
      <span className="sr-only">{titles(title)}</span>
      {count > 0 && (
        <span
          className={clsx(
            'absolute top-0.5 right-0 min-w-4 rounded-full px-1 text-center text-2xs font-semibold tabular-nums',
            isLate ? 'bg-danger-soft text-danger' : 'bg-sunken text-ink',
          )}
        >
          <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
          <span className="sr-only">{t(isLate ? 'waitingLate' : 'waitingCount', { count })}</span>
        </span>
      )}
    </Link>
  );
}
