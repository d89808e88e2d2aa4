import { Link } from '@tanstack/react-router';
import { CloudOff, FileQuestion, Lock, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { RpcFailure } from '#platform/web/rpc.ts';
import { PlainPage } from '#platform/web/shell/PlainPage.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '../messages/desk/index.ts';
import { supplierListPath } from './paths.ts';

interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface RecordGateProps<Data> {
  readonly query: Read<Data>;
  /** Stands where the content will stand. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What was read, or why it cannot be shown. Older content stays while it cannot be read again. */
export function RecordGate<Data>({
  query: { data, error, refetch },
  skeleton,
  children,
}: RecordGateProps<Data>): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const shared = useTexts(publicTexts);
  const failureText = useFailureText();
  if (data !== undefined) return children(data);
  if (error === null) {
    return (
      <div role="status" aria-busy="true" aria-label={shared('loading')}>
        {skeleton}
      </div>
    );
  }
  const code = error instanceof RpcFailure ? error.code : '';
  if (code === 'forbidden') return <PlainPage icon={Lock} title={t('recordForbidden')} text={failureText(error)} />;
  if (code === 'notFound' || code === 'invalidPayload') {
    return (
      <PlainPage icon={FileQuestion} title={t('recordNotFound')} text={t('recordNotFoundText')}>
        <Link to={supplierListPath} className="btn btn-p">
          {t('toSuppliers')}
        </Link>
      </PlainPage>
    );
  }
  return (
    <PlainPage icon={CloudOff} title={t('recordFailed')} text={failureText(error)}>
      <button type="button" className="btn btn-s" onClick={() => void refetch()}>
        <RotateCw size={15} aria-hidden="true" />
        {shared('tryAgain')}
      </button>
    </PlainPage>
  );
}
