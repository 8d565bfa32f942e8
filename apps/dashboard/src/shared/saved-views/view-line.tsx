import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../i18n/use-t.ts';
import { IconButton } from '../ui/button.tsx';
import { CheckIcon, CrossIcon } from '../ui/icons.tsx';
import { icon } from '../ui/icon.tsx';
import type { SavedView } from './use-saved-views.ts';

type ViewLineProps = {
  view: SavedView;
  isCurrent: boolean;
  onOpen: () => void;
  onShare: (isShared: boolean) => void;
  onRemove: () => void;
};

/** A view is a normal link and can be opened in a new tab. */
export const ViewLine = ({ view, isCurrent, onOpen, onShare, onRemove }: ViewLineProps) => {
  const t = useT('saved-views');
  const { name, is_own: isOwn, is_shared: isShared } = view;
  return (
    <chakra.li display="flex" alignItems="center" borderRadius="sm" _hover={{ bg: 'bg.subtle' }}>
      <chakra.span flex="1" minW="0" css={LINK} fontWeight={isCurrent ? 'semibold' : 'normal'}>
        <Link to={{ search: view.query }} onClick={onOpen}>
          <chakra.span minW="0" overflowWrap="anywhere">
            {name}
            {isOwn ? null : (
              <chakra.span display="block" textStyle="small" fontWeight="normal" color="fg.muted">
                {t('by', { name: view.owner_name })}
              </chakra.span>
            )}
          </chakra.span>
          {isCurrent ? <CheckIcon /> : null}
        </Link>
      </chakra.span>
      {isOwn ? (
        <IconButton
          size="xs"
          label={t(isShared ? 'unshare' : 'share', { name })}
          aria-pressed={isShared}
          color={isShared ? 'brand.fg' : 'fg.subtle'}
          onClick={() => onShare(!isShared)}
        >
          <PeopleIcon />
        </IconButton>
      ) : null}
      {view.may_change ? (
        <IconButton size="xs" label={t('remove', { name })} onClick={onRemove}>
          <CrossIcon />
        </IconButton>
      ) : null}
    </chakra.li>
  );
};

const LINK = {
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    py: '1',
    px: '2.5',
    borderRadius: 'sm',
  },
} as const;

const PeopleIcon = icon(
  <>
    <circle cx="7.5" cy="7" r="2.6" />
    <path d="M2.8 15.8c.3-3 2.1-4.6 4.7-4.6s4.4 1.6 4.7 4.6M12.6 4.7a2.5 2.5 0 0 1 0 4.7M14 11.5c1.9.5 3 2 3.2 4.3" />
  </>,
);
