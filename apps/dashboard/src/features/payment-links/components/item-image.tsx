import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormField } from '../../../shared/forms/use-form.tsx';
import { useProblemWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { useUploadImage } from '../api/use-upload-image.ts';
import { checkImage } from '../forms/check-image.ts';
import { Thumbnail } from './thumbnail.tsx';

type ItemImageProps = {
  /** `Item 1`. */
  item: string;
  field: FormField<string>;
  /** Called with 1 when an upload begins and with -1 when it ends. */
  onUploading: (change: 1 | -1) => void;
};

/** The picture of one item. It is stored at once, and belongs to the link when the link is made. */
export const ItemImage = ({ item, field, onUploading }: ItemImageProps) => {
  const t = useT('payment-links');
  const upload = useUploadImage();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ file: string; failure: Failure } | null>(null);
  // The item may be moved up or removed while its picture is on its way.
  const latest = useRef<FormField<string> | null>(null);
  useEffect(() => {
    latest.current = field;
    return () => {
      latest.current = null;
    };
  });

  const take = async (file: File) => {
    setRefused(null);
    setBusy(true);
    onUploading(1);
    try {
      const problem = await checkImage(file);
      if (problem) setRefused({ file: file.name, failure: { kind: 'problem', ...problem } });
      else {
        const id = await upload(file);
        latest.current?.onChange(id);
      }
    } catch (error) {
      setRefused({ file: file.name, failure: describeFailure(error) });
    } finally {
      setBusy(false);
      onUploading(-1);
    }
  };
  const pick = field.value ? 'form.replaceImage' : 'form.addImage';

  return (
    <chakra.div display="grid" gap="2">
      <chakra.div display="flex" alignItems="center" flexWrap="wrap" gap="2">
        {field.value ? <Thumbnail image={field.value} /> : null}
        <Button
          size="xs"
          loading={isBusy}
          aria-label={`${t(pick)}: ${item}`}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.error ? errorId : undefined}
          onClick={() => input.current?.click()}
        >
          {t(pick)}
        </Button>
        {field.value && !isBusy ? (
          <Button
            size="xs"
            variant="quiet"
            aria-label={`${t('form.removeImage')}: ${item}`}
            onClick={() => field.onChange('')}
          >
            {t('form.removeImage')}
          </Button>
        ) : null}
        <chakra.span role="status" textStyle="small" color="fg.muted">
          {isBusy ? t('form.uploading') : ''}
        </chakra.span>
      </chakra.div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('form.imageFile', { item })}
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      {field.error ? <ErrorText id={errorId}>{field.error}</ErrorText> : null}
      {refused ? <ImageRefused {...refused} /> : null}
    </chakra.div>
  );
};

const ImageRefused = ({ file, failure }: { file: string; failure: Failure }) => {
  const t = useT('payment-links');
  const { title, action } = useProblemWords(failure);
  return (
    <Banner tone="danger" live="alert" title={t('form.imageRefused', { file })}>
      {title} {action}
    </Banner>
  );
};
