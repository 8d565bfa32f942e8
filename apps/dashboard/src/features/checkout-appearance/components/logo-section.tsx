import { chakra } from '@chakra-ui/react';
import type { Colour } from '@dasbor/domain/checkout-appearance';
import { useId, useRef, useState } from 'react';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { useFileDrop } from '../../../shared/intake/file/use-file-drop.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useUploadLogo } from '../api/use-checkout-appearance.ts';
import { type AppearanceValues, logoValuesOf } from '../forms/appearance-values.ts';
import { checkLogo } from '../forms/check-logo.ts';
import { imageAddress } from './image-address.ts';
import { LogoRefused } from './logo-refused.tsx';

type LogoSectionProps = { form: FormState<AppearanceValues>; headerColour: Colour };

/** The logo by drag or by click. It is stored at once, and belongs to the draft when the draft is saved. */
export const LogoSection = ({ form, headerColour }: LogoSectionProps) => {
  const t = useT('checkout-appearance');
  const upload = useUploadLogo();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ file: string; failure: Failure } | null>(null);
  const { logo } = form.values;
  const gone = form.errorOf('logo.id');

  const take = async (file: File) => {
    setRefused(null);
    setBusy(true);
    try {
      const problem = await checkLogo(file);
      if (problem) setRefused({ file: file.name, failure: { kind: 'problem', ...problem } });
      else form.set({ logo: logoValuesOf(await upload(file)) });
    } catch (error) {
      setRefused({ file: file.name, failure: describeFailure(error) });
    } finally {
      setBusy(false);
    }
  };
  const isOver = useFileDrop(isBusy ? null : (file) => void take(file));
  const pick = (label: string) => (
    <Button loading={isBusy} onClick={() => input.current?.click()}>
      {label}
    </Button>
  );

  return (
    <Section title={t('logo.title')} data-section="logo">
      <chakra.div
        data-drop={isOver ? 'over' : 'waiting'}
        css={DROP}
        borderColor={isOver ? 'brand.solid' : 'border.control'}
        bg={isOver ? 'brand.subtle' : 'bg.subtle'}
      >
        {logo && !isOver ? (
          <chakra.div css={ON_HEADER} style={{ background: headerColour }}>
            <img src={imageAddress(logo.url)} alt={t('logo.current')} />
          </chakra.div>
        ) : (
          <p>{isOver ? t('logo.over') : t('logo.lead')}</p>
        )}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2">
          {pick(logo ? t('logo.replace') : t('logo.pick'))}
          {logo ? (
            <Button variant="quiet" onClick={() => form.set({ logo: null })}>
              {t('logo.remove')}
            </Button>
          ) : null}
        </chakra.div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('logo.file')}
          accept="image/png"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void take(file);
          }}
        />
        <chakra.p textStyle="small" color="fg.muted">
          {t('logo.hint')}
        </chakra.p>
      </chakra.div>
      {refused ? <LogoRefused {...refused} /> : null}
      {gone ? <ErrorText id={errorId}>{gone}</ErrorText> : null}
      {logo ? (
        <chakra.div display="grid" gap="2">
          <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            <TextField label={t('logo.width')} inputMode="numeric" {...form.field('logo.width')} />
            <TextField label={t('logo.height')} inputMode="numeric" {...form.field('logo.height')} />
          </chakra.div>
          <chakra.p textStyle="small" color="fg.subtle">
            {t('logo.size')}
          </chakra.p>
        </chakra.div>
      ) : (
        <chakra.p textStyle="small" color="fg.muted">
          {t('logo.none')}
        </chakra.p>
      )}
    </Section>
  );
};

const DROP = {
  display: 'grid',
  justifyItems: 'center',
  gap: '3',
  px: '4',
  py: '6',
  mb: '4',
  textAlign: 'center',
  borderWidth: '1.5px',
  borderStyle: 'dashed',
  borderRadius: 'panel',
} as const;

const ON_HEADER = {
  display: 'grid',
  placeItems: 'center',
  w: 'full',
  maxW: '20rem',
  p: '4',
  borderRadius: 'control',
  '& img': { maxW: 'full', maxH: '4rem', objectFit: 'contain' },
} as const;
