import { chakra } from '@chakra-ui/react';
import { hasHiddenCharacter, HIDDEN_CHARACTER } from '@dasbor/domain/kernel';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { IconButton } from '../../ui/button.tsx';
import { CrossIcon, SearchIcon } from '../../ui/icons.tsx';
import { Input } from '../../ui/fields/input.tsx';

export type SearchBoxProps = {
  value: string;
  /** What can be found, e.g. "ID, referensi, atau nomor VA". */
  placeholder: string;
  onSearch: (text: string) => void;
};

const PAUSE_MS = 300;

/** Searches when typing pauses, or immediately on Enter. Escape clears it. */
export const SearchBox = ({ value, placeholder, onSearch }: SearchBoxProps) => {
  const t = useT('list');
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [asked, setAsked] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const wanted = seen(text);

  // Another control changed the address: Back, a saved view, "clear all". The box's own search also arrives here, later, and must
  // not overwrite newer typing.
  if (value !== shown) {
    setShown(value);
    setAsked(undefined);
    if (value !== asked) setText(value);
  }

  useEffect(() => {
    if (wanted === value) return;
    const timer = setTimeout(() => {
      setAsked(wanted);
      onSearch(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, value, onSearch]);

  const clear = () => {
    setText('');
    onSearch('');
    input.current?.focus();
  };

  return (
    <chakra.div position="relative" flex="1 1 16rem" minW="0" maxW={{ sm: '24rem' }}>
      <chakra.span
        position="absolute"
        top="0"
        bottom="0"
        insetStart="2.5"
        display="grid"
        placeItems="center"
        color="fg.subtle"
        pointerEvents="none"
      >
        <SearchIcon />
      </chakra.span>
      <Input
        ref={input}
        type="search"
        size="sm"
        ps="8"
        pe="8"
        aria-label={t('search.label')}
        placeholder={placeholder}
        maxLength={100}
        value={text}
        enterKeyHint="search"
        spellCheck={false}
        autoComplete="off"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearch(wanted);
          if (event.key === 'Escape' && text !== '') clear();
        }}
      />
      {text ? (
        <chakra.span position="absolute" top="0" bottom="0" insetEnd="0.5" display="grid" placeItems="center">
          <IconButton size="xs" label={t('search.clear')} onClick={clear}>
            <CrossIcon />
          </IconButton>
        </chakra.span>
      ) : null}
    </chakra.div>
  );
};

const EVERY_HIDDEN = new RegExp(HIDDEN_CHARACTER, 'gu');

/** Invisible characters come from pasted text and never match. */
const seen = (text: string): string =>
  (hasHiddenCharacter(text) ? text.replaceAll(EVERY_HIDDEN, '') : text).trim();
