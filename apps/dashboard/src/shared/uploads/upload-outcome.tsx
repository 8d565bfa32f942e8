import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { Money } from '../ui/money.tsx';
import { Section } from '../ui/page/section.tsx';
import { DescriptionList } from '../ui/record/description-list.tsx';
import { Time } from '../ui/time.tsx';
import { RefusedRows } from './refused-rows.tsx';
import type { Upload, UploadCalls, UploadPaths, UploadTexts } from './types.ts';

type UploadOutcomeProps = {
  upload: Upload;
  calls: UploadCalls;
  paths: UploadPaths;
  texts: UploadTexts;
  onAnother: () => void;
};

/** How far a submitted file is, and then what was created of it. */
export const UploadOutcome = (props: UploadOutcomeProps) => {
  const { upload, calls, paths, texts, onAnother } = props;
  const t = useT('uploads');
  const { count } = useFormat();
  const { id, status, created, refused, total } = upload;
  const isRunning = status === 'validated';
  const done = { done: count(created + refused), total: count(total) };
  const name = upload.file_name.replace(/\.[^.]*$/, '');
  return (
    <>
      {isRunning ? (
        <Section title={texts.creating}>
          <chakra.progress
            aria-label={texts.creating}
            max={total}
            value={created + refused}
            width="100%"
            height="2"
            accentColor="brand.solid"
          />
          <chakra.p role="status" mt="3" textStyle="small" fontVariantNumeric="tabular-nums">
            {t('running.progress', done)}
          </chakra.p>
          <chakra.p textStyle="small" color="fg.muted">
            {t('running.leave')}
          </chakra.p>
        </Section>
      ) : (
        <Banner
          tone={created === 0 ? 'danger' : refused > 0 ? 'warning' : 'success'}
          live="status"
          title={created === 0 ? t('done.none') : texts.created(created)}
          actions={
            created === 0 ? null : (
              <>
                <FileButton
                  label={t('done.download')}
                  name={`${name}-${t('done.downloadName')}.${upload.format}`}
                  make={() => calls.result(id, 'created')}
                />
                <LinkButton size="sm">
                  <Link to={paths.records(upload)}>{texts.showAll}</Link>
                </LinkButton>
              </>
            )
          }
        >
          {refused > 0 ? t('done.refused', { many: count(refused) }) : t('done.all')}
        </Banner>
      )}
      <Section title={t('facts.title')}>
        <DescriptionList
          columns={2}
          items={[
            { key: 'file', label: t('facts.file'), value: upload.file_name },
            { key: 'rows', label: t('facts.rows'), value: count(total) },
            { key: 'created', label: t('facts.created'), value: count(created) },
            { key: 'amount', label: t('facts.amount'), value: <Money value={upload.created_amount} /> },
            { key: 'by', label: t('facts.by'), value: upload.submitted_by_name },
            { key: 'at', label: t('facts.at'), value: <Time value={upload.submitted_at} /> },
          ]}
        />
      </Section>
      {refused > 0 ? (
        <RefusedRows
          upload={upload}
          download={
            isRunning ? null : (
              <FileButton
                label={t('refused.download')}
                name={`${name}-${t('refused.downloadName')}.${upload.format}`}
                make={() => calls.result(id, 'refused')}
              />
            )
          }
        />
      ) : null}
      {isRunning ? null : (
        <div>
          <Button size="sm" onClick={onAnother}>
            {t('another')}
          </Button>
        </div>
      )}
    </>
  );
};
