import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { recordTexts } from '#platform/messages/records/index.ts';
import { linkTo } from '../shell/address.ts';
import { useCan } from '../signed-in.ts';
import { useTexts } from '../texts.ts';

const mayImportFiles = 'tripDirector.postImport';

/** Above a list, for those who may: to where its records are brought in by file. */
export function ImportLink({ path }: { readonly path: string }): ReactNode {
  const t = useTexts(recordTexts);
  const mayImport = useCan(mayImportFiles);
  if (!mayImport) return null;
  return (
    <Link {...linkTo(path)} className="btn btn-s max-md:aspect-square max-md:flex-none! max-md:px-0">
      <Upload size={16} aria-hidden="true" />
      <span className="max-md:sr-only">{t('importFile')}</span>
    </Link>
  );
}
