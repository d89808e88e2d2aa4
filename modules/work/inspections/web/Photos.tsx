import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '#platform/web/rpc.ts';
import { documentService } from '#modules/base/documents/contract.ts';

const documents = client(documentService);

/** The photos of an item, side by side. */
export function Photos({ names, label }: { readonly names: readonly string[]; readonly label: string }): ReactNode {
  if (names.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-3">
      {names.map((name, place) => (
        <li key={name}>
          <Photo name={name} label={names.length > 1 ? `${label} ${place + 1}` : label} />
        </li>
      ))}
    </ul>
  );
}

function Photo({ name, label }: { readonly name: string; readonly label: string }): ReactNode {
  const { data: source } = useQuery({
    queryKey: ['inspectionPhotos', name],
    queryFn: async ({ signal }) => {
      const { base64, contentType } = await documents.downloadFile({ blobName: name }, { signal });
      return `data:${contentType};base64,${base64}`;
    },
    staleTime: Infinity,
  });
  if (!source) return <div className="skeleton h-32 w-44" />;
  if (source.startsWith('data:application/pdf'))
    return (
      <a className="btn btn-s" href={source} download={`${label}.pdf`}>
        {label}
      </a>
    );
  return (
    <img src={source} alt={label} className="h-32 max-w-56 rounded-ctl border border-line bg-white object-contain" />
  );
}
