import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { client } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { documentService } from '#modules/base/documents/contract.ts';
import { tripDeskTexts } from '../messages/desk/index.ts';
import type { LoadTrip } from './calls.ts';

const documents = client(documentService);
type TripFile = LoadTrip['files'][number];

/** The photos and signatures of a trip, stop by stop, as they came. */
export function TripFiles({ files }: { readonly files: readonly TripFile[] }): ReactNode {
  return (
    <ul className="mt-3 grid grid-cols-2 gap-4 md:grid-cols-3">
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          <Picture file={file} />
        </li>
      ))}
    </ul>
  );
}

function Picture({ file }: { readonly file: TripFile }): ReactNode {
  const t = useTexts(tripDeskTexts);
  const formats = useFormats();
  const { data: source } = useQuery({
    queryKey: ['tripFiles', file.blobName],
    queryFn: async ({ signal }) => {
      const { base64, contentType } = await documents.downloadFile({ blobName: file.blobName }, { signal });
      return `data:${contentType};base64,${base64}`;
    },
    staleTime: Infinity,
  });
  const name = `${t(`file_${file.kind}`)}${file.signatoryName ? `, ${file.signatoryName}` : ''}`;
  return (
    <figure>
      {source ? (
        <img src={source} alt={name} className="h-40 w-full rounded-ctl border border-line bg-white object-contain" />
      ) : (
        <div className="skeleton h-40" />
      )}
      <figcaption className="mt-1">
        <span className="block truncate font-medium" title={name}>
          {name}
        </span>
        <span className="block truncate text-sm text-muted">
          {[file.stopName, formats.shortMoment(file.capturedAt ?? file.receivedAt)].filter(Boolean).join(' · ')}
        </span>
      </figcaption>
    </figure>
  );
}
