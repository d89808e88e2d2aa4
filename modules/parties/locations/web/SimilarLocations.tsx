import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { client } from '#platform/web/rpc.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { locationService } from '../contract.ts';
import { locationTexts } from '../messages/index.ts';
import { locationPages } from './index.ts';

const { getSimilarLocations } = client(locationService);
/** Milliseconds after the last key before it is asked whether the name is there already. */
const typingPause = 500;

/** Warns of locations that this one may repeat; it does not refuse them, two gates of a port may share a name. */
export function SimilarLocations({ id }: { readonly id: string | undefined }): ReactNode {
  const t = useTexts(locationTexts);
  const [name, ...typed] = useWatch({ name: ['name', 'latitude', 'longitude'] }) as [string, ...unknown[]];
  // What is no coordinate yet is for its field to say.
  const [latitude, longitude] = typed.every((each) => typeof each === 'number') ? typed : [null, null];
  const asked = useSettled(JSON.stringify({ ...(id && { id }), name, latitude, longitude }));
  const { data: found = [] } = useQuery({
    queryKey: ['locations', 'similar', asked],
    queryFn: ({ signal }) => getSimilarLocations(JSON.parse(asked) as never, { signal }),
    enabled: name !== '' || latitude !== null,
    retry: false,
  });
  return (
    <div role="status" className="text-sm empty:hidden sm:col-span-2">
      {found.length > 0 && (
        <div className="rounded-lg border border-warn bg-warn-soft px-3 py-2">
          <p className="font-medium">{t('similar')}</p>
          <ul>
            {found.map(({ id: other, code, name: called, city, reason, distance }) => (
              <li key={other}>
                <Link
                  {...linkTo(locationPages.formPath(other))}
                  target="_blank"
                  className="text-brand underline underline-offset-3"
                >
                  {t(`similar_${reason}`, { name: called, code, city, distance: distance ?? 0 })}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** A value once it has stayed the same for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
