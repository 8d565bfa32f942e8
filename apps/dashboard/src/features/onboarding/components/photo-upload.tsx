import { chakra } from '@chakra-ui/react';
import { useCallback, useId, useRef, useState } from 'react';
import { useProblemWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { OnboardingImage } from '../api/types.ts';
import { checkPhoto } from '../forms/check-photo.ts';

type PhotoUploadProps = {
  label: string;
  hint?: string;
  /** What the server has. */
  stored: OnboardingImage | null;
  upload: (file: File) => Promise<void>;
  error?: string | undefined;
};

/** A photo of a document. It is stored at once. Nobody of the merchant can open it later, so the preview is of the chosen file. */
export const PhotoUpload = ({ label, hint, stored, upload, error }: PhotoUploadProps) => {
  const t = useT('onboarding');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [picked, setPicked] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ file: string; failure: Failure } | null>(null);

  const take = async (file: File) => {
    setRefused(null);
    setBusy(true);
    try {
      const problem = await checkPhoto(file);
      if (problem) return setRefused({ file: file.name, failure: { kind: 'problem', ...problem } });
      await upload(file);
      setPicked(file);
    } catch (thrown) {
      setRefused({ file: file.name, failure: describeFailure(thrown) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <chakra.div
      role="group"
      aria-labelledby={id}
      display="grid"
      gap="2"
      data-photo={stored ? 'stored' : 'none'}
    >
      <chakra.p id={id} textStyle="label">
        {label}
      </chakra.p>
      <chakra.div css={BOX} borderColor={error ? 'border.error' : 'border.control'}>
        {stored ? <Stored stored={stored} picked={picked} label={label} /> : null}
        <Button loading={isBusy} onClick={() => input.current?.click()}>
          {stored ? t('photo.replace') : t('photo.pick')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept="image/jpeg,.jpg,.jpeg"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void take(file);
          }}
        />
        <chakra.p textStyle="small" color="fg.muted">
          {hint ?? t('photo.hint')}
        </chakra.p>
      </chakra.div>
      {refused ? <Refused {...refused} /> : null}
      {error && !refused ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}
    </chakra.div>
  );
};

type StoredProps = { stored: OnboardingImage; picked: File | null; label: string };

const Stored = ({ stored, picked, label }: StoredProps) => {
  const t = useT('onboarding');
  const { count } = useFormat();
  const size = t('photo.size', { size: count(Math.ceil(stored.size / 1024)) });
  return (
    <chakra.div display="grid" gap="1" justifyItems="center" maxW="full" role="status">
      {picked ? <Preview file={picked} label={label} /> : null}
      <chakra.p fontWeight="medium" overflowWrap="anywhere">
        {picked ? picked.name : t('photo.stored')}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        {size} · <Time value={stored.uploaded_at} /> · {stored.uploaded_by}
      </chakra.p>
    </chakra.div>
  );
};

const Preview = ({ file, label }: { file: File; label: string }) => {
  const t = useT('onboarding');
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  return (
    <chakra.img
      ref={show}
      alt={t('photo.preview', { document: label })}
      maxW="full"
      maxH="12rem"
      objectFit="contain"
      borderRadius="sm"
    />
  );
};

const Refused = ({ file, failure }: { file: string; failure: Failure }) => {
  const t = useT('onboarding');
  const { title, action } = useProblemWords(failure);
  return (
    <Banner tone="danger" live="alert" title={t('photo.refused', { file })}>
      {title} {action}
    </Banner>
  );
};

const BOX = {
  display: 'grid',
  justifyItems: 'center',
  gap: '3',
  px: '4',
  py: '5',
  textAlign: 'center',
  bg: 'bg.subtle',
  borderWidth: '1.5px',
  borderStyle: 'dashed',
  borderRadius: 'panel',
} as const;
