import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { AppearanceValues, PreviewColours } from '../forms/appearance-values.ts';
import type { PreviewTheme } from '../forms/preview-address.ts';
import { CheckoutPreview } from './checkout-preview.tsx';

type PreviewSectionProps = { colours: PreviewColours; logo: AppearanceValues['logo'] };

/** How customers will see it, in both themes. */
export const PreviewSection = ({ colours, logo }: PreviewSectionProps) => {
  const t = useT('checkout-appearance');
  const { merchant_name: merchant } = useSession();
  const [theme, setTheme] = useState<PreviewTheme>('light');
  return (
    <Section
      title={t('preview.title')}
      data-section="preview"
      position={{ lg: 'sticky' }}
      top={{ lg: '20' }}
      actions={
        <chakra.div role="group" aria-label={t('preview.theme')} display="flex" gap="1">
          {THEMES.map((one) => (
            <Button
              key={one}
              size="xs"
              variant={one === theme ? 'secondary' : 'quiet'}
              aria-pressed={one === theme}
              onClick={() => setTheme(one)}
            >
              {t(`preview.${one}`)}
            </Button>
          ))}
        </chakra.div>
      }
    >
      <CheckoutPreview theme={theme} shown={{ colours, logo, merchant }} />
      {colours.isExact ? null : (
        <chakra.p textStyle="small" color="fg.muted" mt="3">
          {t('preview.nearest')}
        </chakra.p>
      )}
    </Section>
  );
};

const THEMES = ['light', 'dark'] as const;
