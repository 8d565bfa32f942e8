import { chakra } from '@chakra-ui/react';
import {
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { isAsked } from '../../../shared/ui/overlays/is-asked.ts';
import { SearchIcon } from '../../../shared/ui/icons.tsx';
import { useDebounced } from '../../../shared/lib/use-debounced.ts';
import { useSearch } from '../api/use-search.ts';
import { type Choice, step } from '../presentation/choices.ts';
import { type Surroundings, useChoices } from '../presentation/use-choices.ts';
import { ChoiceList } from './choice-list.tsx';

export type SearchPaletteProps = {
  /** The text typed before this loaded. */
  typed: string;
  onClose: () => void;
} & Surroundings;

const PAUSE_MS = 200;
const LONGEST = 100;

/** A combobox in the browser's native modal dialog, which handles focus, Escape and the inert page. */
export const SearchPalette = ({ typed, onClose, ...around }: SearchPaletteProps) => {
  const t = useT('search');
  const navigate = useNavigate();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typed.slice(0, LONGEST));
  const [chosen, setChosen] = useState(0);

  const wanted = useDebounced(text.trim(), PAUSE_MS);
  const { data: hits = [], error, isLoading } = useSearch(wanted);
  const choices = useChoices(useDeferredValue(text), wanted.length < 2 ? [] : hits, around);
  const active = Math.min(chosen, choices.length - 1);
  const isSearching = isLoading || wanted !== text.trim();

  const onAsked = useEffectEvent(onClose);
  // Before paint, so that no key is lost between the buffer and the field.
  useLayoutEffect(() => {
    // A confirmation opened while this was loading.
    if (isAsked()) return onAsked();
    dialog.current?.showModal();
    field.current?.focus();
  }, []);

  const take = (choice: Choice) => {
    dialog.current?.close();
    choice.run?.();
    if (choice.to) void navigate(choice.to);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const current = choices[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setChosen(step(active, event.key === 'ArrowDown' ? 1 : -1, choices.length));
    } else if (event.key === 'Enter' && current) {
      take(current);
    } else {
      return;
    }
    event.preventDefault();
  };

  return (
    <chakra.dialog ref={dialog} aria-label={t('title')} onClose={onClose} onClick={closeOutside} css={DIALOG}>
      <chakra.div
        display="flex"
        alignItems="center"
        gap="2.5"
        px="4"
        borderBottomWidth="1px"
        color="fg.subtle"
      >
        <SearchIcon />
        <chakra.input
          ref={field}
          role="combobox"
          aria-label={t('title')}
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={choices[active] ? `${listId}-${active}` : undefined}
          placeholder={t('placeholder')}
          maxLength={LONGEST}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          flex="1"
          minW="0"
          h="12"
          bg="transparent"
          border="0"
          outline="0"
          color="fg"
          fontSize={{ base: 'lg', sm: 'md' }}
          _placeholder={{ color: 'fg.subtle' }}
        />
      </chakra.div>
      {text.trim() === '' ? (
        <chakra.p textStyle="small" color="fg.muted" px="4" pt="3">
          {t('hint')}
        </chakra.p>
      ) : null}
      <ChoiceList id={listId} choices={choices} active={active} onPoint={setChosen} onTake={take} />
      <chakra.output
        textStyle="small"
        color="fg.muted"
        display="block"
        px="4"
        py={choices.length === 0 ? '5' : '0'}
      >
        {choices.length === 0 && !isSearching ? (
          <>
            <chakra.span display="block" color="fg" mb="1" overflowWrap="anywhere">
              {t('none', { text: text.trim() })}
            </chakra.span>
            {t('hint')}
          </>
        ) : null}
        <chakra.span srOnly>
          {isSearching && !error ? t('searching') : t('found', { count: choices.length })}
        </chakra.span>
      </chakra.output>
      <chakra.p aria-hidden="true" css={HELP}>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('help.move')} <kbd>↵</kbd> {t('help.open')} <kbd>Esc</kbd> {t('help.close')}
      </chakra.p>
    </chakra.dialog>
  );
};

/** A click on the backdrop targets the dialog itself, outside its content. */
const closeOutside = (event: MouseEvent<HTMLDialogElement>): void => {
  if (event.target === event.currentTarget) event.currentTarget.close();
};

const DIALOG = {
  m: '0 auto',
  mt: { base: '2', sm: '12vh' },
  p: '0',
  width: 'min(38rem, calc(100vw - 1rem))',
  maxW: 'none',
  maxH: 'min(34rem, 80dvh)',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderRadius: 'panel',
  boxShadow: 'lg',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { bg: 'bg.overlay' },
} as const;

const HELP = {
  display: { base: 'none', sm: 'flex' },
  gap: '2',
  alignItems: 'center',
  px: '4',
  py: '2.5',
  borderTopWidth: '1px',
  textStyle: 'caption',
  color: 'fg.subtle',
  '& kbd': {
    fontFamily: 'mono',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderRadius: 'xs',
    px: '1',
    '&:not(:first-of-type):not(:nth-of-type(2))': { ms: '2' },
  },
} as const;
