import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Time } from '../../../shared/ui/time.tsx';
import type { CheckoutAppearance } from '../api/types.ts';

/** Who changed and published it last, and when. */
export const HistoryLine = ({ appearance }: { appearance: CheckoutAppearance }) => {
  const t = useT('checkout-appearance');
  const { changed_by: changedBy, changed_at: changedAt } = appearance;
  const { published_by: publishedBy, published_at: publishedAt } = appearance;
  return (
    <chakra.ul aria-label={t('history')} css={LINES}>
      {publishedBy !== null && publishedAt !== null ? (
        <li>
          {t('publishedBy', { name: publishedBy })}, <Time value={publishedAt} />
        </li>
      ) : null}
      {changedBy !== null && changedAt !== null && appearance.has_changes ? (
        <li>
          {t('changed', { name: changedBy })}, <Time value={changedAt} />
        </li>
      ) : null}
    </chakra.ul>
  );
};

const LINES = {
  listStyleType: 'none',
  p: '0',
  m: '0',
  mt: '1',
  textStyle: 'small',
  color: 'fg.muted',
} as const;
