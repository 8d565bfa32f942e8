import { Link } from 'react-router-dom';
import { useT } from '../i18n/use-t.ts';
import { describeFailure } from '../lib/failure.ts';
import { LinkButton } from '../ui/button.tsx';
import { PageState } from '../ui/page/page-state.tsx';
import type { UploadPaths } from './types.ts';
import type { FileDraft } from './use-file-draft.ts';

const MISSING = 'DPAY_UPLOAD_NOT_FOUND';

/** Why the upload of this address is not shown: a draft may have been deleted. */
export const NotOpened = ({ draft, paths }: { draft: FileDraft; paths: UploadPaths }) => {
  const t = useT('uploads');
  if (describeFailure(draft.error).code !== MISSING)
    return <PageState kind="failed" error={draft.error} onRetry={draft.retry} />;
  return (
    <PageState
      kind="missing"
      code={MISSING}
      action={
        <LinkButton>
          <Link to={paths.upload}>{t('another')}</Link>
        </LinkButton>
      }
    />
  );
};
