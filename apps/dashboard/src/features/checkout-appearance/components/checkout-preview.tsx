import { chakra } from '@chakra-ui/react';
import { type ShownColours, SURFACES } from '@dasbor/domain/checkout-appearance';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { LogoValues } from '../forms/appearance-values.ts';
import { imageAddress } from './image-address.ts';

export type PreviewTheme = keyof typeof SURFACES;

type CheckoutPreviewProps = {
  theme: PreviewTheme;
  colours: ShownColours;
  logo: LogoValues | null;
  /** Shown without a logo. */
  merchant: string;
};

const EXAMPLE_AMOUNT = 150_000;

/** A picture of the checkout. Nothing in it can be pressed. */
export const CheckoutPreview = ({ theme, colours, logo, merchant }: CheckoutPreviewProps) => {
  const t = useT('checkout-appearance');
  const { rupiah } = useFormat();
  const { header, onHeader, button, onButton, link } = colours;
  const [panel, canvas] = SURFACES[theme];
  const { text, muted, line } = TEXT[theme];
  return (
    <chakra.div
      role="img"
      aria-label={t('preview.label')}
      css={PAGE}
      style={{ background: canvas, color: text }}
    >
      <div data-part="header" style={{ background: header, color: onHeader }}>
        {logo ? <Logo logo={logo} /> : <strong>{merchant}</strong>}
        <span data-part="small">ID · EN</span>
      </div>
      <div data-part="body">
        <div>
          <span data-part="small" style={{ color: muted }}>
            {t('preview.total')}
          </span>
          <div data-part="amount">{rupiah(EXAMPLE_AMOUNT)}</div>
          <span data-part="small" style={{ color: muted }}>
            {t('preview.until')}
          </span>
        </div>
        <div data-part="ways" style={{ background: panel, borderColor: line }}>
          {WAYS.map((way) => (
            <div key={way} style={{ borderColor: line }}>
              {t(`preview.${way}`)}
            </div>
          ))}
        </div>
        <div data-part="button" style={{ background: button, color: onButton }}>
          {t('preview.pay')}
        </div>
        <span data-part="link" style={{ color: link }}>
          {t('preview.details')}
        </span>
      </div>
    </chakra.div>
  );
};

const Logo = ({ logo: { url, width, height } }: { logo: LogoValues }) => (
  <img
    src={imageAddress(url)}
    alt=""
    style={{ width: `${Number(width) || 0}px`, height: `${Number(height) || 0}px` }}
  />
);

const WAYS = ['qris', 'va', 'wallet'] as const;

/** --fg, --muted and --line of the checkout. */
const TEXT = {
  light: { text: '#201e1a', muted: '#4e4a44', line: '#e9e5e0' },
  dark: { text: '#f6f3ef', muted: '#d8d3ce', line: '#33302b' },
} as const satisfies Record<PreviewTheme, object>;

const PAGE = {
  maxW: '22.5rem',
  mx: 'auto',
  borderWidth: '1px',
  borderColor: 'border.muted',
  borderRadius: 'panel',
  overflow: 'hidden',
  textStyle: 'body',
  '& [data-part=header]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: '14',
    px: '4',
    py: '2',
  },
  '& [data-part=header] img': { objectFit: 'contain', objectPosition: 'left', maxW: '10rem', maxH: '4rem' },
  '& [data-part=header] strong': { overflowWrap: 'anywhere' },
  '& [data-part=body]': { display: 'grid', gap: '4', p: '4' },
  '& [data-part=small]': { textStyle: 'small', flexShrink: 0 },
  '& [data-part=amount]': { textStyle: 'title', fontVariantNumeric: 'tabular-nums' },
  '& [data-part=ways]': { borderWidth: '1px', borderRadius: 'control' },
  '& [data-part=ways] > div': { px: '3', py: '2.5', borderTopWidth: '1px' },
  '& [data-part=ways] > div:first-of-type': { borderTopWidth: '0' },
  '& [data-part=button]': {
    display: 'grid',
    placeItems: 'center',
    minH: '12',
    borderRadius: 'control',
    fontWeight: 'semibold',
  },
  '& [data-part=link]': { textDecoration: 'underline', justifySelf: 'center' },
} as const;
