import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import { describeFailure } from '../lib/failure.ts';
import { Status } from '../status/status.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { Button } from '../ui/button.tsx';
import { FailureBanner } from '../ui/failure-banner.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { Section } from '../ui/page/section.tsx';
import { Time } from '../ui/time.tsx';
import { uploadMeanings } from './status-view.ts';
import type { Upload, UploadCalls, UploadPaths } from './types.ts';
import { useUploads } from './use-uploads.ts';

type EarlierUploadsProps = { calls: UploadCalls; paths: UploadPaths };

/** Drafts to continue, and what became of other files. */
export const EarlierUploads = ({ calls, paths }: EarlierUploadsProps) => {
  const t = useT('uploads');
  const { data = [], error, mutate } = useUploads(calls);
  const [deleting, setDeleting] = useState<Upload | null>(null);
  if (error && data.length === 0)
    return (
      <FailureBanner
        failure={describeFailure(error)}
        title={t('earlier.failed')}
        onRetry={() => void mutate()}
      />
    );
  if (data.length === 0) return null;
  return (
    <Section title={t('earlier.title')} padding="flush">
      <chakra.ul listStyleType="none" p="0" m="0">
        {data.map((upload) => (
          <UploadLine
            key={upload.id}
            upload={upload}
            to={paths.of(upload.id)}
            onDelete={() => setDeleting(upload)}
          />
        ))}
      </chakra.ul>
      <ConfirmDialog
        danger
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        title={t('delete.title')}
        text={t('delete.text', { file: deleting?.file_name ?? '' })}
        yes={t('delete.yes')}
        onConfirm={async () => {
          await calls.remove(deleting?.id ?? '');
          await mutate();
          setDeleting(null);
        }}
      />
    </Section>
  );
};

type UploadLineProps = { upload: Upload; to: string; onDelete: () => void };

const UploadLine = ({ upload, to, onDelete }: UploadLineProps) => {
  const t = useT('uploads');
  const { count, rupiah } = useFormat();
  const { status, created, total } = upload;
  const isDraft = status === 'initiated';
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px={{ base: '4', sm: '5' }}
      py="3"
      borderTopWidth="1px"
    >
      <chakra.div flex="1 1 14rem" minW="0">
        <AppLink to={to} overflowWrap="anywhere">
          {upload.file_name}
        </AppLink>
        <chakra.p textStyle="small" color="fg.muted">
          <Time value={upload.submitted_at ?? upload.created_at} />
          {` · ${upload.submitted_by_name ?? upload.created_by_name} · `}
          {isDraft
            ? t('earlier.rows', { many: count(upload.rows) })
            : t('earlier.created', {
                done: count(created),
                total: count(total),
                amount: rupiah(upload.created_amount),
              })}
        </chakra.p>
      </chakra.div>
      <Status of={uploadMeanings} is={status} />
      {isDraft ? (
        <Button size="xs" onClick={onDelete} aria-label={t('delete.label', { file: upload.file_name })}>
          {t('delete.short')}
        </Button>
      ) : null}
    </chakra.li>
  );
};
