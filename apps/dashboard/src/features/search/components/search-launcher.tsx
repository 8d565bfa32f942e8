import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { SearchIcon } from '../../../shared/ui/icons.tsx';
import { isAsked } from '../../../shared/ui/overlays/is-asked.ts';
import { lazyPart, useLazyPart } from '../../../shared/ui/overlays/lazy-part.ts';
import type { Surroundings } from '../presentation/use-choices.ts';
import { HeldKeys } from './held-keys.tsx';

export type SearchLauncherProps = {
  label: string;
} & Surroundings;

/** The header's search button, also Ctrl-K or ⌘K. The palette loads when it is first needed. */
export const SearchLauncher = ({ label, ...around }: SearchLauncherProps) => {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');

  const close = () => {
    setTyped('');
    setOpen(false);
  };
  const [Palette] = useLazyPart(palette, open, close);

  // Before paint, so that the keys work as soon as the button is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!isAsked()) setOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <Button
        size="sm"
        fontWeight="normal"
        color="fg.subtle"
        justifyContent="flex-start"
        px={{ base: '0', lg: '2.5' }}
        minW={{ base: '8', lg: '13rem' }}
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={palette.preload}
        onFocus={palette.preload}
        onClick={() => setOpen(true)}
      >
        <chakra.span mx={{ base: 'auto', lg: '0' }}>
          <SearchIcon />
        </chakra.span>
        <chakra.span display={{ base: 'none', lg: 'inline' }}>{label}</chakra.span>
        {/* Decorative: the button has a label, and aria-keyshortcuts announces the keys. */}
        <chakra.kbd
          aria-hidden="true"
          display={{ base: 'none', lg: 'inline' }}
          ms="auto"
          fontFamily="inherit"
          fontSize="xs"
          data-keys={SEARCH_KEYS}
          _before={{ content: 'attr(data-keys)' }}
        />
      </Button>
      {open ? (
        Palette ? (
          <Palette {...around} typed={typed} onClose={close} />
        ) : (
          <HeldKeys onType={setTyped} onClose={close} />
        )
      ) : null}
    </>
  );
};

export const SEARCH_KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

export const palette = lazyPart(async () => {
  const [{ SearchPalette }, { searchLocale }, { currentLanguage }] = await Promise.all([
    import('./search-palette.tsx'),
    import('../locales/index.ts'),
    import('../../../shared/i18n/locale.ts'),
  ]);
  await searchLocale.load(currentLanguage());
  return { default: SearchPalette };
});
