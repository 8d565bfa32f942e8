import { chakra } from '@chakra-ui/react';
import { SURFACES } from '@dasbor/domain/checkout-appearance';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useDebounced } from '../../../shared/lib/use-debounced.ts';
import { previewAddress, type PreviewTheme, type Previewed } from '../forms/preview-address.ts';

type CheckoutPreviewProps = { shown: Previewed; theme: PreviewTheme };

/** While a colour is dragged through the palette, the page is not asked for each step. */
const PAUSE_MS = 250;

/**
 * The checkout itself with an example order, as the API draws it. Nothing in it can be pressed. The frame has no origin, so it reads nothing of
 * the dashboard; which scripts run, the policy of its page decides: none.
 */
export const CheckoutPreview = ({ shown, theme }: CheckoutPreviewProps) => {
  const t = useT('checkout-appearance');
  const language = useLanguage();
  const address = useDebounced(previewAddress(shown, { theme, language }), PAUSE_MS);
  return (
    <chakra.div
      role="img"
      aria-label={t('preview.label')}
      css={FRAME}
      style={{ background: SURFACES[theme][1] }}
    >
      {/* A new frame for each address: another address in the same frame would be one more step for the Back button. */}
      <iframe
        key={address}
        src={address}
        title={t('preview.label')}
        sandbox="allow-scripts"
        inert
        tabIndex={-1}
      />
    </chakra.div>
  );
};

const FRAME = {
  w: 'full',
  maxW: '24.375rem',
  h: '36rem',
  mx: 'auto',
  borderWidth: '1px',
  borderColor: 'border.muted',
  borderRadius: 'panel',
  overflow: 'hidden',
  '& iframe': { display: 'block', w: 'full', h: 'full', border: '0' },
} as const;
